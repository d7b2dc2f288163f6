import type { Calls } from "domain/calls/calls";
import type { GenerationEvent } from "domain/generation/generation";
import {
  LANGUAGE_CODES,
  type PanelLanguage,
  type PanelTone,
  writingTone,
} from "domain/generation/generation";
import { streamCall } from "#data/callables.ts";

export interface GenerationRequest {
  readonly topic: string;
  readonly language: PanelLanguage;
  readonly tone: PanelTone;
}

export type GenerationResult = Calls["generateArticle"]["output"];

/** @throws DomainError */
export function generateArticle(
  { topic, language, tone }: GenerationRequest,
  onEvent: (event: GenerationEvent) => void,
  signal: AbortSignal,
): Promise<GenerationResult> {
  const input = {
    keyword: topic.replace(/\s+/gu, " ").trim(),
    language: LANGUAGE_CODES[language],
    tone: writingTone(tone),
    includeResearch: true,
  };
  return streamCall("generateArticle", input, onEvent, signal);
}

import type { GenerationCalls, GenerationNews } from "functions/domain/calls-generation";
import {
  languageCode,
  type PanelLanguage,
  type PanelTone,
  writingTone,
} from "functions/domain/generation";
import { streamCall } from "./callables.ts";

/** What the AI panel asks for. */
export interface Wanted {
  readonly topic: string;
  readonly language: PanelLanguage;
  readonly tone: PanelTone;
}

/** A finished article, with what the research found. */
export type Generated = GenerationCalls["generateArticle"]["output"];

/**
 * Has an article written (AI-03). Nothing is stored by it.
 * @param hear gets the news as they arrive
 * @param signal stops the waiting
 * @throws DomainError
 */
export function generateArticle(
  { topic, language, tone }: Wanted,
  hear: (news: GenerationNews) => void,
  signal: AbortSignal,
): Promise<Generated> {
  const input = {
    keyword: topic.replace(/\s+/gu, " ").trim(),
    language: languageCode(language),
    tone: writingTone(tone),
    includeResearch: true,
  };
  return streamCall("generateArticle", input, hear, signal);
}

import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import { singleLineText } from "../shared/text.ts";

/**
 * Languages as the panel names them, with their codes. The types demand the rest of a further one; what a model may
 * invent in it must be added to `claims.ts` by hand.
 */
export const LANGUAGE_CODES = {
  spanish: "es",
  english: "en",
  french: "fr",
  german: "de",
  italian: "it",
} as const;
export type PanelLanguage = keyof typeof LANGUAGE_CODES;
export type LanguageCode = (typeof LANGUAGE_CODES)[PanelLanguage];
export const PANEL_LANGUAGES = Object.keys(LANGUAGE_CODES) as PanelLanguage[];
export const WRITING_TONES = ["professional", "technical"] as const;
export type WritingTone = (typeof WRITING_TONES)[number];

export const PANEL_TONES = [
  "professional",
  "technical",
  "informative",
  "industrial",
  "expert",
] as const;
export type PanelTone = (typeof PANEL_TONES)[number];

export function writingTone(tone: string): WritingTone {
  return tone === "technical" || tone === "expert" ? "technical" : "professional";
}

export const TARGET_WORD_COUNT = 2000;
export const MIN_WORD_COUNT = 300;

export const GenerateArticleInput = v.strictObject({
  keyword: v.pipe(v.string(), v.trim(), v.minLength(3), singleLineText(limits.topic)),
  language: v.optional(v.picklist(Object.values(LANGUAGE_CODES)), "en"),
  tone: v.optional(v.picklist(WRITING_TONES), "professional"),
  includeResearch: v.optional(v.boolean(), true),
});
export type GenerateArticleInput = v.InferOutput<typeof GenerateArticleInput>;

export interface ResearchSource {
  readonly title: string;
  /** Only addresses with https are kept. */
  readonly url: string;
}

export type GenerationEvent =
  | { readonly kind: "phase"; readonly phase: "research" | "writing" }
  | {
      readonly kind: "research";
      readonly findings: string;
      readonly sources: readonly ResearchSource[];
    }
  /** Incomplete JSON, read by `partialArticle`. */
  | { readonly kind: "text"; readonly text: string };

export interface GeneratedArticle {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
}

import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import { singleLineText } from "../shared/text.ts";

export const LANGUAGE_CODES = ["es", "en", "fr", "de", "it"] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
export const WRITING_TONES = ["professional", "technical"] as const;
export type WritingTone = (typeof WRITING_TONES)[number];

export const PANEL_LANGUAGES = ["spanish", "english", "french", "german", "italian"] as const;
export type PanelLanguage = (typeof PANEL_LANGUAGES)[number];
export const PANEL_TONES = [
  "professional",
  "technical",
  "informative",
  "industrial",
  "expert",
] as const;
export type PanelTone = (typeof PANEL_TONES)[number];

const CODES: ReadonlyMap<string, LanguageCode> = new Map([
  ["spanish", "es"],
  ["english", "en"],
  ["french", "fr"],
  ["german", "de"],
  ["italian", "it"],
]);

export function languageCode(language: string): LanguageCode {
  return CODES.get(language) ?? "en";
}

export function writingTone(tone: string): WritingTone {
  return tone === "technical" || tone === "expert" ? "technical" : "professional";
}

export const TARGET_WORD_COUNT = 2000;
export const MIN_WORD_COUNT = 300;

export const GenerateArticleInput = v.strictObject({
  keyword: v.pipe(v.string(), v.trim(), v.minLength(3), singleLineText(limits.topic)),
  language: v.optional(v.picklist(LANGUAGE_CODES), "en"),
  tone: v.optional(v.picklist(WRITING_TONES), "professional"),
  includeResearch: v.optional(v.boolean(), true),
});
export type GenerateArticleInput = v.InferOutput<typeof GenerateArticleInput>;

export interface ResearchSource {
  readonly title: string;
  /** An https address. */
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

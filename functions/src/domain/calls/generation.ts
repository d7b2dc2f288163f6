import * as v from "valibot";
import { LANGUAGE_CODES, WRITING_TONES } from "../generation/generation.ts";
import { limits } from "../shared/limits.ts";
import { lineOf } from "../shared/text.ts";

export const GenerateArticleInput = v.strictObject({
  keyword: v.pipe(v.string(), v.trim(), v.minLength(3), lineOf(limits.topic)),
  language: v.optional(v.picklist(LANGUAGE_CODES), "en"),
  tone: v.optional(v.picklist(WRITING_TONES), "professional"),
  includeResearch: v.optional(v.boolean(), true),
});
export type GenerateArticleInput = v.InferOutput<typeof GenerateArticleInput>;

export interface ResearchSource {
  readonly title: string;
  /** https only. */
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

export interface GenerationCalls {
  /** May take 300 seconds. */
  readonly generateArticle: {
    input: v.InferInput<typeof GenerateArticleInput>;
    output: {
      readonly success: true;
      readonly article: GeneratedArticle;
      readonly words: number;
      readonly findings: string;
      readonly sources: readonly ResearchSource[];
    };
    chunk: GenerationEvent;
  };
}

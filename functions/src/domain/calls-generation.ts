import * as v from "valibot";
import { LANGUAGE_CODES, WRITING_TONES } from "./generation.ts";
import { limits } from "./limits.ts";
import { lineOf } from "./text.ts";

/** Article generation (AI-*). It is the administrators'. */

export const GenerateArticleInput = v.strictObject({
  /** The topic: one line. */
  keyword: v.pipe(v.string(), v.trim(), v.minLength(3), lineOf(limits.topic)),
  language: v.optional(v.picklist(LANGUAGE_CODES), "en"),
  tone: v.optional(v.picklist(WRITING_TONES), "professional"),
  /** Whether facts are looked up with Google Search first. */
  includeResearch: v.optional(v.boolean(), true),
});
export type GenerateArticleInput = v.InferOutput<typeof GenerateArticleInput>;

/** A page that the research found. */
export interface ResearchSource {
  readonly title: string;
  /** https only. */
  readonly url: string;
}

/** What has happened so far, as it is streamed to whoever waits. */
export type GenerationNews =
  | { readonly kind: "phase"; readonly phase: "research" | "writing" }
  | {
      readonly kind: "research";
      readonly findings: string;
      readonly sources: readonly ResearchSource[];
    }
  /** The next piece of the answer, as the model writes it: JSON that is not complete yet (`partialArticle`). */
  | { readonly kind: "text"; readonly text: string };

export interface GeneratedArticle {
  readonly title: string;
  readonly excerpt: string;
  /** Sanitised HTML without pictures. */
  readonly content: string;
}

export interface GenerationCalls {
  /** May take up to 300 seconds. Nothing is stored by it. */
  readonly generateArticle: {
    input: v.InferInput<typeof GenerateArticleInput>;
    output: {
      readonly success: true;
      readonly article: GeneratedArticle;
      readonly words: number;
      /** What the research found, for the person who checks the text; '' and none without research. */
      readonly findings: string;
      readonly sources: readonly ResearchSource[];
    };
    chunk: GenerationNews;
  };
}

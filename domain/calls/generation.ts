import type { Remark } from "../article-html/foreign/reading.ts";
import {
  GenerateArticleInput,
  type GeneratedArticle,
  type GenerationEvent,
  type ResearchSource,
} from "../generation/generation.ts";
import { answer, type CallContracts } from "./call.ts";

export const generationCalls = {
  generateArticle: {
    needs: "articles.generate",
    seconds: 300,
    input: GenerateArticleInput,
    output: answer<{
      readonly success: true;
      readonly article: GeneratedArticle;
      readonly words: number;
      /** What the model's text lost when it was cleaned. */
      readonly remarks: readonly Remark[];
      readonly findings: string;
      readonly sources: readonly ResearchSource[];
    }>(),
    chunk: answer<GenerationEvent>(),
  },
} as const satisfies CallContracts;

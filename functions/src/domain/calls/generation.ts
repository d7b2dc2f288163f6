import type * as v from "valibot";
import type {
  GenerateArticleInput,
  GeneratedArticle,
  GenerationEvent,
  ResearchSource,
} from "../generation/generation.ts";

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

import type { GenerationNews, ResearchSource } from "functions/domain/calls-generation";
import { limits } from "functions/domain/limits";
import type { Generated } from "#data/generation.ts";
import { messages } from "./messages.ts";

/** A generation in all its states. */
export type Generation =
  | { readonly state: "idle" }
  | {
      readonly state: "working";
      readonly phase: "starting" | "research" | "writing";
      /** The answer as far as it is written: JSON that is not complete. */
      readonly text: string;
      readonly sources: readonly ResearchSource[];
    }
  | { readonly state: "stopped" }
  | { readonly state: "failed"; readonly reason: string }
  | {
      readonly state: "done";
      readonly result: Generated;
      /** Whether it was put into the editor. */
      readonly isUsed: boolean;
    };

export const BEGINNING: Generation = {
  state: "working",
  phase: "starting",
  text: "",
  sources: [],
};

/** The generation after a piece of news; news of one that was stopped change nothing. */
export function afterNews(generation: Generation, news: GenerationNews): Generation {
  if (generation.state !== "working") return generation;
  switch (news.kind) {
    case "phase":
      return { ...generation, phase: news.phase };
    case "research":
      return { ...generation, sources: news.sources };
    case "text":
      return { ...generation, text: generation.text + news.text };
  }
}

/** What is wrong with a topic; undefined when nothing is (AI-02). */
export function topicProblem(topic: string): string | undefined {
  const length = topic.replace(/\s+/gu, " ").trim().length;
  if (length === 0) return messages.topicMissing;
  if (length < 3) return messages.topicShort;
  return length > limits.topic ? messages.topicLong : undefined;
}

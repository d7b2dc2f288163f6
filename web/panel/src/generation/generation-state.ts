import type { GenerationEvent, ResearchSource } from "domain/generation/generation";
import { limits } from "domain/shared/limits";
import type { GenerationResult } from "./data/generation.ts";
import { messages } from "./messages.ts";

export type Generation =
  | { readonly state: "idle" }
  | {
      readonly state: "working";
      readonly phase: "starting" | "research" | "writing";
      /** The JSON that has arrived so far. */
      readonly text: string;
      readonly sources: readonly ResearchSource[];
    }
  | { readonly state: "stopped" }
  | { readonly state: "failed"; readonly reason: string }
  | {
      readonly state: "done";
      readonly result: GenerationResult;
      readonly isUsed: boolean;
    };

export const STARTED: Generation = {
  state: "working",
  phase: "starting",
  text: "",
  sources: [],
};

export function nextGeneration(generation: Generation, event: GenerationEvent): Generation {
  if (generation.state !== "working") return generation;
  switch (event.kind) {
    case "phase":
      return { ...generation, phase: event.phase };
    case "research":
      return { ...generation, sources: event.sources };
    case "text":
      return { ...generation, text: generation.text + event.text };
  }
}

export function topicProblem(topic: string): string | undefined {
  const length = topic.replace(/\s+/gu, " ").trim().length;
  if (length === 0) return messages.topicMissing;
  if (length < 3) return messages.topicShort;
  return length > limits.topic ? messages.topicLong : undefined;
}

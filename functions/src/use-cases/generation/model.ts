import type { ResearchSource } from "domain/generation/generation";
import type { Prompt } from "domain/generation/generation-prompt";
import { DomainError, type ErrorCode } from "domain/shared/errors";

export interface ModelRequest extends Prompt {
  readonly task: "research" | "article";
  readonly until: Date;
}

export interface ModelAnswer {
  readonly text: string;
  readonly finish: string;
  readonly blocked: string;
  readonly sources: readonly ResearchSource[];
  readonly tokens: number;
}

export type ModelFailureReason = "overloaded" | "unavailable" | "timeout" | "refused";

export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  /** Whether a repeat may help: 429 and 503. */
  readonly isTransient: boolean;

  constructor(reason: ModelFailureReason, isTransient: boolean, options?: ErrorOptions) {
    super(`The model failed: ${reason}`, options);
    this.name = "ModelFailure";
    this.reason = reason;
    this.isTransient = isTransient;
  }
}

export type AskModel = (
  request: ModelRequest,
  onChunk: (text: string) => void,
  signal: AbortSignal,
) => Promise<ModelAnswer>;

const FAILURES = {
  hour: [
    "resource-exhausted",
    "You have used up the articles of this hour. Try again in a few minutes.",
  ],
  day: ["resource-exhausted", "You have used up the articles of this day. Try again tomorrow."],
  total: [
    "resource-exhausted",
    "The articles of this day are used up, by all people together. Try again tomorrow.",
  ],
  research: [
    "resource-exhausted",
    "The researches of this day are used up. Generate without research, or try again tomorrow.",
  ],
  overloaded: [
    "resource-exhausted",
    "The AI service has too many requests at the moment. Try again in a few minutes.",
  ],
  unavailable: ["unavailable", "The AI service is not available at the moment. Try again later."],
  timeout: ["deadline-exceeded", "The AI service did not answer in time. Please try again."],
  refused: [
    "failed-precondition",
    "The AI service refused the request. Its configuration has to be checked.",
  ],
  declined: ["failed-precondition", "The AI service declined this topic. Word it differently."],
  recitation: [
    "failed-precondition",
    "The article came too close to a source to be used. Try a narrower topic.",
  ],
  truncated: ["failed-precondition", "The article came back incomplete. Try a narrower topic."],
  unreadable: [
    "failed-precondition",
    "The AI service gave an unreadable answer. Please try again.",
  ],
  short: [
    "failed-precondition",
    "The article came back much too short. Say more about the topic and try again.",
  ],
} as const satisfies Readonly<Record<string, readonly [ErrorCode, string]>> &
  Readonly<Record<ModelFailureReason, readonly [ErrorCode, string]>>;
export type GenerationFailure = keyof typeof FAILURES;

export function generationError(failure: GenerationFailure, detail = ""): DomainError {
  const [code, sentence] = FAILURES[failure];
  return new DomainError(code, sentence, {
    cause: detail === "" ? failure : `${failure} ${detail}`,
  });
}

export function findGenerationFailure(answer: {
  readonly finish: string;
  readonly blocked: string;
}): GenerationFailure | null {
  if (answer.blocked !== "") return "declined";
  switch (answer.finish) {
    case "STOP":
      return null;
    case "MAX_TOKENS":
      return "truncated";
    case "RECITATION":
      return "recitation";
    case "":
      return "unreadable";
    default:
      return "declined";
  }
}

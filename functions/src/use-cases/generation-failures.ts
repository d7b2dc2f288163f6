import { DomainError, type ErrorCode } from "../domain/errors.ts";
import type { ModelFault } from "./generation-ports.ts";

/** Every way in which a generation ends badly, with the sentence that the person reads. */
const FAILURES = {
  hour: [
    "resource-exhausted",
    "You have used up the articles of this hour. Try again in a few minutes.",
  ],
  day: ["resource-exhausted", "You have used up the articles of this day. Try again tomorrow."],
  busy: [
    "resource-exhausted",
    "The AI service has too many requests at the moment. Try again in a few minutes.",
  ],
  down: ["unavailable", "The AI service is not available at the moment. Try again later."],
  silent: ["deadline-exceeded", "The AI service did not answer in time. Please try again."],
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
  Readonly<Record<ModelFault, readonly [ErrorCode, string]>>;
export type GenerationFailure = keyof typeof FAILURES;

/** The failure as the caller gets it. @param detail what the log should know, without anything a person wrote */
export function generationError(failure: GenerationFailure, detail = ""): DomainError {
  const [code, sentence] = FAILURES[failure];
  return new DomainError(code, sentence, {
    cause: detail === "" ? failure : `${failure} ${detail}`,
  });
}

/** What a model's end means; null for the good one. Anything unknown counts as declined. */
export function failedEnd(answer: {
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

import type { ResearchSource } from "../domain/calls-generation.ts";
import type { Prompt } from "../domain/generation-prompt.ts";

/** One question to the model. */
export interface ModelRequest extends Prompt {
  /** 'research' has Google Search as its tool and answers in plain text; 'article' has no tool and answers in JSON. */
  readonly task: "research" | "article";
  /** When the whole generation must be over. */
  readonly until: Date;
}

/** What the model answered, whole. */
export interface ModelAnswer {
  readonly text: string;
  /** Why it ended: 'STOP' is the only good end. */
  readonly finish: string;
  /** Why the question was not answered at all; '' when it was. */
  readonly blocked: string;
  readonly sources: readonly ResearchSource[];
  readonly tokens: number;
}

/** Why there is no answer: too many questions, out of order, no word in time, refused for good. */
export type ModelFault = "busy" | "down" | "silent" | "refused";

/** The model could not be asked, or broke off. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;
  /** Whether asking once more may help: 429 and 503 alone (SECURITY 3.11). */
  readonly isPassing: boolean;

  constructor(fault: ModelFault, isPassing: boolean, options?: ErrorOptions) {
    super(`The model is ${fault}`, options);
    this.name = "ModelFailure";
    this.fault = fault;
    this.isPassing = isPassing;
  }
}

/**
 * Asks the model.
 * @param hear gets the answer piece by piece
 * @param signal ends the listening
 * @throws ModelFailure
 */
export type AskModel = (
  request: ModelRequest,
  hear: (text: string) => void,
  signal: AbortSignal,
) => Promise<ModelAnswer>;

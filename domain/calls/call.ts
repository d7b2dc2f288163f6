import * as v from "valibot";

/**
 * Who may call. An administrator's role row is read before the input is, but in the transaction of the use case for
 * "administrator-in-commit".
 */
export type CallerKind = "visitor" | "account" | "administrator" | "administrator-in-commit";

/** What a call promises to the panel, the site and the functions. */
export interface CallContract {
  readonly by: CallerKind;
  /** The call answers deadline-exceeded two seconds before this time is over. */
  readonly seconds: number;
  readonly input: v.GenericSchema<unknown, unknown>;
  readonly output: unknown;
  /** Pieces that are sent before the answer. */
  readonly chunk?: unknown;
  /** Without the callable protocol: the body of the request or of the answer is a file, the input is the query. */
  readonly file?: "upload" | "download";
}

export type CallContracts = Readonly<Record<string, CallContract>>;

/** Declares the type of an answer; it has no value. */
export const answer = <Output>(): Output => undefined as Output;

export const NoInput = v.nullish(v.strictObject({}));

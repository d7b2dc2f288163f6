import * as v from "valibot";
import type { Action } from "../accounts/permissions.ts";

/**
 * Who may call: everybody, everybody with an account, or people whose role allows an action. Their role row is read
 * before the input is, but in the transaction of the use case for `needsInCommit`.
 */
export type CallerKind =
  | { readonly by: "visitor" | "account" }
  | { readonly needs: Action }
  | { readonly needsInCommit: Action };

/** What a call promises to the panel, the site and the functions. */
export type CallContract = CallerKind & {
  /** The call answers deadline-exceeded two seconds before this time is over. */
  readonly seconds: number;
  readonly input: v.GenericSchema<unknown, unknown>;
  readonly output: unknown;
  /** Pieces that are sent before the answer. */
  readonly chunk?: unknown;
  /** Without the callable protocol: the body of the request or of the answer is a file, the input is the query. */
  readonly file?: "upload" | "download";
};

export type CallContracts = Readonly<Record<string, CallContract>>;

/** Declares the type of an answer; it has no value. */
export const answer = <Output>(): Output => undefined as Output;

export const NoInput = v.nullish(v.strictObject({}));

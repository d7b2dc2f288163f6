import * as v from "valibot";
import type { AuditCalls } from "./calls-audit.ts";
import type { DeletionCalls } from "./calls-deletion.ts";
import type { GenerationCalls } from "./calls-generation.ts";
import type { GuestCalls } from "./calls-guests.ts";
import type { InboxCalls } from "./calls-inbox.ts";
import type { IndexingCalls } from "./calls-indexing.ts";
import type { UserCalls } from "./calls-users.ts";
import { ImportRowSchema } from "./import-row.ts";
import { limits } from "./limits.ts";
import { ContactFieldsSchema } from "./submission.ts";
import { lineOf, optionalLineOf, optionalTextOf, UuidSchema } from "./text.ts";

/**
 * The table of calls: the contract of every callable function. The server parses `input` before anything else;
 * the client takes its types from here. One verb names the use case, the callable and the client function.
 */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const StartImportInput = v.strictObject({
  /** Made by the browser, once for each press of Import: a repeat is the same job. */
  job_id: UuidSchema,
  job_name: lineOf(limits.jobName),
  /** Rows of the file, with the rejected ones. */
  total_records: v.pipe(count, v.minValue(1), v.maxValue(limits.csvRows)),
  /** Rows that were rejected in the preview and will not be sent. */
  failed_records: v.pipe(count, v.maxValue(limits.csvRows)),
  /** What was wrong with the rejected rows, one line each. */
  error_details: v.exactOptional(optionalTextOf(4000)),
});

export const ImportChunkInput = v.strictObject({
  job_id: UuidSchema,
  /** Number of this chunk, from 0. Sending it again changes nothing. */
  chunk: v.pipe(count, v.maxValue(limits.csvRows)),
  rows: v.pipe(v.array(ImportRowSchema), v.minLength(1), v.maxLength(limits.chunkRows)),
});

export const FinishImportInput = v.strictObject({
  job_id: UuidSchema,
  /** What ended it, when that was no row. */
  error_details: v.exactOptional(optionalTextOf(4000)),
});

export const DeleteImportJobInput = v.strictObject({ job_id: UuidSchema });

export const SubmitContactInput = v.strictObject({
  /** Made by the browser, once for each filling of the form: a repeat is the same inquiry. */
  id: UuidSchema,
  fields: ContactFieldsSchema,
  /** Which form it was. */
  source: v.picklist(["contacto", "landing"]),
  /** Path of the page that led the visitor to the form; '' when he came from elsewhere. */
  page: optionalLineOf(500),
  /** What stands in the field that people do not see: '' from a person. */
  honeypot: v.pipe(v.string(), v.maxLength(2000)),
  /** Milliseconds from the sight of the form to its sending. */
  elapsed_ms: v.pipe(count, v.maxValue(Number.MAX_SAFE_INTEGER)),
  /** Whether the optional box for news was ticked. */
  marketing: v.boolean(),
  /** Version of the data protection notice that the visitor saw. */
  notice_version: lineOf(40),
});
export type SubmitContactInput = v.InferOutput<typeof SubmitContactInput>;

/** One reader opened an article, by its card or by its address: both may say so, it counts once (G-24). */
export const IncrementBlogViewCountInput = v.strictObject({ post_id: UuidSchema });

export const NoInput = v.nullish(v.strictObject({}));

/** What is truly stored of a job when a call returns. */
export interface ImportState {
  readonly job_id: string;
  readonly status: string;
  readonly total_records: number;
  readonly successful_records: number;
  readonly failed_records: number;
  /** Numbers of the chunks that are stored, ascending. */
  readonly chunks: readonly number[];
}

/** One page of a deletion: call again until `done`. */
export interface DeletionState {
  readonly deleted: number;
  readonly done: boolean;
}

/** Every call. Those of the panel's parts stand in files of their own beside this one. */
export interface Calls
  extends AuditCalls,
    DeletionCalls,
    GuestCalls,
    GenerationCalls,
    InboxCalls,
    IndexingCalls,
    UserCalls {
  readonly startImport: { input: v.InferInput<typeof StartImportInput>; output: ImportState };
  readonly importChunk: { input: v.InferInput<typeof ImportChunkInput>; output: ImportState };
  readonly finishImport: { input: v.InferInput<typeof FinishImportInput>; output: ImportState };
  readonly deleteImportJob: {
    input: v.InferInput<typeof DeleteImportJobInput>;
    output: DeletionState;
  };
  readonly submitContact: {
    input: v.InferInput<typeof SubmitContactInput>;
    output: { readonly stored: true };
  };
  readonly incrementBlogViewCount: {
    input: v.InferInput<typeof IncrementBlogViewCountInput>;
    output: { readonly counted: boolean };
  };
  /** A verified sign-in with the main administrator's address receives its role (G-07). */
  readonly claimMainAdmin: { input: null; output: { readonly granted: boolean } };
}
export type CallName = keyof Calls;
/** What a call streams before it returns; nothing for most. */
export type ChunkOf<Name extends CallName> = Calls[Name] extends { chunk: infer Chunk }
  ? Chunk
  : never;
/** The calls that stream. */
export type StreamName = {
  [Name in CallName]: Calls[Name] extends { chunk: unknown } ? Name : never;
}[CallName];

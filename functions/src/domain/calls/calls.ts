import * as v from "valibot";
import { ContactFieldsSchema } from "../contact/submission.ts";
import { ImportRowSchema } from "../imports/import-row.ts";
import { limits } from "../shared/limits.ts";
import { lineOf, optionalLineOf, optionalTextOf, UuidSchema } from "../shared/text.ts";
import type { AuditCalls } from "./audit.ts";
import type { DeletionCalls } from "./deletion.ts";
import type { GenerationCalls } from "./generation.ts";
import type { GuestCalls } from "./guests.ts";
import type { InboxCalls } from "./inbox.ts";
import type { IndexingCalls } from "./indexing.ts";
import type { UserCalls } from "./users.ts";

/** Contract of all callables; the server parses `input`. */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const StartImportInput = v.strictObject({
  /** Chosen by the browser; makes repeated calls idempotent. */
  job_id: UuidSchema,
  job_name: lineOf(limits.jobName),
  total_records: v.pipe(count, v.minValue(1), v.maxValue(limits.csvRows)),
  failed_records: v.pipe(count, v.maxValue(limits.csvRows)),
  error_details: v.exactOptional(optionalTextOf(4000)),
});

export const ImportChunkInput = v.strictObject({
  job_id: UuidSchema,
  /** From 0. */
  chunk: v.pipe(count, v.maxValue(limits.csvRows)),
  rows: v.pipe(v.array(ImportRowSchema), v.minLength(1), v.maxLength(limits.chunkRows)),
});

export const FinishImportInput = v.strictObject({
  job_id: UuidSchema,
  error_details: v.exactOptional(optionalTextOf(4000)),
});

export const DeleteImportJobInput = v.strictObject({ job_id: UuidSchema });

export const SubmitContactInput = v.strictObject({
  id: UuidSchema,
  fields: ContactFieldsSchema,
  source: v.picklist(["contacto", "landing"]),
  page: optionalLineOf(500),
  /** Hidden field: '' unless a program filled it in. */
  honeypot: v.pipe(v.string(), v.maxLength(2000)),
  elapsed_ms: v.pipe(count, v.maxValue(Number.MAX_SAFE_INTEGER)),
  marketing: v.boolean(),
  notice_version: lineOf(40),
});
export type SubmitContactInput = v.InferOutput<typeof SubmitContactInput>;

export const IncrementBlogViewCountInput = v.strictObject({ post_id: UuidSchema });

export const NoInput = v.nullish(v.strictObject({}));

export interface ImportState {
  readonly job_id: string;
  readonly status: string;
  readonly total_records: number;
  readonly successful_records: number;
  readonly failed_records: number;
  readonly chunks: readonly number[];
}

/** One page of a deletion: call again until `done`. */
export interface DeletionState {
  readonly deleted: number;
  readonly done: boolean;
}

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
}
export type CallName = keyof Calls;
export type ChunkOf<Name extends CallName> = Calls[Name] extends { chunk: infer Chunk }
  ? Chunk
  : never;
export type StreamName = {
  [Name in CallName]: Calls[Name] extends { chunk: unknown } ? Name : never;
}[CallName];

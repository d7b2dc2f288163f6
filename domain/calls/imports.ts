import * as v from "valibot";
import { ImportOptionsSchema } from "../imports/import-job.ts";
import { ImportRowSchema } from "../imports/import-row.ts";
import { storedPictureAt } from "../pictures/picture-address.ts";
import { limits } from "../shared/limits.ts";
import { optionalMultilineText, singleLineText, UuidSchema } from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const StartImportInput = v.strictObject({
  /** Chosen by the browser; makes repeated calls idempotent. */
  job_id: UuidSchema,
  job_name: singleLineText(limits.jobName),
  total_records: v.pipe(count, v.minValue(1), v.maxValue(limits.csvRows)),
  failed_records: v.pipe(count, v.maxValue(limits.csvRows)),
  options: v.exactOptional(ImportOptionsSchema),
  error_details: v.exactOptional(optionalMultilineText(4000)),
});

export const ImportChunkInput = v.strictObject({
  job_id: UuidSchema,
  /** The place of the chunk in its import, from 0. */
  chunk: v.pipe(count, v.maxValue(limits.csvRows)),
  rows: v.pipe(v.array(ImportRowSchema), v.minLength(1), v.maxLength(limits.chunkRows)),
});

export const FinishImportInput = v.strictObject({
  job_id: UuidSchema,
  error_details: v.exactOptional(optionalMultilineText(4000)),
});

export const FindForeignPicturesInput = v.strictObject({
  job_id: UuidSchema,
  /** `next` of the page before. */
  after: v.exactOptional(UuidSchema),
});

export interface ForeignPictures {
  readonly id: string;
  readonly title: string;
  readonly addresses: readonly string[];
}

export const MAX_COPIES = 50;

export const ReplacePicturesInput = v.strictObject({
  post_id: UuidSchema,
  copies: v.pipe(
    v.array(
      v.strictObject({
        from: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.url)),
        to: v.pipe(
          v.string(),
          v.check((url) => storedPictureAt(url) !== null),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_COPIES),
  ),
});

export interface ImportState {
  readonly job_id: string;
  readonly status: string;
  readonly total_records: number;
  readonly successful_records: number;
  readonly failed_records: number;
  readonly chunks: readonly number[];
}

export const importCalls = {
  startImport: {
    needs: "imports.run",
    seconds: 60,
    input: StartImportInput,
    output: answer<ImportState>(),
  },
  importChunk: {
    needsInCommit: "imports.run",
    seconds: 120,
    input: ImportChunkInput,
    output: answer<ImportState>(),
  },
  finishImport: {
    needs: "imports.run",
    seconds: 60,
    input: FinishImportInput,
    output: answer<ImportState>(),
  },
  findForeignPictures: {
    needs: "imports.copyPictures",
    seconds: 120,
    input: FindForeignPicturesInput,
    output: answer<{
      readonly posts: readonly ForeignPictures[];
      readonly read: number;
      readonly next?: string;
    }>(),
  },
  replacePictures: {
    needs: "imports.copyPictures",
    seconds: 60,
    input: ReplacePicturesInput,
    /** `left`: addresses that the post still shows. */
    output: answer<{ readonly left: readonly string[] }>(),
  },
} as const satisfies CallContracts;

import * as v from "valibot";
import type { IndexConfidence } from "../indexing/index-verdict.ts";
import { limits } from "../shared/limits.ts";

export const CheckGoogleIndexingInput = v.strictObject({
  urls: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(limits.url))),
    v.minLength(1),
    v.maxLength(limits.indexUrls),
  ),
});

export interface IndexResult {
  readonly url: string;
  readonly searchResult: string;
  readonly isIndexed: boolean;
  readonly confidence: IndexConfidence;
  readonly checked: boolean;
  readonly checked_at: string | null;
}

export interface IndexReport {
  readonly totalUrls: number;
  readonly indexedCount: number;
  readonly highConfidenceIndexed: number;
  /** Above 0, no address is safe to delete. */
  readonly uncheckedCount: number;
  readonly results: readonly IndexResult[];
}

export interface IndexingCalls {
  /** May take 280 seconds. */
  readonly checkGoogleIndexing: {
    input: v.InferInput<typeof CheckGoogleIndexingInput>;
    output: IndexReport;
  };
}

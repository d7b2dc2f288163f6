import * as v from "valibot";
import type { IndexConfidence } from "./index-verdict.ts";
import { limits } from "./limits.ts";

/** The check with Search Console (IDX-*, G-53). It is the administrators'. */

export const CheckGoogleIndexingInput = v.strictObject({
  /** Absolute addresses of articles of this site. Repeats are asked once; anything else is not asked at all. */
  urls: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(limits.url))),
    v.minLength(1),
    v.maxLength(limits.indexUrls),
  ),
});

/** What is known about one address. Not checked: isIndexed false, confidence 'unknown', searchResult says why. */
export interface IndexResult {
  readonly url: string;
  /** Search Console's own words, or the reason why there are none. */
  readonly searchResult: string;
  readonly isIndexed: boolean;
  readonly confidence: IndexConfidence;
  readonly checked: boolean;
  /** When Search Console said so, ISO 8601: up to 24 hours ago. */
  readonly checked_at: string | null;
}

export interface IndexReport {
  readonly totalUrls: number;
  readonly indexedCount: number;
  readonly highConfidenceIndexed: number;
  /** More than 0: nothing may be called safe to delete. */
  readonly uncheckedCount: number;
  readonly results: readonly IndexResult[];
}

export interface IndexingCalls {
  /** May take up to 280 seconds: give the client that much patience. */
  readonly checkGoogleIndexing: {
    input: v.InferInput<typeof CheckGoogleIndexingInput>;
    output: IndexReport;
  };
}

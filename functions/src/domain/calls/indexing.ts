import * as v from "valibot";
import type { IndexReport } from "../indexing/index-report.ts";
import { limits } from "../shared/limits.ts";
import type { Call } from "./call.ts";

export const CheckGoogleIndexingInput = v.strictObject({
  urls: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(limits.url))),
    v.minLength(1),
    v.maxLength(limits.indexUrls),
  ),
});

export type IndexCheckState =
  | { readonly at: "idle" | "failed" }
  | { readonly at: "checking"; readonly checked: number; readonly total: number }
  | { readonly at: "report"; readonly report: IndexReport };

export interface IndexingCalls {
  /** May take 280 seconds. */
  readonly checkGoogleIndexing: Call<typeof CheckGoogleIndexingInput, IndexReport>;
}

import * as v from "valibot";
import type { IndexReport } from "../indexing/index-report.ts";
import { limits } from "../shared/limits.ts";
import { answer, type CallContracts } from "./call.ts";

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

export const indexingCalls = {
  checkGoogleIndexing: {
    needs: "indexing.check",
    seconds: 300,
    input: CheckGoogleIndexingInput,
    output: answer<IndexReport>(),
  },
} as const satisfies CallContracts;

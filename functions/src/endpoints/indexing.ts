import { recordOnce } from "../adapters/audit-log.ts";
import { verdictStore } from "../adapters/verdict-store.ts";
import { searchConsoleProperty, searchConsoleUrl, siteUrl } from "../config.ts";
import { auditEntry } from "../domain/audit.ts";
import { CheckGoogleIndexingInput } from "../domain/calls-indexing.ts";
import * as checking from "../use-cases/check-google-indexing.ts";
import type { Server } from "./server.ts";

/** What Google has of the articles, by Search Console. */
export function indexingEndpoints({ adminCall, db, now }: Server) {
  return {
    checkGoogleIndexing: adminCall(
      "checkGoogleIndexing",
      CheckGoogleIndexingInput,
      async (input, caller) => {
        const property = searchConsoleProperty.value();
        // Imported here: most instances never need the Google client, which is large.
        const { searchConsole } = await import("../adapters/search-console.ts");
        const inspect =
          property === "" ? null : searchConsole({ property, url: searchConsoleUrl.value() });
        const deps = { ...verdictStore(db), origin: siteUrl.value(), inspect, now };
        const report = await checking.checkGoogleIndexing(deps, input);
        const details = { urls: report.totalUrls, unchecked: report.uncheckedCount };
        await recordOnce(db, auditEntry(now(), caller, "indexing_checked", { details }));
        return report;
      },
    ),
  };
}

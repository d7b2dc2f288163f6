import type { CallNameIn } from "domain/calls/calls";
import { auditEntry } from "domain/shared/audit";
import { warn } from "firebase-functions/logger";
import type { Runs } from "../platform/call.ts";
import { searchConsoleProperty, searchConsoleUrl, siteUrl } from "../platform/config.ts";
import { recordEntry } from "../use-cases/audit/record-entry.ts";
import * as checking from "../use-cases/indexing/check-google-indexing.ts";
import { indexResultStore } from "../use-cases/indexing/index-results.ts";
import type { Server } from "./server.ts";

export function indexingEndpoints({ store, now }: Server) {
  const calls: Runs<CallNameIn<"indexing">> = {
    checkGoogleIndexing: async (input, caller) => {
      const property = searchConsoleProperty.value();
      const { searchConsole } = await import("../adapters/google/search-console.ts");
      const inspect =
        property === "" ? null : searchConsole({ property, url: searchConsoleUrl.value() });
      const deps = {
        ...indexResultStore(store),
        origin: siteUrl.value(),
        inspect,
        now,
        log: warn,
      };
      const report = await checking.checkGoogleIndexing(deps, input);
      const details = { urls: report.totalUrls, unchecked: report.uncheckedCount };
      await recordEntry(store, auditEntry(now(), caller, "indexing_checked", { details }));
      return report;
    },
  };
  return { calls };
}

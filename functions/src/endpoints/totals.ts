import { onSchedule } from "firebase-functions/scheduler";
import { totalsReads } from "../adapters/pages/totals-reads.ts";
import { anySchedule } from "../limits.ts";
import { runsAs } from "../service-accounts.ts";
import { sumTotals } from "../use-cases/totals/sum-totals.ts";
import type { Server } from "./server.ts";

export function totalsEndpoints({ db, store, now }: Server) {
  return {
    sumTotals: onSchedule(
      {
        ...anySchedule,
        ...runsAs("sumTotals"),
        schedule: "every 60 minutes",
        timeoutSeconds: 540,
      },
      () => sumTotals({ store, now, ...totalsReads(db) }),
    ),
  };
}

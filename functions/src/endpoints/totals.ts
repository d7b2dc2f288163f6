import { warn } from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/scheduler";
import { totalsReads } from "../adapters/pages/totals-reads.ts";
import { anySchedule, dailySchedule } from "../limits.ts";
import { runsAs } from "../service-accounts.ts";
import { sumTotals } from "../use-cases/totals/sum-totals.ts";
import { queueWeeklyMails } from "../use-cases/totals/weekly-mails.ts";
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

    // The other days repeat what Monday's runs could not do.
    queueWeeklyMails: onSchedule(
      { ...dailySchedule, ...runsAs("queueWeeklyMails"), schedule: "15 7-20 * * *" },
      () => queueWeeklyMails({ store, now, log: warn }),
    ),
  };
}

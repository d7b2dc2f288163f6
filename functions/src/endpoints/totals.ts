import { warn } from "firebase-functions/logger";
import { totalsReads } from "../adapters/pages/totals-reads.ts";
import { anySchedule, dailySchedule } from "../limits.ts";
import { sumTotals } from "../use-cases/totals/sum-totals.ts";
import { queueWeeklyMails } from "../use-cases/totals/weekly-mails.ts";
import type { Server } from "./server.ts";

export function totalsEndpoints({ scheduled, db, store, now }: Server) {
  return {
    sumTotals: scheduled(
      "sumTotals",
      {
        ...anySchedule,
        schedule: "every 60 minutes",
        timeoutSeconds: 540,
      },
      () => sumTotals({ store, now, ...totalsReads(db) }),
    ),

    // The other days repeat what Monday's runs could not do.
    queueWeeklyMails: scheduled(
      "queueWeeklyMails",
      { ...dailySchedule, schedule: "15 7-20 * * *" },
      () => queueWeeklyMails({ store, now, log: warn }),
    ),
  };
}

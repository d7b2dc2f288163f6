import { warn } from "firebase-functions/logger";
import { totalsReads } from "../adapters/pages/totals-reads.ts";
import type { Steps } from "../platform/schedule.ts";
import { sumTotals } from "../use-cases/totals/sum-totals.ts";
import { queueWeeklyMails } from "../use-cases/totals/weekly-mails.ts";
import type { Server } from "./server.ts";

export function totalsEndpoints({ db, store, now }: Server) {
  const steps: Pick<Steps, "sumTotals" | "queueWeeklyMails"> = {
    sumTotals: { seconds: 400, run: () => sumTotals({ store, now, ...totalsReads(db) }) },
    queueWeeklyMails: {
      seconds: 120,
      run: () => queueWeeklyMails({ store, now, log: warn }),
    },
  };
  return { steps };
}

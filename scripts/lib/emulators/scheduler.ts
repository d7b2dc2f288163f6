import { addresses } from "../../../tests/support/addresses.ts";
import { stopSignal } from "../command.ts";

/** Minutes between local runs of each scheduled function. */
const MINUTES = {
  retryMail: 1,
  publishScheduled: 1,
  checkAdministrators: 1,
  sumTotals: 1,
  queueWeeklyMails: 1,
  removeExpiredSubmissions: 30,
  reconcileRoles: 30,
  emptyTrash: 30,
  emptyPictureTrash: 30,
  removeUnsentFiles: 60,
};

/** Calls the scheduled functions from time to time, because the emulators have no scheduler. */
export function startScheduler(shift: number): void {
  const { functions, project, scheduleRegion } = addresses(shift);
  for (const [name, minutes] of Object.entries(MINUTES)) {
    // The emulator appends "-0" to the name.
    const url = `${functions}/${project}/${scheduleRegion}/${name}-0`;
    const run = () => fetch(url, { method: "POST", body: "{}", signal: stopSignal });
    setInterval(() => void run().catch(() => undefined), minutes * 60_000).unref();
  }
}

import { setTimeout as wait } from "node:timers/promises";
import { addresses } from "../../../tests/support/addresses.ts";
import { scheduleUrl } from "../../../tests/support/run-scheduled.ts";
import { stopSignal } from "../command.ts";

/** Local minutes between the end of a schedule's run and its next. */
const PAUSE_MINUTES = { everyFiveMinutes: 1, everyHour: 5, everyNight: 30 };

/** Runs the schedules, which the emulators do not: one at a time, so that a slow machine never piles them up. */
export async function runSchedules(shift: number): Promise<void> {
  const due = new Map(Object.keys(PAUSE_MINUTES).map((name) => [name, Date.now()]));
  while (!stopSignal.aborted) {
    await wait(60_000, undefined, { signal: stopSignal, ref: false });
    for (const [name, minutes] of Object.entries(PAUSE_MINUTES)) {
      if (Date.now() < (due.get(name) ?? 0)) continue;
      const url = scheduleUrl(name, addresses(shift));
      await fetch(url, { method: "POST", body: "{}", signal: stopSignal }).catch(() => undefined);
      due.set(name, Date.now() + minutes * 60_000);
    }
  }
}

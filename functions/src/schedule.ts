import { warn } from "firebase-functions/logger";
import { onSchedule, type ScheduleOptions } from "firebase-functions/scheduler";
import type { ScheduledName } from "./domain/shared/site-status.ts";
import { logFailure } from "./failure-log.ts";
import { runsAs } from "./service-accounts.ts";
import type { Log } from "./use-cases/log.ts";
import { recordStatus } from "./use-cases/site-status.ts";
import type { StoreDeps } from "./use-cases/store/store.ts";

export function schedules(
  { store, now }: StoreDeps,
  log = { failed: logFailure, refused: warn as Log },
) {
  const scheduled = (name: ScheduledName, options: ScheduleOptions, run: () => Promise<unknown>) =>
    onSchedule({ ...options, ...runsAs(name) }, async () => {
      try {
        await run();
      } catch (error) {
        log.failed("schedule_failed", { schedule: name, error });
        // The SDK logs its message.
        throw new Error("schedule_failed");
      }
      await recordStatus({ store, log: log.refused }, { entries: { runs: { [name]: now() } } });
    });
  return { scheduled };
}

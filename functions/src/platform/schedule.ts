import { SCHEDULES, type ScheduleName, type StepName } from "domain/shared/site-status";
import { warn } from "firebase-functions/logger";
import type { SecretParam } from "firebase-functions/params";
import { onSchedule } from "firebase-functions/scheduler";
import type { Log } from "../use-cases/log.ts";
import { recordStatus } from "../use-cases/site-status.ts";
import type { StoreDeps } from "../use-cases/store/store.ts";
import { withDeadline } from "./call.ts";
import { logFailure } from "./failure-log.ts";
import { scheduleOptions } from "./limits.ts";
import { runsAs } from "./service-accounts.ts";

export interface Step {
  /** The step has failed when it takes longer. Those of a schedule fit into its time together. */
  readonly seconds: number;
  /** The signal tells a step that works through a list to stop before its time is over. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}
export type Steps = Readonly<Record<StepName, Step>>;

/** Part of a step's time after which its signal stops it. */
const WORKING_TIME = 0.7;

/** Makes the scheduled functions: each runs its steps one by one, and none stops those behind it. */
export function schedules(
  deps: StoreDeps,
  steps: Steps,
  log = { failed: logFailure, refused: warn as Log },
) {
  return {
    schedule: (name: ScheduleName, secrets: SecretParam[] = []) => {
      const names = Object.keys(SCHEDULES[name]) as StepName[];
      const { timeoutSeconds } = scheduleOptions[name];
      const needed = names.reduce((sum, step) => sum + steps[step].seconds, 0);
      if (needed >= timeoutSeconds)
        throw new Error(`${name} has ${timeoutSeconds} seconds, its steps need ${needed}.`);
      return onSchedule({ ...scheduleOptions[name], ...runsAs(name), secrets }, async () => {
        let failed = 0;
        for (const step of names) {
          if (await runStep(step, steps[step], log)) await recordSuccess(deps, step, log.refused);
          else failed += 1;
        }
        // The SDK logs the message; Cloud Scheduler shows that the run failed.
        if (failed > 0) throw new Error("schedule_failed");
      });
    },
  };
}

async function runStep(
  name: StepName,
  { seconds, run }: Step,
  log: { readonly failed: typeof logFailure },
): Promise<boolean> {
  try {
    await withDeadline(
      run(AbortSignal.timeout(Math.round(seconds * 1000 * WORKING_TIME))),
      seconds,
    );
    return true;
  } catch (error) {
    log.failed("schedule_failed", { schedule: name, error });
    return false;
  }
}

function recordSuccess({ store, now }: StoreDeps, step: StepName, log: Log): Promise<void> {
  return recordStatus({ store, log }, { entries: { runs: { [step]: now() } } });
}

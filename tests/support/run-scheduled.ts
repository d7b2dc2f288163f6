import { SCHEDULES, type StepName } from "domain/shared/site-status";
import { addresses } from "./addresses.ts";

/** Runs the schedule of a step, with its other steps. Cloud Scheduler sends an HTTP request, too. */
export async function runScheduled(step: StepName): Promise<void> {
  const schedule = Object.entries(SCHEDULES).find(([, steps]) => step in steps)?.[0] ?? "";
  const answer = await fetch(scheduleUrl(schedule), { method: "POST", body: "{}" });
  if (!answer.ok) throw new Error(`${schedule} answered ${answer.status}: ${await answer.text()}`);
}

/** The emulator appends "-0" to the path. */
export function scheduleUrl(schedule: string, at = addresses()): string {
  return `${at.functions}/${at.project}/${at.scheduleRegion}/${schedule}-0`;
}

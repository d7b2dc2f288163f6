import { addresses } from "./addresses.ts";

/** Cloud Scheduler sends an HTTP request; the emulator appends "-0" to the path. */
export async function runScheduled(name: string): Promise<void> {
  const { functions, project, scheduleRegion } = addresses();
  const url = `${functions}/${project}/${scheduleRegion}/${name}-0`;
  const answer = await fetch(url, { method: "POST", body: "{}" });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
}

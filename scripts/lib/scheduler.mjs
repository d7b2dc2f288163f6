import { readFileSync } from "node:fs";
import { DEMO_PROJECT, inRoot } from "./paths.mjs";

/** Scheduled functions with the minutes between their runs here, which are shorter than in the cloud. */
const SCHEDULED = [
  { name: "retryMail", minutes: 1 },
  { name: "publishScheduled", minutes: 1 },
  { name: "reconcileRoles", minutes: 30 },
  { name: "emptyTrash", minutes: 30 },
];

/**
 * Runs the scheduled functions as Cloud Scheduler does, by HTTP: the emulators keep no time.
 * @param {import("./set.mjs").ServerSet} set
 * @returns {() => void} stops it
 */
export function startScheduler({ ports }) {
  const { hosting } = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8"));
  const { region } = hosting.rewrites.find((/** @type {any} */ rule) => rule.function).function;
  const timers = SCHEDULED.map(({ name, minutes }) =>
    setInterval(() => {
      // The emulator appends "-0" to the name of a scheduled function.
      const url = `http://127.0.0.1:${ports.functions}/${DEMO_PROJECT}/${region}/${name}-0`;
      // A run that fails is in the emulators' log, and the next one is due in a minute.
      fetch(url, { method: "POST", body: "{}" }).catch(() => {});
    }, minutes * 60_000),
  );
  return () => timers.forEach(clearInterval);
}

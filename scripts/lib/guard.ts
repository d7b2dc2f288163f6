/** Ends what a command started, once it has ended or outlived its parent. */
import { setTimeout as wait } from "node:timers/promises";
import { listProcesses, send, withDescendants } from "./process-table.ts";

const POLL_MS = 250;
const LIST_MS = 3000;
const GRACE_MS = 4000;

const [command = 0, parent = 0, seconds = 0] = process.argv.slice(2).map(Number);
const started = new Map<string, number>();
let listed = 0;
let orphaned = 0;
while (send(command, 0)) {
  if (!send(parent, 0)) orphaned ||= Date.now();
  if (orphaned && Date.now() - orphaned > seconds * 1000) break;
  if (Date.now() - listed > LIST_MS) recordMembers();
  await wait(POLL_MS);
}
recordMembers();
send(-command, "SIGTERM");
for (const until = Date.now() + GRACE_MS; findLeft().length > 0 && Date.now() < until; )
  await wait(POLL_MS);
for (const pid of findLeft()) send(pid, "SIGKILL");
send(-command, "SIGKILL");

/** Java and Chromium have groups of their own. */
function recordMembers(): void {
  listed = Date.now();
  for (const { key, pid } of withDescendants(listProcesses(), ({ group }) => group === command))
    started.set(key, pid);
}

function findLeft(): readonly number[] {
  const running = new Set(listProcesses().map(({ key }) => key));
  return [...started].flatMap(([key, pid]) => (running.has(key) ? [pid] : []));
}

/** Ends what a command started, once it has ended or outlived its parent. */
import { setTimeout as wait } from "node:timers/promises";
import { listProcesses, type Process, send, withDescendants } from "./process-table.ts";

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
for (const until = Date.now() + GRACE_MS; left().length > 0 && Date.now() < until; )
  await wait(POLL_MS);
for (const pid of left()) send(pid, "SIGKILL");
send(-command, "SIGKILL");

/** Java and Chromium have their own groups. So do kept servers, but these are the command's own children. */
function recordMembers(): void {
  listed = Date.now();
  const isMember = ({ group }: Process) => group === command;
  const all = listProcesses().filter((one) => isMember(one) || one.parent !== command);
  for (const one of withDescendants(all, isMember)) started.set(keyOf(one), one.pid);
}

function left(): readonly number[] {
  const running = new Set(listProcesses().map(keyOf));
  return [...started].flatMap(([key, pid]) => (running.has(key) ? [pid] : []));
}

function keyOf({ pid, started }: Process): string {
  return `${pid} ${started}`;
}

import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { abort, print, UserError } from "../command.ts";
import { folderOf, type ServerSet } from "../emulators/configuration.ts";
import { root } from "../paths.ts";
import { listProcesses, withDescendants } from "../process-table.ts";
import { tail } from "../processes.ts";
import { progressOf } from "./reports.ts";

const LOG_LINES = 30;

export async function withLimit<T>(
  what: string,
  seconds: number,
  work: Promise<T>,
  explain: () => string,
): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new UserError(`${what} took longer than ${Math.round(seconds / 60)} minutes.`);
    print(`\n${reason.message}\n${explain()}`);
    abort(reason);
    reject(reason);
  }, seconds * 1000);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export function describeRun(suites: readonly string[], sets: readonly ServerSet[]): string {
  const tests = suites.flatMap((name) => progressOf(name).running.map((test) => `  ${test}`));
  const processes = withDescendants(listProcesses(), ({ pid }) => pid === process.pid);
  const logs = sets.flatMap((set) => globSync(`${folderOf(set)}/*.log`));
  return [
    ...["Tests that were running:", ...tests],
    "Processes (pid, parent, processor time, command):",
    ...processes.map(({ pid, parent, time, command }) =>
      `  ${pid} ${parent} ${time} ${command}`.slice(0, 160),
    ),
    ...logs.flatMap((log) => [
      `The end of ${relative(root, log)}:`,
      tail(readFileSync(log, "utf8"), LOG_LINES).replace(/^/gm, "  "),
    ]),
  ].join("\n");
}

import { readFileSync } from "node:fs";
import { functionLines, leaksIn } from "../support/function-log.ts";

/**
 * After the last test: nothing that functions wrote to the log while all of them ran may be somebody's data (T58).
 * @throws Error with the lines that say too much, which fails the suite
 */
export function teardown(): void {
  const path = process.env.EMULATORS_LOG;
  if (!path) throw new Error("EMULATORS_LOG is missing: run npm test -- functions");
  const lines = functionLines(readFileSync(path, "utf8"));
  // Warming up calls every function, some without their input: silence means that the log was not read.
  if (lines.length === 0) throw new Error(`${path} holds no line of a function`);
  const leaks = leaksIn(lines).map(({ line, what }) => `${what}: ${line}`);
  if (leaks.length > 0) throw new Error(`The functions' log tells\n${leaks.join("\n")}`);
}

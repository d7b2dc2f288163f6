import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, freemem } from "node:os";
import { inRoot } from "../paths.ts";
import type { SuiteResult } from "./summary.ts";

const FILE = "docs/test-times.json";
const SAMPLE_MS = 1000;

/**
 * Measures the whole machine from now on.
 * @returns writes docs/test-times.json
 */
export function startRecord(): (suites: readonly SuiteResult[]) => void {
  const began = performance.now();
  const processor = getProcessorSeconds();
  const free = freemem();
  let least = free;
  const sample = () => {
    least = Math.min(least, freemem());
  };
  const timer = setInterval(sample, SAMPLE_MS).unref();
  return (suites) => {
    clearInterval(timer);
    const times = {
      date: new Date().toISOString().slice(0, 10),
      cores: availableParallelism(),
      seconds: Math.round((performance.now() - began) / 1000),
      processor_seconds: Math.round(getProcessorSeconds() - processor),
      peak_memory_gb: Math.round((free - least) / 1024 ** 2 / 102.4) / 10,
      tests: suites.reduce((sum, { tests }) => sum + tests.length, 0),
      suites: Object.fromEntries(
        suites.map(({ name, seconds, tests }) => [
          name,
          { tests: tests.length, seconds: Math.round(seconds) },
        ]),
      ),
    };
    writeFileSync(inRoot(FILE), `${JSON.stringify(times, null, 2)}\n`);
  };
}

function getProcessorSeconds(): number {
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys);
  return busy.reduce((sum, ms) => sum + ms, 0) / 1000;
}

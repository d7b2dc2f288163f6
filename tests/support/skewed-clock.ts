/**
 * Loaded before everything else of a process: its clock goes wrong by CLOCK_SKEW_MS milliseconds, and what it waits for
 * longer than a second it waits for CLOCK_HURRY times shorter. Who proves what a time-out of a minute leaves behind need
 * not wait a minute.
 */
const skew = Number(process.env.CLOCK_SKEW_MS ?? "0");

if (skew !== 0) {
  const now = Date.now.bind(Date);
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now() + skew] : args, newTarget) as Date,
    get: (target, name) => {
      if (name === "now") return () => now() + skew;
      return Reflect.get(target, name) as unknown;
    },
  });
}

const hurry = Number(process.env.CLOCK_HURRY ?? "1");
const wait = globalThis.setTimeout;
const hurried = (work: () => void, delay = 0, ...rest: []) =>
  wait(work, delay > 1000 ? delay / hurry : delay, ...rest);
if (hurry !== 1) globalThis.setTimeout = Object.assign(hurried, wait) as typeof setTimeout;

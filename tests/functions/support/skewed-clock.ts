/**
 * Loaded first: shifts the clock by CLOCK_SKEW_MS and divides waits above a second, of timers and of requests, by
 * CLOCK_WAIT_DIVISOR.
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

const waitDivisor = Number(process.env.CLOCK_WAIT_DIVISOR ?? "1");
const shorten = (delay: number) => (delay > 1000 ? delay / waitDivisor : delay);
if (waitDivisor !== 1) {
  const wait = globalThis.setTimeout;
  const shortened = (work: () => void, delay = 0, ...rest: []) =>
    wait(work, shorten(delay), ...rest);
  globalThis.setTimeout = Object.assign(shortened, wait) as typeof setTimeout;
  const abortAfter = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (delay) => abortAfter(shorten(delay));
}

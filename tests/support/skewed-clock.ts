/** Loaded before everything else of a process: its clock goes wrong by CLOCK_SKEW_MS milliseconds. */
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

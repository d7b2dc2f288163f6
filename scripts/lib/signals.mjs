/** A second signal within this time is the same keystroke, delivered once more by npm. */
const SAME_KEYSTROKE_MS = 1500;
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Turns the first SIGINT, SIGTERM or SIGHUP, or the death of the program that started us, into a request to stop in
 * order; a later signal calls `force` and ends this process.
 * @param {() => void} force
 * @param {{ endWithParent?: boolean }} [options] `endWithParent`: false for a program that outlives the one that started it
 */
export function stopRequest(force, { endWithParent = true } = {}) {
  let first = 0;
  /** @type {PromiseWithResolvers<void>} */
  const { promise: asked, resolve } = Promise.withResolvers();
  const ask = () => {
    first ||= Date.now();
    resolve();
  };
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (first === 0) ask();
      else if (Date.now() - first > SAME_KEYSTROKE_MS) {
        force();
        process.exit(1);
      }
    });
  if (endWithParent) whenOrphaned(ask);
  return {
    asked,
    wasAsked: () => first !== 0,
    /**
     * The result of some work, unless a stop is asked for before.
     * @template T
     * @param {Promise<T>} work
     * @returns {Promise<T>}
     */
    orAfter: (work) => Promise.race([work, asked.then(() => Promise.reject(new Error("stopped")))]),
  };
}

/**
 * Calls back when the program that started this one is gone. npm passes a SIGTERM to its shell only, and the shell dies
 * without passing it on: without this, servers would stay behind.
 * @param {() => void} call
 */
export function whenOrphaned(call) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    call();
  }, 500);
  timer.unref();
}

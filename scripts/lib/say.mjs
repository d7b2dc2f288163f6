/** What the scripts say to the person: plain lines, one thought each. */

/** A failure the person can mend: its message is the whole story, so it is shown without a stack. */
export class Remedy extends Error {
  /** @param {string} message what is wrong and what to do, in one line */
  constructor(message) {
    super(message);
    this.name = "Remedy";
  }
}

/** @param {string} line one step of progress */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs the body of a command and turns a failure into one line and exit code 1.
 * Anything but a Remedy is a fault of the scripts, so its stack is shown.
 * @param {() => Promise<number | undefined>} body gives the exit code, undefined for 0
 */
export async function command(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const text = error instanceof Remedy ? error.message : /** @type {Error} */ (error).stack;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

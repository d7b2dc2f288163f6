/** Its message tells the user what to do and is printed without a stack. */
export class UserError extends Error {}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const stopping = new AbortController();
const cleanup = new AsyncDisposableStack();

/** Aborted by Ctrl-C, SIGTERM, SIGHUP and the end of scripts/run.mjs. */
export const stopSignal = stopping.signal;

export function abort(reason: UserError): void {
  stopping.abort(reason);
}

/** Runs the task at the end of the command, the last one first. */
export function onExit(task: () => Promise<void>): void {
  cleanup.defer(task);
}

/** @param usage printed by `--help` and after an unknown option */
export async function runCommand(
  body: () => Promise<number | undefined>,
  usage = "",
): Promise<void> {
  if (process.argv.some((arg) => arg === "--help" || arg === "-h")) return print(usage);
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
    process.on(event, () => stopping.abort());
  process.channel?.unref();
  const code = await attempt(body, usage);
  const cleanupCode = await attempt(async () => {
    await cleanup.disposeAsync();
    return 0;
  }, usage);
  process.exitCode = code || cleanupCode;
  if (!stopSignal.aborted) return;
  print("Stopped");
  // scripts/lib/guard.ts ends what ignores the signal.
  process.exit();
}

async function attempt(body: () => Promise<number | undefined>, usage: string): Promise<number> {
  try {
    return (await body()) ?? 0;
  } catch (error) {
    const { message, stack, code } = error as NodeJS.ErrnoException;
    if (String(code).startsWith("ERR_PARSE_ARGS")) {
      process.stderr.write(`${message.split(". ")[0]}\n\n${usage}\n`);
      return 1;
    }
    if (!stopSignal.aborted || error instanceof UserError)
      process.stderr.write(`${error instanceof UserError ? message : stack}\n`);
    return 1;
  }
}

import { write } from "firebase-functions/logger";

type Fields = { readonly error: unknown } & Readonly<Record<string, unknown>>;

/** The SDK's `error` puts a stack into the message. */
export function logFailure(message: string, fields: Fields): void {
  write(failureEntry(message, fields));
}

/** Error Reporting groups by `stack_trace`. */
export function failureEntry(message: string, { error, ...fields }: Fields) {
  return { severity: "ERROR", message, ...fields, stack_trace: formatTrace(error) } as const;
}

/** Without the message, which may quote data. */
export function formatTrace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error ? ` ${String(error.code)}` : "";
  const cause = error.cause === undefined ? "" : `; caused by ${formatTrace(error.cause)}`;
  return `${error.name}${code}\n${places.slice(0, 12).join("\n")}${cause}`;
}

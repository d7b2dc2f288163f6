import { randomBytes } from "node:crypto";

type Headers = Record<string, string | string[] | undefined>;

/** Same order as the SDK's logger. */
const TRACES = [
  ["x-cloud-trace-context", /^([\da-f]{32})\/\d+(?:;o=[0-3])?$/i],
  ["traceparent", /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/],
] as const;
const REFERENCE_LENGTH = 12;

export function findReference(headers: Headers): string | undefined {
  for (const [name, pattern] of TRACES) {
    const [, id] = pattern.exec(String(headers[name])) ?? [];
    if (id !== undefined) return id.slice(0, REFERENCE_LENGTH);
  }
  return undefined;
}

export function ensureTrace(headers: Headers): void {
  if (findReference(headers) !== undefined) return;
  const random = (bytes: number) => randomBytes(bytes).toString("hex");
  headers.traceparent = `00-${random(16)}-${random(8)}-00`;
}

export type Log = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** The code or name of a failure; its message may hold personal data. */
export function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as { readonly code?: unknown };
  return typeof code === "string" || typeof code === "number" ? String(code) : error.name;
}

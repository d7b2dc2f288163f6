import { call } from "#data/callables.ts";

/**
 * Tells the audit log that data left the panel. What is exported can be read anyway: a log that does not answer must not
 * keep somebody from a copy before a deletion, so a failure is logged only.
 */
export async function noteExport(
  what: "posts" | "submissions",
  format: "json" | "csv",
  count: number,
): Promise<void> {
  try {
    await call("noteExport", { what, format, count });
  } catch (error) {
    console.warn("An export could not be noted in the audit log", error);
  }
}

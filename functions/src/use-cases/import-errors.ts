import { limits } from "../domain/limits.ts";

/** Longest error_details of a job (ImportJobSchema). */
const LONGEST = 4000;

/** The row was left out because its address belongs to another post. */
export function skippedLine(line: number, slug: string): string {
  return `Line ${line}: skipped, the address "${slug}" is taken.`;
}

/**
 * Joins texts of one error a line into error_details, at most `limits.jobErrorLines` lines (the counts
 * of a job tell how many there were).
 */
export function withErrorLines(...texts: readonly (string | undefined)[]): string {
  const lines = texts.flatMap((text) => (text ?? "").split("\n")).filter((line) => line !== "");
  const kept = lines.slice(0, limits.jobErrorLines);
  const text = kept.join("\n");
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3).toWellFormed()}...`;
}

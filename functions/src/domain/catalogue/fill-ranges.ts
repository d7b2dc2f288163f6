import type { FamilyData } from "./model.ts";
import { type RangeText, rangeText } from "./range-text.ts";

/**
 * Replaces `{{form:family:column}}` in the strings of JSON or TypeScript.
 * @throws Error with a line `<path>:<line>: <message>` per fault
 */
export function fillRanges(path: string, source: string, families: readonly FamilyData[]): string {
  const faults: string[] = [];
  const escapedRange = (expression: string) => {
    const range = rangeText(expression, families);
    return "text" in range ? { text: JSON.stringify(range.text).slice(1, -1) } : range;
  };
  const lines = source
    .split("\n")
    .map((line, index) =>
      fillMarks(line, escapedRange, (reason) => faults.push(`${path}:${index + 1}: ${reason}`)),
    );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return lines.join("\n");
}

/** Replaces each `{{expression}}`, one without a text by ''. */
export function fillMarks(
  line: string,
  textOf: (expression: string) => RangeText,
  report: (reason: string) => void,
): string {
  return line.replace(/\{\{(.*?)\}\}/g, (_, expression: string) => {
    const found = textOf(expression);
    if ("text" in found) return found.text;
    report(found.reason);
    return "";
  });
}

import type { FamilyData } from "./model.ts";
import { rangeText } from "./range-text.ts";

/**
 * Replaces `{{form:family:column}}` in the strings of JSON or TypeScript.
 * @throws Error with a line `<path>:<line>: <message>` per fault
 */
export function fillRanges(path: string, source: string, families: readonly FamilyData[]): string {
  const faults: string[] = [];
  const lines = source.split("\n").map((line, index) =>
    line.replace(/\{\{([^{}]*)\}\}/g, (found, expression: string) => {
      const range = rangeText(expression, families);
      if ("text" in range) return JSON.stringify(range.text).slice(1, -1);
      faults.push(`${path}:${index + 1}: ${found}: ${range.reason}`);
      return "";
    }),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return lines.join("\n");
}

import type { FamilyData } from "./model.ts";
import { isNotice, NOTICES } from "./notices.ts";
import { rangeText } from "./range-text.ts";

/**
 * Replaces `{{form:family:column}}`, and names of notices, in the strings of JSON or TypeScript.
 * @throws Error with a line `<path>:<line>: <message>` per fault
 */
export function fillRanges(path: string, source: string, families: readonly FamilyData[]): string {
  const faults: string[] = [];
  const lines = source.split("\n").map((line, index) =>
    line.replace(/\{\{([^{}]*)\}\}/g, (found, expression: string) => {
      const range = isNotice(expression)
        ? { text: NOTICES[expression] }
        : rangeText(expression, families);
      if ("text" in range) return JSON.stringify(range.text).slice(1, -1);
      faults.push(`${path}:${index + 1}: ${found}: ${range.reason}`);
      return "";
    }),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return lines.join("\n");
}

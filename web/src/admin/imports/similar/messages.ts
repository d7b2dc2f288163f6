import { FEWEST_WORDS, SIMILAR } from "functions/domain/articles/similarity";
import { rowsText } from "../shared/messages.ts";

export const messages = {
  title: "Similar texts",
  text: `Rows that have at least ${SIMILAR}% of the words of a published article or another row. This only warns: they are imported.`,
  comparing: ({ compared }: { readonly compared: number }, total: number) =>
    `Comparing rows: ${compared} of ${total}`,
  incomplete: (compared: number, total: number) => `${compared} of ${total} rows are compared.`,
  failed: "The others could not be compared with published articles.",
  none: (rows: number) =>
    `None of ${rowsOf(rows)} is similar to a published article or to another row.`,
  found: (found: number, rows: number) =>
    `${found} of ${rowsOf(rows)} ${found === 1 ? "is" : "are"} similar.`,
  left: (rows: number) =>
    `${rowsText(rows)} not compared: fewer than ${FEWEST_WORDS} words, or hard to read.`,
  likeRow: (row: string, percent: number) => `Similar to ${row} (${percent}% the same words)`,
  actions: { comparing: "Stop", stopped: "Continue", failed: "Try again" },
  more: (count: number) => `Show ${count} more`,
} as const;

function rowsOf(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "row" : "rows"}`;
}

import { MIN_WORDS, SIMILAR } from "domain/articles/similarity";

/** Whether the texts are rows of a file or stored posts. */
export type Unit = "row" | "post";

export const messages = {
  title: "Similar texts",
  text: (unit: Unit) =>
    `${unit === "row" ? "Rows" : "Posts"} that have at least ${SIMILAR}% of the words of a published article or another ${unit}. This only warns: they are ${unit === "row" ? "imported" : "published"}.`,
  comparing: (unit: Unit, compared: number, total: number) =>
    `Comparing ${unit}s: ${compared} of ${total}`,
  incomplete: (unit: Unit, compared: number, total: number) =>
    `${compared} of ${total} ${unit}s are compared.`,
  failed: "The others could not be compared with published articles.",
  none: (unit: Unit, count: number) =>
    `None of ${formatCount(unit, count)} is similar to a published article or to another ${unit}.`,
  found: (unit: Unit, found: number, count: number) =>
    `${found} of ${formatCount(unit, count)} ${found === 1 ? "is" : "are"} similar.`,
  left: (unit: Unit, count: number) =>
    `${formatCount(unit, count)} ${count === 1 ? "is" : "are"} not compared: fewer than ${MIN_WORDS} words, or hard to read.`,
  likeAnother: (name: string, percent: number) => `Similar to ${name} (${percent}% the same words)`,
  actions: { comparing: "Stop", stopped: "Continue", failed: "Try again" },
  more: (count: number) => `Show ${count} more`,
} as const;

function formatCount(unit: Unit, count: number): string {
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}

import type { CsvColumn } from "functions/domain/csv-columns";
import type { Judgement, RejectReason, RowWarning } from "functions/domain/csv-row";
import { limits } from "functions/domain/limits";

const REJECTED: Record<RejectReason, string> = {
  "no-title": "no title",
  "title-too-long": `the title is longer than ${limits.title} characters`,
  "no-content": "no content",
  "content-too-large": `the content is larger than ${limits.contentBytes / 1000} kB`,
  "date-unreadable": "the date cannot be read (write 2026-01-31 or 31/01/2026)",
  "date-out-of-range": `the date is in the future or more than ${limits.importBackdateDays} days back`,
};

/** Why a row is left out, to follow 'Line 4: '. */
export function rejectText(reason: RejectReason): string {
  return REJECTED[reason];
}

/** What is worth knowing about a row that is imported, to follow 'Line 4: '. */
export function warningText(warning: RowWarning): string {
  switch (warning.kind) {
    case "renumbered":
      return `the address “${warning.wanted}” is taken, the post gets “${warning.slug}”`;
    case "will-skip":
      return `the address “${warning.slug}” is taken, the row is skipped`;
    case "will-update":
      return `the post at “${warning.slug}” is updated`;
    case "published-unclear":
      return "the published column says neither true nor false, the post stays a draft";
    case "excerpt-cut":
      return `the excerpt is cut to ${limits.excerpt} characters`;
    case "extra-cells":
      return "the row has more cells than the header, the last ones are ignored";
    case "no-date":
      return "no date in the date column, a random one is used";
  }
}

/** Why a whole file cannot be imported. */
export function refusalText(refusal: Extract<Judgement, { kind: "refused" }>): string {
  if ("missing" in refusal) return missingText(refusal.missing);
  if (refusal.rows === 0) return "There are no rows below the header line.";
  const [rows, most] = [refusal.rows, limits.csvRows].map((n) => n.toLocaleString("en-US"));
  return `The data has ${rows} rows; the limit is ${most}. Split it into several files.`;
}

function missingText(missing: readonly CsvColumn[]): string {
  const names = missing.map((name) => `“${name}”`).join(" and ");
  const column = missing.length > 1 ? "columns" : "column";
  return `The first line must name the columns: the ${column} ${names} cannot be found.`;
}

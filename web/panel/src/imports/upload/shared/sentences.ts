import type { CsvColumn, RejectReason } from "domain/imports/csv-row";
import type { CsvValidation, RowWarning } from "domain/imports/validate-csv";
import { cutText } from "domain/shared/cut-text";
import { limits } from "domain/shared/limits";
import { describeRemark } from "#ui/remarks/describe-remark.ts";
import { messages, rowsText } from "./messages.ts";

interface ImportCounts {
  readonly posts: number;
  readonly live: number;
  readonly updates: readonly unknown[];
  readonly updateFacts: { readonly drafts: number };
  readonly skipped: number;
  readonly rejected: number;
  readonly hasPublishedColumn: boolean;
}

export function liveText({ posts, live, ...counts }: ImportCounts): string {
  const updated = counts.updates.length;
  const drafts = posts - updated - live;
  const unpublished = counts.updateFacts.drafts;
  const source = counts.hasPublishedColumn ? ", as the published column says" : "";
  const parts = [
    posts === updated && updated > 0
      ? ""
      : `${live} ${live === 1 ? "post goes live as soon as it is" : "posts go live as soon as they are"} imported, ` +
        `${drafts} ${drafts === 1 ? "stays a draft" : "stay drafts"}${source}.`,
    updated > 0
      ? `${updated} existing ${updated === 1 ? "post gets" : "posts get"} another text; dates and publication stay${
          unpublished === 0
            ? "."
            : `, but ${unpublished} ${unpublished === 1 ? "becomes a draft" : "become drafts"} until the claims are confirmed again.`
        }`
      : "",
    counts.skipped > 0 ? `${rowsText(counts.skipped)} skipped.` : "",
    counts.rejected > 0 ? `${messages.rejected(counts.rejected)}.` : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

const REJECTED: Record<RejectReason, string> = {
  "no-title": "no title",
  "title-too-long": `the title is longer than ${limits.title} characters`,
  "no-content": "no content",
  "content-too-large": `the content is larger than ${limits.contentBytes / 1000} kB`,
  "date-unreadable":
    "the date cannot be read (write 2026-01-31 or 31/01/2026, with a time or without)",
  "error-title": errorText("title"),
  "error-content": errorText("content"),
  "error-excerpt": errorText("excerpt"),
  "error-date": errorText("date"),
  "error-published": errorText("published"),
  "error-suggested_url": errorText("suggested_url"),
  "date-out-of-range": `the date is in the future or more than ${limits.importBackdateDays} days back`,
};

function errorText(column: CsvColumn): string {
  return `the cell of the column “${column}” holds an error of the spreadsheet instead of a text, such as #REF! or #N/A; mend its formula there`;
}

export function rejectText(reason: RejectReason): string {
  return REJECTED[reason];
}

export function warningText(warning: RowWarning): string {
  switch (warning.kind) {
    case "renumbered":
      return `the address “${warning.wanted}” is taken, the post gets “${warning.slug}”`;
    case "will-skip":
      return `the address “${warning.slug}” is taken, the row is skipped`;
    case "will-update":
      return `the post at “${warning.slug}” is updated`;
    case "published-unclear":
      return `the published column says “${warning.word}”, which is neither yes nor no: the post stays a draft (write sí or no, true or false, publicado or borrador)`;
    case "text":
      return describeRemark(warning.remark);
    case "excerpt-cut":
      return `the excerpt is cut to ${limits.excerpt} characters`;
    case "extra-cells":
      return "the row has more cells than the header, the last ones are ignored";
    case "no-date":
      return "no date in the date column, a random one is used";
  }
}

export function refusalText(refusal: Extract<CsvValidation, { kind: "refused" }>): string {
  if ("missing" in refusal) return missingText(refusal.missing);
  if (refusal.rows === 0) return "There are no rows below the header line.";
  const [rows, maxRows] = [refusal.rows, limits.csvRows].map((n) => n.toLocaleString("en-US"));
  return `The data has ${rows} rows; the limit is ${maxRows}. Split it into several files.`;
}

function missingText(missingColumns: readonly CsvColumn[]): string {
  const names = missingColumns.map((name) => `“${name}”`).join(" and ");
  const column = missingColumns.length > 1 ? "columns" : "column";
  return `The first line must name the columns: the ${column} ${names} cannot be found.`;
}

const TITLE_SHOWN = 60;

/** The row as Excel counts it, with its title. */
export function rowName({
  line,
  title,
}: {
  readonly line: number;
  readonly title: string;
}): string {
  const row = messages.line(line);
  if (title === "") return row;
  return `${row} “${cutText(title, TITLE_SHOWN + 3)}”`;
}

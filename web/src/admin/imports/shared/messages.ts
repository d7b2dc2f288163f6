import type { CsvColumn, RejectReason } from "functions/domain/imports/csv-row";
import type { CsvValidation, RowWarning } from "functions/domain/imports/validate-csv";
import { limits } from "functions/domain/shared/limits";

export const messages = {
  invalidFile: { title: "Invalid file", text: "Please upload a CSV file" },
  uploaded: { title: "File uploaded", text: (file: string) => `${file} has been loaded` },
  noData: "Please enter CSV data first",
  noPreview: "Please generate a preview of the CSV data first",
  noJobName: "Please enter a job name for tracking",
  previewed: { title: "Preview generated", text: (n: number) => `${n} entries found in CSV` },
  parseFailed: { title: "Error parsing CSV", text: "Please check your CSV data format" },
  previewFailed: {
    title: "Preview failed",
    text: "The addresses of the existing posts could not be checked. Please try again.",
  },
  missingCode: {
    title: "This part of the panel could not be loaded",
    text: "Code of the panel could not be loaded. Check your connection and try again. If that does not help, reload the page.",
  },
  imported: {
    title: "Import successful",
    text: (n: number, job: string) => `${n} blog posts imported successfully as job "${job}"`,
  },
  importFailed: { title: "Import error", text: "There was an error importing the posts" },
  nothingToImport: "There is nothing to import: every row is rejected or skipped",
  rangeMissing: "Choose the first and the last day of the range, in this order",
  card: "Import from CSV",
  cardText: "Each import is tracked as a job and can be undone as a batch.",
  drop: "Drag and drop a CSV file",
  alsoWorkbook: "Excel workbooks (.xlsx) are read too",
  sheet: (name: string) => `Read from the sheet “${name}”.`,
  otherSheets: (names: readonly string[]) =>
    `Not read: ${names.map((name) => `“${name}”`).join(", ")}. To import another sheet, put it first and save the workbook.`,
  or: "or",
  choose: "choose a file",
  over: "Drop to load the file",
  file: "CSV file",
  remove: (name: string) => `Remove ${name}`,
  readAs: (encoding: string) => `read as ${encoding}`,
  paste: "Or paste CSV data",
  pasteExample: "title,suggested_url,content",
  tooLong: (characters: number) =>
    `The text is loaded, but with ${characters.toLocaleString("en-US")} characters it is too long to show here.`,
  jobName: "Job name",
  jobNameExample: "e.g. November articles",
  preview: "Preview Data",
  previewing: "Reading...",
  importing: "Importing...",
  importPosts: (count: number | undefined) =>
    count === undefined ? "Import Posts" : `Import ${count} ${count === 1 ? "Post" : "Posts"}`,
  allRejected: "No row can be imported. The preview says why for each row.",
  options: "Options",
  publish: "Publish imported posts",
  publishHint: "Used when the file has no published column.",
  dates: "Dates",
  dateModes: {
    random: "Random, up to 3000 days back",
    column: "From a date column",
    today: "Today",
    spread: "Spread over a range",
  },
  from: "First day",
  to: "Last day",
  conflict: "When an address is taken",
  conflicts: {
    suffix: "Add a number to the new post",
    skip: "Skip the row",
    update: "Update the existing post",
  },
  running: (job: string) => `Importing “${job}”`,
  progress: (stored: number, total: number) => `${stored} of ${total}`,
  announced: (percent: number) => `${percent} percent imported`,
  leave: "You can look at other parts of the panel meanwhile. Progress is also under Import Jobs.",
  stopped: (stored: number, total: number) => `Stopped: ${stored} of ${total} stored`,
  stoppedText: "Nothing is lost: Resume stores only what is missing, without a duplicate.",
  stoppedForGood: "The job was closed or deleted meanwhile. Import Jobs shows what is stored.",
  resume: "Resume",
  dismiss: "Close",
  resumeJob: (job: string) => `Resume “${job}”`,
  resumeText: (stored: number, total: number) =>
    `${stored} of ${total} rows are stored. Load the same file with the same options and preview it; only the missing rows are imported.`,
  cancel: "Cancel",
  previewCard: "Data Preview",
  entries: (count: number) => `${count} ${count === 1 ? "entry" : "entries"}`,
  more: (count: number) => `... and ${count} more`,
  columns: { title: "Title", slug: "Slug", excerpt: "Excerpt", date: "Date", status: "Status" },
  published: "Published",
  draft: "Draft",
  update: "Update",
  skipped: "Skipped",
  windows1252:
    "The file is not UTF-8, so it was read as Windows-1252, as Excel writes it. Check the accents below.",
  rejected: (count: number) => `${rowsText(count)} left out`,
  warned: (count: number) => `${count} ${count === 1 ? "remark" : "remarks"}`,
  line: (line: number) => `Row ${line}`,
} as const;

function rowsText(count: number): string {
  return `${count} ${count === 1 ? "row is" : "rows are"}`;
}

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
  "date-unreadable": "the date cannot be read (write 2026-01-31 or 31/01/2026)",
  "date-out-of-range": `the date is in the future or more than ${limits.importBackdateDays} days back`,
};

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
      return "the published column says neither true nor false, the post stays a draft";
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
  const [rows, most] = [refusal.rows, limits.csvRows].map((n) => n.toLocaleString("en-US"));
  return `The data has ${rows} rows; the limit is ${most}. Split it into several files.`;
}

function missingText(missing: readonly CsvColumn[]): string {
  const names = missing.map((name) => `“${name}”`).join(" and ");
  const column = missing.length > 1 ? "columns" : "column";
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
  return `${row} “${title.length > TITLE_SHOWN ? `${title.slice(0, TITLE_SHOWN)}...` : title}”`;
}

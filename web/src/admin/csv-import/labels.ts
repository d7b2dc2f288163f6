import type { Preview } from "./preview.ts";
import { postsToWrite } from "./preview.ts";

/** Labels and sentences of the CSV cards. */
export const labels = {
  card: "Import from CSV",
  cardText: "Each import is tracked as a job and can be undone as a batch.",
  drop: "Drag and drop a CSV file",
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
  allRejected: "No row can be imported. The preview says why for each line.",
  live: (preview: Preview) => liveText(preview),
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
  windows1252:
    "The file is not UTF-8, so it was read as Windows-1252, as Excel writes it. Check the accents below.",
  rejected: (count: number) => `${count} ${count === 1 ? "row is" : "rows are"} left out`,
  warned: (count: number) => `${count} ${count === 1 ? "remark" : "remarks"}`,
  line: (line: number) => `Line ${line}`,
} as const;

function liveText(preview: Preview): string {
  const posts = postsToWrite(preview);
  const drafts = posts - preview.live;
  const source = preview.hasPublishedColumn ? ", as the published column says" : "";
  const parts = [
    `${preview.live} ${preview.live === 1 ? "post goes" : "posts go"} live as soon as they are imported, ` +
      `${drafts} ${drafts === 1 ? "stays a draft" : "stay drafts"}${source}.`,
    preview.updated > 0 ? `${preview.updated} existing posts are updated.` : "",
    preview.skipped > 0 ? `${preview.skipped} rows are skipped.` : "",
    preview.rejected > 0 ? `${preview.rejected} rows are left out.` : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

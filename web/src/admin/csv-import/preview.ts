import type { Judgement, RowWarning } from "functions/domain/csv-row";
import type { ImportRow } from "functions/domain/import-row";
import { limits } from "functions/domain/limits";
import type { ImportPlan } from "#data/pending-imports.ts";
import type { JudgeChoices } from "./csv-session.ts";
import type { Judge } from "./judge-client.ts";
import { refusalText, rejectText, warningText } from "./row-messages.ts";

/** One line of the list of what is left out or changed. */
export interface Issue {
  readonly line: number;
  readonly kind: "rejected" | "warning";
  readonly text: string;
}

/** What will be imported, exactly: the plan holds these rows. */
export interface Preview {
  readonly jobId: string;
  /** Rows that are sent; a row to be skipped is among them, because the server decides at the last moment. */
  readonly rows: readonly ImportRow[];
  /** Final address of a row by its line, where it differs from the wanted one. */
  readonly slugs: ReadonlyMap<number, string>;
  readonly issues: readonly Issue[];
  /** Rows of the file, with the rejected ones. */
  readonly total: number;
  readonly rejected: number;
  readonly skipped: number;
  readonly updated: number;
  /** Posts that readers see as soon as they are imported. */
  readonly live: number;
  /** Whether the file says itself which posts are published. */
  readonly hasPublishedColumn: boolean;
}

export type PreviewResult =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly reason: string };

export interface PreviewInput {
  readonly judge: Judge;
  readonly choices: JudgeChoices;
  readonly now: Date;
  readonly jobId: string;
  /** Which of these slugs another post has. */
  readonly takenSlugs: (slugs: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Judges a file against the addresses that are in use. A taken address is numbered, and the number may be taken too,
 * so addresses are looked up until no new one is asked for.
 * @throws when the look-up or the worker fails
 */
export async function makePreview(input: PreviewInput): Promise<PreviewResult> {
  const { judge, choices, now, jobId } = input;
  if (!judge.opened.ok) return { ok: false, reason: judge.opened.reason };
  const known = new Map<string, boolean>();
  let ask = judge.opened.wanted;
  for (let round = 0; ; round += 1) {
    const taken = await input.takenSlugs(ask);
    for (const slug of ask) known.set(slug, taken.has(slug));
    const { judgement, total, asked } = await judge.judge({ choices, now, seed: jobId, known });
    if (judgement.kind === "refused") return { ok: false, reason: refusalText(judgement) };
    if (asked.length === 0) return { ok: true, preview: previewOf(judgement, total, jobId) };
    ask = [...new Set(asked.flatMap((slug) => seriesFrom(slug, Math.min(2 ** round, MOST_AHEAD))))];
  }
}

/** Numbers of one series that are looked up at once, at most. */
const MOST_AHEAD = 64;

/** A numbered address with those that follow it: the next rounds will want them if it is taken. */
function seriesFrom(slug: string, count: number): string[] {
  const [, base, number] = /^(.+)-(\d{1,6})$/.exec(slug) ?? [];
  if (base === undefined) return [slug];
  return Array.from({ length: count }, (_, ahead) => `${base}-${Number(number) + ahead}`);
}

function previewOf(
  judgement: Extract<Judgement, { kind: "judged" }>,
  total: number,
  jobId: string,
): Preview {
  const { accepted, warnings, rejected, columns } = judgement;
  const skip = linesOf(warnings, "will-skip");
  const issues: Issue[] = [
    ...rejected.map(({ line, reason }) => ({
      line,
      kind: "rejected" as const,
      text: rejectText(reason),
    })),
    ...warnings.map((one) => ({
      line: one.line,
      kind: "warning" as const,
      text: warningText(one),
    })),
  ];
  return {
    jobId,
    rows: accepted,
    slugs: new Map(
      warnings.flatMap((one) => (one.kind === "renumbered" ? [[one.line, one.slug]] : [])),
    ),
    issues: issues.sort((a, b) => a.line - b.line),
    total,
    rejected: rejected.length,
    skipped: skip.size,
    updated: linesOf(warnings, "will-update").size,
    live: accepted.filter((row) => row.published && !skip.has(row.line)).length,
    hasPublishedColumn: columns.includes("published"),
  };
}

function linesOf(warnings: readonly RowWarning[], kind: RowWarning["kind"]): ReadonlySet<number> {
  return new Set(warnings.filter((one) => one.kind === kind).map((one) => one.line));
}

/** How many posts the import will write. */
export function postsToWrite(preview: Preview): number {
  return preview.rows.length - preview.skipped;
}

/** The plan that sends a preview: its job names the first rejected lines. */
export function planOf(preview: Preview, jobName: string): ImportPlan {
  const rejected = preview.issues.filter((issue) => issue.kind === "rejected");
  const named = rejected.slice(0, limits.jobErrorLines);
  const lines = named.map(({ line, text }) => `Line ${line}: ${text}`);
  if (rejected.length > named.length) lines.push(`... and ${rejected.length - named.length} more`);
  return {
    job_id: preview.jobId,
    job_name: jobName.trim(),
    total_records: preview.total,
    failed_records: preview.rejected,
    ...(lines.length > 0 ? { error_details: lines.join("\n") } : {}),
    rows: preview.rows,
  };
}

import type { ImportOptions } from "domain/imports/import-job";
import type { ImportRow } from "domain/imports/import-row";
import type { AddressUsage, CsvValidation, RowWarning } from "domain/imports/validate-csv";
import { limits } from "domain/shared/limits";
import { slugSeries } from "domain/shared/slug";
import type { JobRecord } from "#data/import-jobs.ts";
import type { TakenSlugs } from "#data/slug-lookup.ts";
import type { ImportPlan } from "../../data/import-runner.ts";
import { refusalText, rejectText, rowName, warningText } from "../shared/sentences.ts";
import type { UpdateFacts } from "../updates/update-facts.ts";
import type { ImportChoices } from "./csv-session.ts";
import type { CsvValidator } from "./validation-client.ts";

const MAX_LOOK_AHEAD = 64;

export interface Issue {
  readonly line: number;
  /** The title of the row; '' when it has none. */
  readonly title: string;
  readonly kind: "rejected" | "warning";
  readonly text: string;
}

export interface Preview {
  readonly jobId: string;
  /** Includes the rows to skip: the server decides that again. */
  readonly rows: readonly ImportRow[];
  /** Final slug by line, where it differs from the wanted one. */
  readonly slugs: ReadonlyMap<number, string>;
  readonly issues: readonly Issue[];
  /** The number of rows in the file. */
  readonly total: number;
  readonly rejected: number;
  readonly skipped: number;
  readonly skippedLines: ReadonlySet<number>;
  /** Rows that replace the text of an existing post. */
  readonly updates: readonly ImportRow[];
  readonly updateFacts: UpdateFacts;
  /** New posts published by the import. */
  readonly live: number;
  readonly hasPublishedColumn: boolean;
}

export type PreviewResult =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly reason: string };

interface PreviewInput {
  readonly validator: CsvValidator;
  readonly choices: ImportChoices;
  readonly now: Date;
  readonly jobId: string;
  readonly takenSlugs: (slugs: readonly string[]) => Promise<TakenSlugs>;
  readonly loadUpdateFacts: (rows: readonly ImportRow[]) => Promise<UpdateFacts>;
}

/** Looks slugs up until the validation asks for no new one: a numbered slug may be taken too. */
export async function makePreview(input: PreviewInput): Promise<PreviewResult> {
  const { validator, choices, now, jobId } = input;
  if (!validator.opened.ok) return { ok: false, reason: validator.opened.reason };
  const usages = new Map<string, AddressUsage>();
  let ask = validator.opened.wanted;
  for (let round = 0; ; round += 1) {
    const takenSlugs = await input.takenSlugs(ask);
    for (const slug of ask) usages.set(slug, takenSlugs.get(slug) ?? "free");
    const request = { choices, now, seed: jobId, known: usages };
    const { validation, total, missingSlugs } = await validator.validate(request);
    if (validation.kind === "refused") return { ok: false, reason: refusalText(validation) };
    if (missingSlugs.length === 0) {
      const preview = toPreview(validation, total, jobId);
      const updateFacts = await input.loadUpdateFacts(preview.updates);
      return { ok: true, preview: { ...preview, updateFacts } };
    }
    const ahead = Math.min(2 ** round, MAX_LOOK_AHEAD);
    ask = [...new Set(missingSlugs.flatMap((slug) => seriesFrom(slug, ahead)))];
  }
}

/** A numbered slug with those that follow it, which matter if it is taken. */
function seriesFrom(slug: string, count: number): string[] {
  const [, base, number] = /^(.+)-(\d{1,6})$/.exec(slug) ?? [];
  if (base === undefined) return [slug];
  return [slug, ...slugSeries(base, Number(number) + 1, count - 1)];
}

function toPreview(
  validation: Extract<CsvValidation, { kind: "validated" }>,
  total: number,
  jobId: string,
): Omit<Preview, "updateFacts"> {
  const { accepted, warnings, rejected, columns } = validation;
  const skip = getLines(warnings, "will-skip");
  const update = getLines(warnings, "will-update");
  const titles = new Map([...accepted, ...rejected].map(({ line, title }) => [line, title]));
  const issues: Issue[] = [
    ...rejected.map(({ line, title, reason }) => ({
      line,
      title,
      kind: "rejected" as const,
      text: rejectText(reason),
    })),
    ...warnings.map((warning) => ({
      line: warning.line,
      title: titles.get(warning.line) ?? "",
      kind: "warning" as const,
      text: warningText(warning),
    })),
  ];
  return {
    jobId,
    rows: accepted,
    slugs: new Map(
      warnings.flatMap((warning) =>
        warning.kind === "renumbered" ? [[warning.line, warning.slug]] : [],
      ),
    ),
    issues: issues.sort((a, b) => a.line - b.line),
    total,
    rejected: rejected.length,
    skipped: skip.size,
    skippedLines: skip,
    updates: accepted.filter(({ line }) => update.has(line)),
    live: accepted.filter(
      ({ published, line }) => published && !skip.has(line) && !update.has(line),
    ).length,
    hasPublishedColumn: columns.includes("published"),
  };
}

function getLines(warnings: readonly RowWarning[], kind: RowWarning["kind"]): ReadonlySet<number> {
  return new Set(
    warnings.filter((warning) => warning.kind === kind).map((warning) => warning.line),
  );
}

export function postsToWrite(preview: Preview): number {
  return preview.rows.length - preview.skipped;
}

export function toPlan(preview: Preview, jobName: string, options: ImportOptions): ImportPlan {
  const rejected = preview.issues.filter((issue) => issue.kind === "rejected");
  const named = rejected.slice(0, limits.jobErrorLines);
  const lines = named.map((issue) => `${rowName(issue)}: ${issue.text}`);
  if (rejected.length > named.length) lines.push(`... and ${rejected.length - named.length} more`);
  return {
    job_id: preview.jobId,
    job_name: jobName.trim(),
    total_records: preview.total,
    failed_records: preview.rejected,
    options,
    ...(lines.length > 0 ? { error_details: lines.join("\n") } : {}),
    rows: preview.rows,
  };
}

/** Says how a file differs from that of a job; undefined when it does not. */
export function findFileMismatch(
  job: JobRecord,
  file: Pick<Preview, "total" | "rows">,
): string | undefined {
  const start = `This is not the file of “${job.job_name}”:`;
  if (file.total !== job.total_records) {
    return `${start} it has ${file.total} rows, and the job has ${job.total_records}.`;
  }
  const titles = new Map(file.rows.map((row) => [row.line, row.title]));
  const other = job.stored.find((row) => titles.get(row.line) !== row.title);
  if (!other) return undefined;
  return `${start} the job stored “${other.title}” from row ${other.line}, and the file holds something else there.`;
}

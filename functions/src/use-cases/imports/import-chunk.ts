import type { Account } from "domain/accounts/role";
import { decideFormat } from "domain/articles/decide-format";
import { toSearchFields } from "domain/articles/search-fields";
import type { ImportChunkInput, ImportState } from "domain/calls/imports";
import type { ImportJob } from "domain/imports/import-job";
import { type ImportRow, oldestImportDate, rowBytes } from "domain/imports/import-row";
import { findPictureIds } from "domain/pictures/picture-ids";
import type { SlugEntry } from "domain/posts/post";
import { addDays } from "domain/shared/days";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import { ACCESS_FIELDS, grantsAccess } from "../accounts/roles.ts";
import { planRows } from "../posts/slug-allocator.ts";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { needsRecheck, overwrite, type Place, withFormerTexts } from "./former-text.ts";
import { importOutcome, isComplete, joinErrorLines, toState } from "./import-job.ts";
import { toPostId } from "./imported-post-id.ts";

/** One commit, once. The chunk that completes the job closes it. */
export async function importChunk(
  { store, now }: StoreDeps,
  input: v.InferOutput<typeof ImportChunkInput>,
  actor: Account,
): Promise<ImportState> {
  const { rows } = input;
  const attempt = (slugs: readonly string[]) =>
    store.atomically((transaction) => storeChunk(transaction, input, slugs, { actor, now: now() }));
  const slugs = [...new Set(rows.map(({ slug }) => slug))];
  const needsReading =
    slugs.length < rows.length || rows.some(({ on_conflict }) => on_conflict !== "suffix");
  if (!needsReading) {
    // Most slugs are free: they are read only when the commit fails on one.
    try {
      return await attempt([]);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === "already-exists")) throw error;
    }
  }
  return attempt(slugs);
}

async function storeChunk(
  transaction: Transaction,
  { job_id, chunk, rows }: v.InferOutput<typeof ImportChunkInput>,
  wanted: readonly string[],
  { actor, now }: { readonly actor: Account; readonly now: Date },
): Promise<ImportState> {
  const { user_roles, import_jobs, slugs } = await transaction.read({
    user_roles: { ids: [actor.uid], fields: ACCESS_FIELDS },
    import_jobs: [job_id],
    slugs: wanted,
  });
  if (!grantsAccess(user_roles.get(actor.uid), actor, "imports.run")) {
    throw new DomainError("permission-denied");
  }
  requireValidRows(rows);
  const job = import_jobs.get(job_id);
  if (!job) throw new DomainError("not-found");
  if (job.status === "deleting") throw new DomainError("failed-precondition");
  if (job.chunks[chunk]) return toState(job_id, job);
  const processedRows = job.successful_records + job.failed_records;
  if (job.status !== "processing" || processedRows + rows.length > job.total_records) {
    throw new DomainError("failed-precondition");
  }
  const dates = rows.map((row) => dateOfRow(row, job, now));
  const places = await withFormerTexts(transaction, await planRows(transaction, rows, slugs));
  for (const [index, row] of rows.entries()) {
    const place = places[index];
    const date = dates[index];
    if (place && date) storeRow(transaction, { job_id, row, place, date, actor, now });
  }
  return closeChunk(transaction, { job_id, job, chunk, rows, places, actor, now });
}

function requireValidRows(rows: readonly ImportRow[]): void {
  const bytes = rows.reduce((sum, row) => sum + rowBytes(row), 0);
  const isRepeated = new Set(rows.map(({ row }) => row)).size < rows.length;
  if (bytes > limits.chunkBytes || isRepeated) throw new DomainError("invalid-argument");
}

/** The clock of the browser may be up to a day ahead. */
function dateOfRow(row: ImportRow, job: ImportJob, now: Date): Date {
  const date = new Date(row.date);
  // The browser validated the file when the job began.
  const oldest = addDays(oldestImportDate(job.created_at), -1).getTime();
  const time = date.getTime();
  if (!(time >= oldest && time <= addDays(now, 1).getTime()))
    throw new DomainError("invalid-argument");
  return time > now.getTime() ? now : date;
}

function storeRow(
  transaction: Transaction,
  change: {
    job_id: string;
    row: ImportRow;
    place: Place;
    date: Date;
    actor: Account;
    now: Date;
  },
): void {
  const { job_id, row, place, date, actor, now } = change;
  if (place.kind === "skipped") return;
  const { title, excerpt, published, line } = row;
  const ownId = toPostId(job_id, row.row);
  const id = place.kind === "update" ? place.post_id : ownId;
  const body = { content: row.content, content_format: decideFormat(row.content) };
  if (place.kind === "update") {
    overwrite(transaction, ownId, { place, row, body, actor, now });
  } else {
    const { slug } = place;
    const written = { updated_at: now, recorded_at: now, created_at: date };
    const state = { published, ...(published && { published_at: date }), view_count: 0 };
    const picture_ids = findPictureIds(row.content);
    const post = {
      ...{ title, slug, excerpt, ...state, ...written, import_job_id: job_id },
      ...toSearchFields({ title, slug, excerpt }, body),
      ...(picture_ids.length > 0 && { picture_ids }),
    };
    transaction.create("blog_posts", id, post);
    transaction.create("post_bodies", id, body);
    const entry: SlugEntry = { post_id: id, state: "current" };
    // Creating fails when another commit has taken the slug.
    if (place.isReused) transaction.set("slugs", slug, entry);
    else transaction.create("slugs", slug, entry);
  }
  const created_at = place.kind === "update" ? now : date;
  transaction.create("import_job_items", ownId, {
    job_id,
    record_id: id,
    record_data: { title, slug: place.slug, created_at, line },
    status: "success",
    ...(place.kind === "update" && { former: place.former.post }),
  });
}

function closeChunk(
  transaction: Transaction,
  end: {
    job_id: string;
    job: ImportJob;
    chunk: number;
    rows: readonly ImportRow[];
    places: readonly Place[];
    actor: Account;
    now: Date;
  },
): ImportState {
  const { job_id, job, chunk, rows, places, actor, now } = end;
  const lines = rows.flatMap((row, index) => skippedText(row, places[index]));
  const skipped = lines.length;
  const stored = rows.length - skipped;
  const details = joinErrorLines(job.error_details, ...lines);
  const updates = rows.flatMap((row, index) => {
    const place = places[index];
    return place?.kind === "update" ? [{ row, former: place.former }] : [];
  });
  const after = {
    ...job,
    successful_records: job.successful_records + stored,
    failed_records: job.failed_records + skipped,
    chunks: { ...job.chunks, [chunk]: true as const },
  };
  const last = isComplete(after) ? importOutcome(job_id, after, actor, now) : undefined;
  transaction.update("import_jobs", job_id, {
    set: {
      touched_at: now,
      ...(skipped > 0 && { error_details: details }),
      ...last?.change,
    },
    increment: {
      successful_records: stored,
      failed_records: skipped,
      updated_records: updates.length,
      recheck_records: updates.filter(({ row, former }) => needsRecheck(former, row)).length,
    },
    entries: { chunks: { [chunk]: true } },
  });
  if (last) transaction.add("audit_log", last.entry);
  return toState(job_id, { ...after, ...last?.change });
}

function skippedText({ line, title, slug }: ImportRow, place: Place | undefined): string[] {
  if (place?.kind !== "skipped") return [];
  return place.reason === "taken"
    ? [`Row ${line} “${title}”: skipped, the address "${slug}" is taken.`]
    : [`Row ${line} “${title}”: not updated, too many large texts at once. Import it again.`];
}

import { v5 } from "uuid";
import type * as v from "valibot";
import type { Actor } from "../domain/audit.ts";
import type { ImportChunkInput, ImportState } from "../domain/calls.ts";
import { oldestImportDate } from "../domain/csv-cells.ts";
import { DomainError } from "../domain/errors.ts";
import { hasBlockTags } from "../domain/excerpt.ts";
import { rowBytes } from "../domain/import-chunks.ts";
import type { ImportJob } from "../domain/import-job.ts";
import type { ImportRow } from "../domain/import-row.ts";
import { limits } from "../domain/limits.ts";
import type { PostBody } from "../domain/post.ts";
import { endOfImport, isWhole } from "./end-of-import.ts";
import { skippedLine, withErrorLines } from "./import-errors.ts";
import { type ImportDeps, type ImportUnit, stateOf } from "./import-ports.ts";
import { type Placement, placeRows } from "./place-rows.ts";

/** Namespace of the ids of imported posts; a fixed random UUID. */
const IMPORTED_POST = "6f1d2a3e-0d4c-4b8e-9a57-2c1b7e90d4f5";
const DAY = 86_400_000;

/**
 * Stores one chunk of rows: posts, bodies, addresses, items, the counts and the chunk's marker, all in one commit, so
 * that the counts are true at every moment (T36, T38). The chunk that leaves no row to come closes the job. A chunk that
 * is stored already changes nothing. The sender's role is read in the same commit: who is removed meanwhile stores
 * nothing.
 * @throws DomainError permission-denied; not-found, or failed-precondition when the job takes no more rows (T40); invalid-argument when
 *   the chunk is too large, names a row twice or holds an impossible date
 */
export async function importChunk(
  deps: ImportDeps,
  input: v.InferOutput<typeof ImportChunkInput>,
  actor: Actor,
): Promise<ImportState> {
  const { rows } = input;
  const store = (looked: readonly string[]) =>
    deps.atomically((unit) => storeChunk(unit, input, looked, { actor, now: deps.now() }));
  const wanted = [...new Set(rows.map(({ slug }) => slug))];
  const needsReading =
    wanted.length < rows.length || rows.some(({ on_conflict }) => on_conflict !== "suffix");
  if (!needsReading) {
    // Addresses are free as a rule, and the commit itself refuses one that is taken: only then are they read.
    try {
      return await store([]);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === "already-exists")) throw error;
    }
  }
  return store(wanted);
}

/** @param wanted addresses that are looked up before; any other counts as free until the commit */
async function storeChunk(
  unit: ImportUnit,
  { job_id, chunk, rows }: v.InferOutput<typeof ImportChunkInput>,
  wanted: readonly string[],
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<ImportState> {
  const { isAdministrator, job, entries } = await unit.beginChunk(actor.uid, job_id, wanted);
  if (!isAdministrator) throw new DomainError("permission-denied");
  requireSound(rows);
  if (!job) throw new DomainError("not-found");
  if (job.status === "deleting") throw new DomainError("failed-precondition");
  if (job.chunks[chunk]) return stateOf(job_id, job);
  const known = job.successful_records + job.failed_records;
  if (job.status !== "processing" || known + rows.length > job.total_records) {
    throw new DomainError("failed-precondition");
  }
  const dates = rows.map((row) => dateOfRow(row, job, now));
  const places = await placeRows(unit, rows, entries);
  for (const [index, row] of rows.entries()) {
    const place = places[index];
    const date = dates[index];
    if (place && date) storeRow(unit, { job_id, row, place, date, now });
  }
  return closeChunk(unit, { job_id, job, chunk, rows, places, actor, now });
}

/** @throws DomainError invalid-argument for too large a chunk, or one that names a row twice */
function requireSound(rows: readonly ImportRow[]): void {
  const bytes = rows.reduce((sum, row) => sum + rowBytes(row), 0);
  const isRepeated = new Set(rows.map(({ row }) => row)).size < rows.length;
  if (bytes > limits.chunkBytes || isRepeated) throw new DomainError("invalid-argument");
}

/** Id of the post that a row of a job becomes: always the same, so that nothing is ever stored twice. */
export function postIdOf(jobId: string, row: number): string {
  return v5(`${jobId}/${row}`, IMPORTED_POST);
}

/** The row's date; one a little ahead, from a computer whose clock is fast, is now. */
function dateOfRow(row: ImportRow, job: ImportJob, now: Date): Date {
  const date = new Date(row.date);
  // The file was judged when the job began; resumed a week later its dates are as good as then.
  const oldest = oldestImportDate(job.created_at).getTime() - DAY;
  const time = date.getTime();
  if (!(time >= oldest && time <= now.getTime() + DAY)) throw new DomainError("invalid-argument");
  return time > now.getTime() ? now : date;
}

function storeRow(
  unit: ImportUnit,
  one: { job_id: string; row: ImportRow; place: Placement; date: Date; now: Date },
): void {
  const { job_id, row, place, date, now } = one;
  if (place.kind === "skipped") return;
  const { title, excerpt, published, line } = row;
  const ownId = postIdOf(job_id, row.row);
  const id = place.kind === "update" ? place.post_id : ownId;
  if (place.kind === "update") {
    unit.updatePost(id, { title, excerpt, updated_at: now }, bodyOf(row));
  } else {
    const { slug } = place;
    const written = { updated_at: now, recorded_at: now, created_at: date };
    const state = { published, ...(published && { published_at: date }), view_count: 0 };
    const post = { title, slug, excerpt, ...state, ...written, import_job_id: job_id };
    unit.createPost(id, post, bodyOf(row));
    unit.reserveSlug(slug, id);
  }
  const created_at = place.kind === "update" ? now : date;
  unit.createItem(ownId, {
    job_id,
    record_id: id,
    record_data: { title, slug: place.slug, created_at, line },
    status: "success",
  });
}

/** HTML says so; of anything else the reader decides what it is (G-61). */
function bodyOf({ content }: ImportRow): PostBody {
  return hasBlockTags(content) ? { content, content_format: "html" } : { content };
}

function closeChunk(
  unit: ImportUnit,
  end: {
    job_id: string;
    job: ImportJob;
    chunk: number;
    rows: readonly ImportRow[];
    places: readonly Placement[];
    actor: Actor;
    now: Date;
  },
): ImportState {
  const { job_id, job, chunk, rows, places, actor, now } = end;
  const left = rows.filter((_, index) => places[index]?.kind === "skipped");
  const stored = rows.length - left.length;
  const skipped = left.length;
  const details = withErrorLines(
    job.error_details,
    ...left.map(({ line, slug }) => skippedLine(line, slug)),
  );
  const after = {
    ...job,
    successful_records: job.successful_records + stored,
    failed_records: job.failed_records + skipped,
    chunks: { ...job.chunks, [chunk]: true as const },
  };
  const last = isWhole(after) ? endOfImport(job_id, after, actor, now) : undefined;
  unit.changeJob(job_id, {
    touched_at: now,
    chunk: { number: chunk, stored, skipped },
    ...(skipped > 0 && { error_details: details }),
    ...last?.change,
  });
  if (last) unit.audit(last.entry);
  return stateOf(job_id, { ...after, ...last?.change });
}

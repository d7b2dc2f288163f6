import { toSearchFields } from "domain/articles/search-fields";
import { type ImportRow, toChunks } from "domain/imports/import-row";
import { type ImportDeps, sendImport } from "../../web/panel/src/imports/data/import-runner.ts";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { anImportRow, NOON, toId } from "../support/builders.ts";
import { callAndExpectSuccess } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { compare, type Figure } from "./measure.ts";

const ROWS = 1000;
const sdk = adminSdk();
const CONTENT = `<h2>Pies niveladores</h2>${"<p>El acero inoxidable resiste la limpieza diaria.</p>".repeat(116)}`;

/** Compares the panel's client code with plain commits of the same documents. */
export async function measureImport(rounds: number): Promise<readonly Figure[]> {
  await reset();
  await createAdmin(sdk, demoAdmin);
  const token = await signIn(demoAdmin);
  const size = Math.round(CONTENT.length / 1000);
  const sending = {
    name: `import of ${ROWS} rows of ${size} kB, to the same documents in bare batched commits`,
    ratio: 2,
    subject: (turn: number) => importAll(`ours-${turn}`, token),
    baseline: (turn: number) => commitAll(`bare-${turn}`),
  };
  return [await compare(sending, 3 * rounds)];
}

function buildRows(name: string): ImportRow[] {
  return Array.from({ length: ROWS }, (_, row) =>
    anImportRow({ row, slug: `${name}-${row}`, content: CONTENT }),
  );
}

async function importAll(name: string, token: string): Promise<void> {
  const counts = { total_records: ROWS, failed_records: 0 };
  const plan = { job_id: toId(name), job_name: name, ...counts, rows: buildRows(name) };
  const call: ImportDeps["call"] = (step, input) => callAndExpectSuccess(step, input, token);
  const end = await sendImport(plan, { call, wait: refuseToWait }, () => {});
  if (end.status !== "completed" || end.successful_records !== ROWS)
    throw new Error(String(end.status));
}

async function refuseToWait(): Promise<void> {
  throw new Error("A call of the import was to be repeated");
}

async function commitAll(name: string): Promise<void> {
  for (const [chunk, rows] of toChunks(buildRows(name)).entries()) {
    const batch = sdk.db.batch();
    for (const row of rows) addDocuments(batch, name, row);
    batch.set(sdk.db.doc(`import_jobs/${name}`), { chunks: { [chunk]: true } }, { merge: true });
    await batch.commit();
  }
}

function addDocuments(batch: ReturnType<typeof sdk.db.batch>, name: string, row: ImportRow): void {
  const { title, slug, excerpt, published, content, line } = row;
  const id = toId(`${name}-${row.row}`);
  const dates = { created_at: NOON, published_at: NOON, updated_at: NOON, recorded_at: NOON };
  const post = { title, slug, excerpt, published, view_count: 0, import_job_id: name, ...dates };
  const body = { content, content_format: "html" } as const;
  batch.create(sdk.db.doc(`blog_posts/${id}`), { ...post, ...toSearchFields(row, body) });
  batch.create(sdk.db.doc(`post_bodies/${id}`), body);
  batch.create(sdk.db.doc(`slugs/${slug}`), { post_id: id, state: "current" });
  const record_data = { title, slug, created_at: NOON, line };
  const item = { job_id: name, record_id: id, record_data, status: "success" };
  batch.create(sdk.db.doc(`import_job_items/${id}`), item);
}

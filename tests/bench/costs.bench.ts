import { randomUUID } from "node:crypto";
import { DELETE_ALL_PHRASE } from "functions/domain/calls/deletion";
import { chunksOf } from "functions/domain/imports/import-row";
import { relatedCandidates } from "../../functions/src/adapters/pages/articles.ts";
import { viewStore } from "../../functions/src/adapters/pages/view-store.ts";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { visitorKey } from "../../functions/src/adapters/visitor-key.ts";
import { auditEntry } from "../../functions/src/domain/shared/audit.ts";
import { roleRows } from "../../functions/src/use-cases/accounts/roles.ts";
import { countView } from "../../functions/src/use-cases/articles/count-view.ts";
import { withSitemapChanges } from "../../functions/src/use-cases/articles/record-changes.ts";
import { refreshSitemap } from "../../functions/src/use-cases/articles/refresh-sitemap.ts";
import { relatePosts } from "../../functions/src/use-cases/articles/relate-posts.ts";
import { submitContact } from "../../functions/src/use-cases/contact/submit-contact.ts";
import { importChunk } from "../../functions/src/use-cases/imports/import-chunk.ts";
import { startImport } from "../../functions/src/use-cases/imports/import-job.ts";
import { deleteAllPosts } from "../../functions/src/use-cases/posts/delete-all-posts.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, anImportRow, aPost, idOf } from "../support/builders.ts";
import { contactInput } from "../support/contact-input.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { type Charge, chargeOf } from "./charged.ts";
import { relateArticle, storeArticles } from "./many-articles.ts";

const { db } = adminSdk();
const now = () => new Date();
const deps = { store: withSitemapChanges(firestoreStore(db)), now };
const ROWS = 1000;
const actor = { uid: "bench", email: "", auth_time: 0 };

/** Without the caller's role document, which every panel call reads. */
export interface CostFigures extends Charge {
  readonly name: string;
}

export async function measureCosts(): Promise<readonly CostFigures[]> {
  const figures: CostFigures[] = [];
  const add = async (name: string, work: () => Promise<unknown>) => {
    figures.push({ name, ...(await chargeOf(work)) });
  };
  await reset();
  await roleRows(deps.store).grant(actor, auditEntry(now(), actor, "administrator_created"));
  const related = { store: deps.store, candidates: relatedCandidates(db) };
  const relate = (ids: readonly string[]) => relatePosts(related, ids);
  await refreshSitemap({ store: deps.store, relate });
  await add(`import of ${ROWS} rows`, importAll);
  await add("refresh after it", () => refreshSitemap({ store: deps.store, relate }));
  await reset();
  await storeArticles(0, ROWS);
  await add("related articles of a post", () => relateArticle(500));
  await add(`deletion of ${ROWS} posts`, deleteAll);
  const post = aPost();
  await storePost(db, post, aBody());
  // The first key of a day also reads the day's secret.
  await keyOf(ADDRESS, now(), ["costs"]);
  await add("view", () => view(post.id));
  await add("view again", () => view(post.id));
  await add("submission, mailed", submitForm);
  return figures;
}

async function importAll(): Promise<void> {
  const job_id = idOf("costs");
  const rows = Array.from({ length: ROWS }, (_, row) => anImportRow({ row, slug: `coste-${row}` }));
  const counts = { total_records: ROWS, failed_records: 0 };
  let state = await startImport(deps, { job_id, job_name: "costs", ...counts }, actor);
  for (const [chunk, part] of chunksOf(rows).entries()) {
    state = await importChunk(deps, { job_id, chunk, rows: [...part] }, actor);
  }
  if (state.status !== "completed") throw new Error(`The import is ${state.status}`);
}

async function deleteAll(): Promise<void> {
  const input = {
    deletion_id: randomUUID(),
    phrase: DELETE_ALL_PHRASE,
    expected_count: ROWS,
  } as const;
  while (!(await deleteAllPosts(deps, input, actor)).done);
}

const ADDRESS = "192.0.2.1";
const keyOf = (address: string, at: Date, parts: readonly string[]) =>
  visitorKey(db, address, at, parts);

async function view(postId: string): Promise<void> {
  const visitor = { address: ADDRESS, nearest: ADDRESS, userAgent: "Mozilla/5.0 Firefox/140.0" };
  await countView({ ...viewStore(db), markKey: keyOf, now }, postId, visitor);
}

async function submitForm(): Promise<void> {
  await submitContact(
    {
      ...deps,
      send: async () => {},
      overviewUrl: "",
      log: () => {},
      networkKey: (address, at, limit) => keyOf(address, at, [limit]),
      wait: () => new Promise(() => {}),
    },
    contactInput("costs"),
    { address: ADDRESS, nearest: ADDRESS },
  );
}

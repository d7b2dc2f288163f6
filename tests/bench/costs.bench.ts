import { randomUUID } from "node:crypto";
import { DELETE_ALL_PHRASE } from "domain/calls/deletion";
import { toChunks } from "domain/imports/import-row";
import { auditEntry } from "domain/shared/audit";
import { articleReads, relatedCandidates } from "../../functions/src/adapters/pages/articles.ts";
import { viewStore } from "../../functions/src/adapters/pages/view-store.ts";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { visitorKey } from "../../functions/src/adapters/visitor-key.ts";
import { servedBody } from "../../functions/src/testing/served-body.ts";
import { visitorFrom } from "../../functions/src/testing/visitor-from.ts";
import { roleRows } from "../../functions/src/use-cases/accounts/roles.ts";
import { countView } from "../../functions/src/use-cases/articles/count-view.ts";
import { withSitemapChanges } from "../../functions/src/use-cases/articles/record-changes.ts";
import { refreshSitemap } from "../../functions/src/use-cases/articles/refresh-sitemap.ts";
import { relatePosts } from "../../functions/src/use-cases/articles/relate-posts.ts";
import { submitContact } from "../../functions/src/use-cases/contact/submit-contact.ts";
import { importChunk } from "../../functions/src/use-cases/imports/import-chunk.ts";
import { startImport } from "../../functions/src/use-cases/imports/import-job.ts";
import { deleteAllPosts } from "../../functions/src/use-cases/posts/delete-all-posts.ts";
import { builtRenderer } from "../../scripts/lib/preview/built-renderer.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, anImportRow, aPost, toId } from "../support/builders.ts";
import { contactInput } from "../support/contact-input.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { type Charge, measureCharge } from "./charged.ts";
import { articlePath, relateArticle, storeArticles } from "./many-articles.ts";
import type { Figure } from "./measure.ts";

const { db } = adminSdk();
const now = () => new Date();
const deps = { store: withSitemapChanges(firestoreStore(db)), now };
const ROWS = 1000;
const ORIGIN = "https://www.nhk-group.example";
const actor = { uid: "bench", email: "", auth_time: 0 };

/** Counts documents, without the caller's role document, which every panel call reads. */
export async function measureCosts(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const add = async (name: string, limits: Charge, work: () => Promise<unknown>) => {
    figures.push({ name, values: { ...(await measureCharge(work)) }, limits: { ...limits } });
  };
  await reset();
  await roleRows(deps.store).grant(
    actor,
    "admin",
    auditEntry(now(), actor, "administrator_created"),
  );
  const related = { store: deps.store, candidates: relatedCandidates(db) };
  const relate = (ids: readonly string[]) => relatePosts(related, ids);
  const refresh = () => refreshSitemap({ store: deps.store, relate });
  await refresh();
  await add(`import of ${ROWS} rows`, { reads: 21, writes: 4023 }, importAll);
  await add("refresh after it", { reads: 3059, writes: 1013 }, refresh);
  await reset();
  await storeArticles(0, ROWS);
  await refresh();
  await add("related articles of a post", { reads: 50, writes: 1 }, () => relateArticle(500));
  const site = { renderer: await builtRenderer(ORIGIN), origin: ORIGIN, reads: articleReads(db) };
  const serve = (path: string) => () => servedBody(site, path);
  await add("list", { reads: 28, writes: 0 }, serve("/articulos"));
  await add("article", { reads: 3, writes: 0 }, serve(articlePath(500)));
  await add("feed", { reads: 30, writes: 0 }, serve("/articulos/rss.xml"));
  await add(`deletion of ${ROWS} posts`, { reads: 1010, writes: 3013 }, deleteAll);
  const post = aPost();
  await storePost(db, post, aBody());
  // The first key of a day also reads the day's secret.
  await toKey(ADDRESS, now(), "costs");
  await add("view", { reads: 1, writes: 3 }, () => view(post.id));
  await add("view again", { reads: 1, writes: 3 }, () => view(post.id));
  await add("submission, mailed", { reads: 6, writes: 8 }, submitForm);
  return figures;
}

async function importAll(): Promise<void> {
  const job_id = toId("costs");
  const rows = Array.from({ length: ROWS }, (_, row) => anImportRow({ row, slug: `coste-${row}` }));
  const counts = { total_records: ROWS, failed_records: 0 };
  let state = await startImport(deps, { job_id, job_name: "costs", ...counts }, actor);
  for (const [chunk, part] of toChunks(rows).entries()) {
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
const toKey = (text: string, at: Date, use: string) => visitorKey(db, text, at, [use]);

async function view(postId: string): Promise<void> {
  await countView({ ...viewStore(db), toKey, now }, postId, visitorFrom(ADDRESS));
}

async function submitForm(): Promise<void> {
  await submitContact(
    {
      ...deps,
      send: async () => {},
      panelUrl: "",
      log: () => {},
      networkKey: toKey,
      wait: () => new Promise(() => {}),
    },
    contactInput("costs"),
    visitorFrom(ADDRESS),
  );
}

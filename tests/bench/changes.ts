import { relatedCandidates } from "../../functions/src/adapters/pages/articles.ts";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { auditEntry } from "../../functions/src/domain/shared/audit.ts";
import { addDays } from "../../functions/src/domain/shared/days.ts";
import { roleRows } from "../../functions/src/use-cases/accounts/roles.ts";
import { withSitemapChanges } from "../../functions/src/use-cases/articles/record-changes.ts";
import { refreshSitemap } from "../../functions/src/use-cases/articles/refresh-sitemap.ts";
import { relatePosts } from "../../functions/src/use-cases/articles/relate-posts.ts";
import { printPosts } from "../../functions/src/use-cases/articles/similar-posts.ts";
import { completeFiles, INDEX } from "../../functions/src/use-cases/articles/sitemap-files.ts";
import { importChunk } from "../../functions/src/use-cases/imports/import-chunk.ts";
import { startImport } from "../../functions/src/use-cases/imports/import-job.ts";
import { postIdOf } from "../../functions/src/use-cases/imports/imported-post-id.ts";
import { publishScheduled } from "../../functions/src/use-cases/posts/publish-scheduled.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { anImportRow } from "../support/builders.ts";
import { articleId, slugOf } from "./many-articles.ts";

const { db } = adminSdk();
const store = firestoreStore(db);
/** Stands still, so that each round asks the same. */
const began = new Date();
const now = () => began;
const deps = { store: withSitemapChanges(store), now, log: () => {} };
const relating = { store, candidates: relatedCandidates(db) };
const actor = { uid: "bench", email: "", auth_time: 0 };

/** Two digits, under which no longer number is indexed: its words are equally rare at every size. */
const PUBLISHED = 50;
/** Those that it may be related to: the newest, and the next older ones. */
const NEIGHBOURS = [...Array(20).keys(), ...Array.from({ length: 20 }, (_, n) => PUBLISHED + n)];

const JOB = "00000000-0000-4000-8000-000000000000";
const ROWS = Array.from({ length: 100 }, (_, row) =>
  // Old, so that lists and feeds stay the same.
  anImportRow({ row, slug: `importado-${row}`, date: addDays(began, -1500).toISOString() }),
);

/** Is measured, then `refresh`, which a scheduled function does every five minutes. */
export interface BenchChange {
  readonly name: string;
  readonly prepare: () => Promise<void>;
  readonly work: () => Promise<void>;
  /** Addresses of all documents to restore after both. */
  readonly written: readonly string[];
}

export const CHANGES: readonly BenchChange[] = [
  {
    name: "publication",
    prepare: async () => {
      const scheduled_for = new Date(began.getTime() - 60_000);
      await db
        .doc(`blog_posts/${articleId(PUBLISHED)}`)
        .update({ published: false, scheduled_for });
    },
    work: async () => {
      const { published } = await publishScheduled(deps);
      if (published !== 1) throw new Error("The post was not published");
    },
    written: [
      `blog_posts/${articleId(PUBLISHED)}`,
      `post_prints/${articleId(PUBLISHED)}`,
      ...NEIGHBOURS.map((n) => `slugs/${slugOf(n)}`),
    ],
  },
  {
    name: "import of 100 rows",
    prepare: async () => {},
    work: async () => {
      const counts = { total_records: ROWS.length, failed_records: 0 };
      await startImport(deps, { job_id: JOB, job_name: "bench", ...counts }, actor);
      await importChunk(deps, { job_id: JOB, chunk: 0, rows: ROWS }, actor);
    },
    written: [
      `import_jobs/${JOB}`,
      ...ROWS.flatMap(({ row, slug }) => {
        const id = postIdOf(JOB, row);
        const ofPost = ["blog_posts", "post_bodies", "post_prints", "import_job_items"];
        return [`slugs/${slug}`, ...ofPost.map((collection) => `${collection}/${id}`)];
      }),
    ],
  },
];

export async function allowImports(): Promise<void> {
  await roleRows(store).grant(actor, auditEntry(began, actor, "administrator_created"));
}

export async function refresh(): Promise<void> {
  const relate = async (ids: readonly string[]) =>
    printPosts(store, await relatePosts(relating, ids));
  await refreshSitemap({ store, relate });
}

/** @returns what undoes a change and its refresh */
export async function undoOf({ written }: BenchChange): Promise<() => Promise<void>> {
  const files = (await completeFiles(store)).map(({ after }) => `sitemap_files/${after}`);
  const refs = [...written, ...files, `sitemap_index/${INDEX}`].map((path) => db.doc(path));
  const documents = await db.getAll(...refs);
  return async () => {
    const batch = db.batch();
    for (const document of documents) {
      const data = document.data();
      if (data) batch.set(document.ref, data);
      else batch.delete(document.ref);
    }
    for (const emptied of ["sitemap_changes", "audit_log"]) {
      const { docs } = await db.collection(emptied).get();
      for (const { ref } of docs) batch.delete(ref);
    }
    await batch.commit();
  };
}

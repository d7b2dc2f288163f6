import { randomUUID } from "node:crypto";
import { DELETE_ALL_PHRASE } from "functions/domain/calls-deletion";
import { chunksOf } from "functions/domain/import-chunks";
import { viewStore } from "../../functions/src/adapters/articles-views.ts";
import { deleteAllStore } from "../../functions/src/adapters/delete-all-store.ts";
import { importStore } from "../../functions/src/adapters/import-store.ts";
import { outbox } from "../../functions/src/adapters/outbox.ts";
import { visitorKey } from "../../functions/src/adapters/rate-limit.ts";
import { roleStore } from "../../functions/src/adapters/role-store.ts";
import { auditEntry } from "../../functions/src/domain/audit.ts";
import { countView } from "../../functions/src/use-cases/count-view.ts";
import { deleteAllPosts } from "../../functions/src/use-cases/delete-all-posts.ts";
import { deliverMail } from "../../functions/src/use-cases/deliver-mail.ts";
import { importChunk } from "../../functions/src/use-cases/import-chunk.ts";
import { startImport } from "../../functions/src/use-cases/start-import.ts";
import { submitContact } from "../../functions/src/use-cases/submit-contact.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, anImportRow, aPost, idOf } from "../support/builders.ts";
import { anInquiry } from "../support/inquiry.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { type Charge, chargeOf } from "./charged.ts";
import { storeArticles } from "./many-articles.ts";

const { db } = adminSdk();
const now = () => new Date();
const ROWS = 1000;
const actor = { uid: "bench", email: "" };

/**
 * Documents of one operation, without the one that every call of the panel reads: its caller's role. Chunks of an import
 * read that in their commits, where it counts.
 */
export interface CostFigures extends Charge {
  readonly name: string;
}

/** Reads and writes of the operations that change something, run in this process against the emulator. */
export async function measureCosts(): Promise<readonly CostFigures[]> {
  const figures: CostFigures[] = [];
  const add = async (name: string, work: () => Promise<unknown>) => {
    figures.push({ name, ...(await chargeOf(work)) });
  };
  await reset();
  await roleStore(db).grant(actor.uid, auditEntry(now(), actor, "administrator_created"));
  await add(`import of ${ROWS} rows`, importAll);
  await reset();
  await storeArticles(0, ROWS);
  await add(`deletion of ${ROWS} posts`, deleteAll);
  const post = aPost();
  await storePost(db, post, aBody());
  // The day's first visitor pays for the secret of the day.
  await keyOf(ADDRESS, now(), ["costs"]);
  await add("view", () => view(post.id));
  await add("view again", () => view(post.id));
  await add("inquiry, mailed", inquire);
  return figures;
}

async function importAll(): Promise<void> {
  const deps = { ...importStore(db), now };
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
  const deps = { ...deleteAllStore(db), now };
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
  const visitor = { address: ADDRESS, userAgent: "Mozilla/5.0 Firefox/140.0" };
  await countView({ ...viewStore(db), markKey: keyOf, now }, postId, visitor);
}

async function inquire(): Promise<void> {
  const mails = { ...outbox(db), send: async () => {}, now, log: () => {} };
  await submitContact(
    {
      ...mails,
      networkKey: (address, at) => keyOf(address, at, ["contact"]),
      deliver: (id) => deliverMail(mails, id),
      wait: () => new Promise(() => {}),
    },
    anInquiry("costs"),
    ADDRESS,
  );
}

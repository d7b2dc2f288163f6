import { isDeepStrictEqual } from "node:util";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import type { Imported } from "./import.ts";
import type { SentRequests } from "./targets.ts";

const { db } = adminSdk();

/** Longer than one attempt at a mail. */
const SETTLING_MS = 60_000;

async function readAll(collection: string, ...fields: string[]) {
  const { docs } = await db
    .collection(collection)
    .select(...fields)
    .get();
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

/** Repeats until two results agree, because abandoned calls may continue. */
async function readUntilStable<T>(read: () => Promise<T>): Promise<T> {
  let before = await read();
  for (let reading = 0; reading < 100; reading += 1) {
    const now = await read();
    if (isDeepStrictEqual(before, now)) break;
    before = now;
  }
  return before;
}

export async function waitForMails(): Promise<void> {
  const sending = db.collection("mail_outbox").where("state", "==", "sending");
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, SETTLING_MS);
  const stop = sending.onSnapshot(({ empty }) => empty && resolve(), reject);
  await promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}

/** @returns the views of each article */
export async function countViews(): Promise<ReadonlyMap<string, number>> {
  const posts = await readAll("blog_posts", "view_count");
  return new Map([...posts].map(([id, { view_count }]) => [id, Number(view_count)]));
}

/** Every confirmed submission is stored once, with one outbox entry for sales, and mailed exactly once when sent. */
export async function auditSubmissions(
  ledgers: readonly SentRequests[],
): Promise<readonly string[]> {
  const { stored, entries, mails } = await readUntilStable(async () => ({
    stored: await readAll("contact_submissions", "mail"),
    entries: await readAll("mail_outbox", "state", "copy_of"),
    mails: await mailCounts(),
  }));
  const outbox = new Map([...entries].filter(([, { copy_of }]) => copy_of === undefined));
  const confirmed = ledgers.flatMap((ledger) => [...ledger.confirmed.keys()]);
  const sent = new Set(ledgers.flatMap((ledger) => [...ledger.sent]));
  return [
    ...confirmed
      .filter((id) => !stored.has(id))
      .map((id) => `submission ${id} was confirmed and is not stored`),
    ...[...stored.keys()]
      .filter((id) => !sent.has(id))
      .map((id) => `submission ${id} was never sent`),
    ...differing("submission", new Set(stored.keys()), "outbox entry", new Set(outbox.keys())),
    ...[...outbox].flatMap(([id, { state }]) => {
      const expectedCount = state === "sent" ? 1 : 0;
      const found = mails.get(id) ?? 0;
      return found === expectedCount
        ? []
        : [`submission ${id} is ${String(state)} and has ${found} mails`];
    }),
    ...[...stored].flatMap(([id, { mail }]) =>
      mail === outbox.get(id)?.state
        ? []
        : [`submission ${id} says another mail state than its mail`],
    ),
  ];
}

async function mailCounts(): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${addresses().mailbox}/api/messages`);
  const mails = (await answer.json()) as readonly { readonly message_id: string }[];
  const counts = new Map<string, number>();
  for (const { message_id } of mails) {
    const id = message_id.replace(/^<|@.*$/g, "");
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Every confirmed view is counted. */
export async function auditViews(
  ledgers: readonly SentRequests[],
  before: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const views = await readUntilStable(countViews);
  const gained = new Map([...before].map(([id, count]) => [id, (views.get(id) ?? 0) - count]));
  const confirmed = new Map<string, number>();
  for (const [id, count] of ledgers.flatMap((ledger) => [...ledger.confirmed]))
    confirmed.set(id, (confirmed.get(id) ?? 0) + count);
  return [...confirmed]
    .filter(([id, count]) => (gained.get(id) ?? 0) < count)
    .map(([id, count]) => `article ${id}: ${count} views confirmed, ${gained.get(id)} counted`);
}

/** The job's count is right, and every post is complete and stored once. */
export async function auditPosts({ job_id, confirmed }: Imported): Promise<readonly string[]> {
  const posts = await readAll("blog_posts", "slug", "import_job_id");
  const bodies = await readAll("post_bodies");
  const slugs = await readAll("slugs", "post_id");
  const items = await readAll("import_job_items", "record_id");
  const imported = [...posts].filter(([, post]) => post.import_job_id === job_id);
  const owners = [...slugs.values()].map(({ post_id }) => String(post_id));
  const recorded = new Set([...items.values()].map(({ record_id }) => String(record_id)));
  return [
    ...(imported.length === confirmed
      ? []
      : [`${confirmed} posts were confirmed, ${imported.length} are stored`]),
    ...differing("post", new Set(posts.keys()), "body", new Set(bodies.keys())),
    ...differing("post", new Set(posts.keys()), "address", new Set(owners)),
    ...(owners.length === posts.size ? [] : [`${owners.length} addresses, ${posts.size} posts`]),
    ...[...posts].flatMap(([id, { slug }]) =>
      slugs.get(String(slug))?.post_id === id ? [] : [`post ${id} is not at its address`],
    ),
    ...differing("post", new Set(imported.map(([id]) => id)), "item", recorded),
    ...(items.size === imported.length ? [] : [`${items.size} items, ${imported.length} posts`]),
  ];
}

function differing(
  unit: string,
  ids: ReadonlySet<string>,
  other: string,
  others: ReadonlySet<string>,
): readonly string[] {
  return [
    ...[...ids].filter((id) => !others.has(id)).map((id) => `${unit} ${id} has no ${other}`),
    ...[...others].filter((id) => !ids.has(id)).map((id) => `${other} of ${id} has no ${unit}`),
  ];
}

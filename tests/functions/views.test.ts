import { VIEW_BUCKET } from "domain/shared/rate-limit";
import { beforeEach, describe, expect, it } from "vitest";
import { viewStore } from "../../functions/src/adapters/pages/view-store.ts";
import { visitorFrom } from "../../functions/src/testing/visitor-from.ts";
import {
  type CountViewDeps,
  countView,
} from "../../functions/src/use-cases/articles/count-view.ts";
import { measureCharge } from "../bench/charged.ts";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost, toId } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { deleteLimits, storePost } from "../support/store.ts";

const { db } = adminSdk();
const { site } = addresses();
const READER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36";
const post = aPost({ slug: "leido", view_count: 41 });

async function view(
  post_id: unknown,
  { userAgent = READER, address = "203.0.113.1" } = {},
): Promise<unknown> {
  const answer = await fetch(`${site}/api/incrementBlogViewCount`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": userAgent,
      "x-forwarded-for": address,
    },
    body: JSON.stringify({ data: { post_id } }),
  });
  const body = (await answer.json()) as { result?: unknown; error?: { status: string } };
  return body.result ?? body.error?.status;
}
const stored = async () => (await db.doc(`blog_posts/${post.id}`).get()).data();

beforeEach(async () => {
  await reset();
  await storePost(db, post, aBody());
});

const viewAll = async (
  count: number,
  from: (n: number) => { address: string; userAgent?: string },
) => {
  const numbers = Array.from({ length: count }, (_, n) => n);
  await Promise.all(numbers.map((n) => view(post.id, from(n))));
  return Number((await stored())?.view_count) - 41;
};

describe("incrementBlogViewCount", () => {
  it.each([
    ["colleagues with one address and browser", () => ({ address: "203.0.113.1" })],
    ["visitors behind one edge", (n: number) => ({ address: `198.51.100.${n}, 192.0.2.1` })],
    ["visitors through Hosting", (n: number) => ({ address: `10.0.0.${n}, 66.102.8.142` })],
    ["computers of one IPv6 network", (n: number) => ({ address: `2001:db8:1:2::${n}` })],
  ])("counts every load of 60 %s", async (_, from) => {
    expect(await viewAll(60, from)).toBe(60);
  });

  it("counts loads one after the other, also of one visitor", async () => {
    for (let n = 0; n < 3; n += 1) expect(await view(post.id)).toEqual({ counted: true });
    expect(await stored()).toMatchObject({ view_count: 44 });
  });

  it("changes nothing else of the post, and stores no personal data", async () => {
    await deleteLimits(db);
    const { view_count: _, ...before } = (await stored()) ?? {};
    await view(post.id);
    const { view_count: __, ...after } = (await stored()) ?? {};
    expect(after).toEqual(before);
    const limits = await db.collection("rate_limits").where("used", "==", 1).get();
    expect(limits.size).toBe(1);
    expect(JSON.stringify([limits.docs[0]?.id, limits.docs[0]?.data()])).not.toContain("203.0.113");
  });

  it("does not count bots, drafts or unknown posts", async () => {
    const draft = aPost({ slug: "borrador", published: false });
    await storePost(db, draft, aBody());
    expect(await view(post.id, { userAgent: "Googlebot/2.1" })).toEqual({ counted: false });
    expect(await view(draft.id)).toEqual({ counted: false });
    expect(await view(toId("nobody"))).toEqual({ counted: false });
    expect((await db.doc(`blog_posts/${draft.id}`).get()).get("view_count")).toBe(0);
    expect(await stored()).toMatchObject({ view_count: 41 });
  });

  it("rejects ids that are none", async () => {
    for (const id of [null, "", "../x", 42, {}, "A".repeat(1000)])
      expect(await view(id), JSON.stringify(id)).toBe("INVALID_ARGUMENT");
  });

  // Calls the use case directly, because the emulator would start a process per call.
  const instance = (): CountViewDeps => ({
    ...viewStore(db),
    toKey: async (text, _, use) => `${use} ${text}`,
    now: () => new Date("2026-06-01T12:00:00Z"),
  });
  const read = async (deps: CountViewDeps, address: string, at = post) =>
    (await countView(deps, at.id, visitorFrom(address))).counted;
  const toIpAddress = (reader: number) => `10.0.${reader >> 8}.${reader & 255}`;
  const countViews = (answers: readonly boolean[]) => answers.filter((counted) => counted).length;

  async function expectCounted(answers: readonly boolean[], counted: number): Promise<void> {
    expect(countViews(answers)).toBe(counted);
    expect(await stored()).toMatchObject({ view_count: 41 + counted });
    const days = (await db.collection("post_views").get()).docs.map((day) => day.data());
    expect(days).toMatchObject([{ post_id: post.id, day: "2026-06-01", views: counted }]);
  }

  it("counts 400 readers of an article exactly on three instances", async () => {
    const instances = [instance(), instance(), instance()];
    const answers: Promise<boolean>[] = [];
    for (let reader = 0; reader < 400; reader += 1) {
      const deps = instances[reader % 3];
      if (deps) answers.push(read(deps, toIpAddress(reader)));
      // The others arrive during commits.
      if (reader % 200 === 100) await answers.at(-1);
    }
    await expectCounted(await Promise.all(answers), 400);
  });

  // One instance after the other: a wait for another's lock ends after 30 seconds in the emulator.
  it("counts a network up to its limit, whichever instance answers", async () => {
    const answers: boolean[] = [];
    for (const deps of [instance(), instance(), instance()]) {
      const reads = Array.from({ length: VIEW_BUCKET.capacity / 2 }, () => read(deps, "10.0.0.1"));
      answers.push(...(await Promise.all(reads)));
    }
    await expectCounted(answers, VIEW_BUCKET.capacity);
  });

  it("writes an article and its day twice for 100 readers at once", async () => {
    const deps = instance();
    const readAll = () =>
      Promise.all(Array.from({ length: 100 }, (_, n) => read(deps, toIpAddress(n))));
    expect(await measureCharge(readAll)).toEqual({ reads: 200, writes: 104 });
    expect(await stored()).toMatchObject({ view_count: 141 });
  });

  it("stores nothing for readers of an article that is deleted while they wait", async () => {
    const deps = instance();
    const other = aPost({ slug: "otro" });
    await storePost(db, other, aBody());
    await read(deps, "10.0.0.1");
    const answers = [1, 2, 3].map((reader) =>
      read({ ...deps, isPublished: async () => true }, toIpAddress(reader)),
    );
    await db.doc(`blog_posts/${post.id}`).delete();
    const late = read(deps, "10.0.0.4", other);
    expect(countViews(await Promise.all(answers))).toBe(0);
    expect(await late).toBe(true);
    const days = (await db.collection("post_views").get()).docs.map((day) => day.data());
    expect(days).toMatchObject([
      { post_id: post.id, views: 1 },
      { post_id: other.id, views: 1 },
    ]);
  });
});

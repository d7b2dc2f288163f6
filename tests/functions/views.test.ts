import { beforeEach, describe, expect, it } from "vitest";
import { viewStore } from "../../functions/src/adapters/pages/view-store.ts";
import {
  type CountViewDeps,
  countView,
} from "../../functions/src/use-cases/articles/count-view.ts";
import { chargeOf } from "../bench/charged.ts";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost, idOf } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";

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

describe("incrementBlogViewCount", () => {
  it("counts one visitor once, whether card or page reports the view", async () => {
    expect(await view(post.id)).toEqual({ counted: true });
    expect(await view(post.id)).toEqual({ counted: false });
    expect(await stored()).toMatchObject({ view_count: 42 });
  });

  it("changes nothing else of the post, and stores no personal data", async () => {
    const { view_count: _, ...before } = (await stored()) ?? {};
    await view(post.id);
    const { view_count: __, ...after } = (await stored()) ?? {};
    expect(after).toEqual(before);
    const marks = await db.collection("view_marks").get();
    expect(marks.size).toBe(1);
    expect(Object.keys(marks.docs[0]?.data() ?? {})).toEqual(["expires_at"]);
    expect(JSON.stringify([marks.docs[0]?.id, marks.docs[0]?.data()])).not.toContain("203.0.113");
  });

  it("does not count bots, drafts or unknown posts", async () => {
    const draft = aPost({ slug: "borrador", published: false });
    await storePost(db, draft, aBody());
    expect(await view(post.id, { userAgent: "Googlebot/2.1" })).toEqual({ counted: false });
    expect(await view(draft.id)).toEqual({ counted: false });
    expect(await view(idOf("nobody"))).toEqual({ counted: false });
    expect((await db.doc(`blog_posts/${draft.id}`).get()).get("view_count")).toBe(0);
    expect(await stored()).toMatchObject({ view_count: 41 });
    expect((await db.collection("view_marks").get()).size).toBe(0);
  });

  it("rejects ids that are none", async () => {
    for (const id of [null, "", "../x", 42, {}, "A".repeat(1000)])
      expect(await view(id), JSON.stringify(id)).toBe("INVALID_ARGUMENT");
  });

  // Calls the use case directly, because the emulator would start a process per call.
  const instance = (): CountViewDeps => ({
    ...viewStore(db),
    markKey: async (address, _, parts) => [address, ...parts].join().replaceAll("/", "-"),
    now: () => new Date("2026-06-01T12:00:00Z"),
  });
  const read = async (deps: CountViewDeps, reader: number, at = post) => {
    const address = `10.0.${reader >> 8}.${reader & 255}`;
    const visitor = { address, nearest: address, userAgent: READER };
    return (await countView(deps, at.id, visitor)).counted;
  };
  const countedOf = (answers: readonly boolean[]) => answers.filter((counted) => counted).length;

  it("counts 400 readers of an article on three instances once each, also when some repeat", async () => {
    const instances = [instance(), instance(), instance()];
    const readAll = async (readers: number, shift: number) => {
      const answers: Promise<boolean>[] = [];
      for (let reader = 0; reader < readers; reader += 1) {
        const deps = instances[(reader + shift) % 3];
        if (deps) answers.push(read(deps, reader));
        // The others arrive during commits.
        if (reader % 200 === 100) await answers.at(-1);
      }
      return countedOf(await Promise.all(answers));
    };
    expect(await readAll(400, 0)).toBe(400);
    expect(await stored()).toMatchObject({ view_count: 441 });
    expect(await readAll(200, 1)).toBe(0);
    expect(await stored()).toMatchObject({ view_count: 441 });
    const days = (await db.collection("post_views").get()).docs.map((day) => day.data());
    expect(days).toMatchObject([{ post_id: post.id, day: "2026-06-01", views: 400 }]);
    expect((await db.collection("view_marks").count().get()).data().count).toBe(400);
  });

  it("writes an article and its day twice for 100 readers at once", async () => {
    const deps = instance();
    const readAll = () => Promise.all(Array.from({ length: 100 }, (_, n) => read(deps, n)));
    expect(await chargeOf(readAll)).toEqual({ reads: 100, writes: 104 });
    expect(await stored()).toMatchObject({ view_count: 141 });
  });

  it("counts the new ones among readers that were counted by another instance", async () => {
    const [one, other] = [instance(), instance()];
    await Promise.all([1, 2, 3].map((reader) => read(one, reader)));
    await read(other, 0);
    const answers = await Promise.all([1, 2, 3, 4, 5, 5].map((reader) => read(other, reader)));
    expect(answers.slice(0, 4)).toEqual([false, false, false, true]);
    expect(countedOf(answers)).toBe(2);
    expect(await stored()).toMatchObject({ view_count: 47 });
  });

  it("stores nothing for readers of an article that is deleted while they wait", async () => {
    const deps = instance();
    const other = aPost({ slug: "otro" });
    await storePost(db, other, aBody());
    await read(deps, 0);
    const answers = [1, 2, 3].map((reader) =>
      read({ ...deps, isPublished: async () => true }, reader),
    );
    await db.doc(`blog_posts/${post.id}`).delete();
    const late = read(deps, 4, other);
    expect(countedOf(await Promise.all(answers))).toBe(0);
    expect(await late).toBe(true);
    expect((await db.collection("view_marks").get()).size).toBe(2);
    const days = (await db.collection("post_views").get()).docs.map((day) => day.data());
    expect(days).toMatchObject([
      { post_id: post.id, views: 1 },
      { post_id: other.id, views: 1 },
    ]);
  });
});

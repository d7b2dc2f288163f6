import { beforeEach, describe, expect, it } from "vitest";
import { viewStore } from "../../functions/src/adapters/pages/view-store.ts";
import {
  type CountViewDeps,
  countView,
} from "../../functions/src/use-cases/articles/count-view.ts";
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

  it.each([[null], [""], ["../x"], [42], [{}], ["A".repeat(1000)]])(
    "rejects the id %j",
    async (id) => expect(await view(id)).toBe("INVALID_ARGUMENT"),
  );

  // Calls the use case directly, because the emulator would start a process per call.
  it("counts 200 simultaneous readers exactly once each", async () => {
    const deps: CountViewDeps = {
      ...viewStore(db),
      markKey: async (address, _, parts) => [address, ...parts].join().replaceAll("/", "-"),
      now: () => new Date("2026-06-01T12:00:00Z"),
    };
    const readers = Array.from({ length: 200 }, (_, n) => `198.51.100.${n}`);
    const readAll = () =>
      Promise.all(
        readers.map((address) =>
          countView(deps, post.id, { address, nearest: address, userAgent: READER }),
        ),
      );
    expect(await readAll()).toEqual(readers.map(() => ({ counted: true })));
    expect(await stored()).toMatchObject({ view_count: 241 });
    expect(await readAll()).toEqual(readers.map(() => ({ counted: false })));
    expect(await stored()).toMatchObject({ view_count: 241 });
  });
});

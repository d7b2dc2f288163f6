import { beforeEach, expect, it } from "vitest";
import { articleReads } from "../../functions/src/adapters/articles.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";

const { db } = adminSdk();
const store = (slug: string) => storePost(db, aPost({ slug }), aBody());
const slugsOf = (posts: readonly { readonly slug: string }[]) =>
  new Set(posts.map(({ slug }) => slug));

beforeEach(reset);

it("only what related posts are chosen from is remembered", async () => {
  const life = { ms: 60_000 };
  const reads = articleReads(db, () => life.ms);
  await store("uno");
  expect(slugsOf(await reads.candidates())).toEqual(new Set(["uno"]));
  await store("dos");
  const both = new Set(["uno", "dos"]);
  expect(slugsOf(await reads.candidates())).toEqual(new Set(["uno"]));
  expect(slugsOf(await reads.newest(12))).toEqual(both);
  expect(slugsOf(await reads.popular(12))).toEqual(both);
  life.ms = 0;
  expect(slugsOf(await reads.candidates())).toEqual(both);
});

it("they are the twelve newest and the twelve most read, and no drafts", async () => {
  const posts = Array.from({ length: 30 }, (_, n) =>
    aPost({
      slug: `n-${n}`,
      view_count: n,
      created_at: new Date(Date.UTC(2026, 0, 31 - n)),
      published: n !== 0,
    }),
  );
  await Promise.all(posts.map((post) => storePost(db, post, aBody())));
  const found = await articleReads(db, () => 0).candidates();
  const wanted = [...posts.slice(1, 13), ...posts.slice(18).reverse()];
  expect(found.map(({ slug }) => slug)).toEqual(wanted.map(({ slug }) => slug));
});

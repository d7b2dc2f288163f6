import { beforeEach, expect, it } from "vitest";
import { articleReads } from "../../functions/src/adapters/pages/articles.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";

const { db } = adminSdk();
const store = (slug: string) => storePost(db, aPost({ slug }), aBody());
const slugsOf = (posts: readonly { readonly slug: string }[]) =>
  new Set(posts.map(({ slug }) => slug));

beforeEach(reset);

it("only the fields for related posts are cached", async () => {
  const life = { ms: 60_000 };
  const reads = articleReads(db, () => life.ms);
  const all = async () =>
    (await Promise.all([reads.candidates(), reads.newest(12), reads.popular(12)])).map(slugsOf);
  const one = new Set(["uno"]);
  const both = new Set(["uno", "dos"]);
  await store("uno");
  expect(await all()).toEqual([one, one, one]);
  await store("dos");
  expect(await all()).toEqual([one, both, both]);
  life.ms = 0;
  expect(await all()).toEqual([both, both, both]);
});

it("candidates are the twelve newest and twelve most read published posts", async () => {
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

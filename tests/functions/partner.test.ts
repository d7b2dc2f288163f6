import { parseGuestPost } from "domain/guests/guest-post";
import { PostBodySchema, PostSchema } from "domain/posts/post";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import partnerPosts from "../sandbox/data/partner-posts.json" with { type: "json" };
import { addresses } from "../support/addresses.ts";
import { aBody, aPost } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { receivedRequests, reset, setStandInMode } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, auditTrail, countDocuments, getStatus, sdk } from "./support/callers.ts";

const { partner } = addresses();
const [first] = partnerPosts;
const id = first?.id ?? "";
let token: string;
beforeEach(async () => {
  await reset();
  await setStandInMode(partner, "normal");
  token = await anAdmin();
});

const list = () => callAndExpectSuccess("fetchPartnerPosts", null, token);
const listedIds = async () => (await list()).posts.map((post) => post.id);
const take = (partnerPostId = id) =>
  callAndExpectSuccess("importPartnerPost", { partnerPostId }, token);
const refusal = async (name: string, data: unknown) => {
  const outcome = await callFunction(name, data, token);
  return "error" in outcome
    ? [outcome.error.status, outcome.error.message, outcome.error.details?.safe]
    : outcome;
};
/** @returns requests as 'METHOD path' */
async function requestLines(): Promise<readonly string[]> {
  const received = await receivedRequests(partner);
  return received.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
}
async function stored(postId: string) {
  const [post, body] = await Promise.all([
    sdk.db.doc(`blog_posts/${postId}`).get(),
    sdk.db.doc(`post_bodies/${postId}`).get(),
  ]);
  const dates = Object.fromEntries(
    ["created_at", "updated_at", "recorded_at"].map((name) => [name, post.get(name).toDate()]),
  );
  return {
    post: v.parse(PostSchema, { ...post.data(), ...dates }),
    body: v.parse(PostBodySchema, body.data()),
  };
}

describe("fetchPartnerPosts", () => {
  it("lists approved posts, each with an excerpt", async () => {
    const { posts, skipped, more } = await list();
    expect({ skipped, more }).toEqual({ skipped: 0, more: 0 });
    expect(posts).toEqual(partnerPosts.map(parseGuestPost));
    expect(posts[2]?.excerpt).toMatch(/^.{200}\.\.\.$/);
    expect(posts[5]?.featured_image_url).toBe("");
  });

  it.each([
    ["down", "UNAVAILABLE", "The partner blog could not be reached."],
    ["redirect", "UNAVAILABLE", "The partner blog sent us elsewhere, which is not followed."],
    ["oversize", "RESOURCE_EXHAUSTED", "The partner blog sent too much at once."],
    ["packed", "RESOURCE_EXHAUSTED", "The partner blog sent too much at once."],
    ["malformed", "UNAVAILABLE", "The partner blog sent something that could not be read."],
    ["html", "UNAVAILABLE", "The partner blog sent something that could not be read."],
  ])("in mode %s answers with the failure and stores nothing", async (mode, status, sentence) => {
    await setStandInMode(partner, mode);
    expect(await refusal("fetchPartnerPosts", null)).toEqual([status, sentence, true]);
    const input = { partnerPostId: id };
    expect(await refusal("importPartnerPost", input)).toEqual([status, sentence, true]);
    expect(await countDocuments("blog_posts")).toBe(0);
    expect(await countDocuments("guest_imports")).toBe(0);
  });

  it("lists the first 200 of 10,000 posts and returns the number of the others", async () => {
    await setStandInMode(partner, "many");
    const { posts, skipped, more } = await list();
    expect([posts.length, skipped, more]).toEqual([200, 0, 9800]);
  });

  it("skips and counts invalid posts", async () => {
    await setStandInMode(partner, "incomplete");
    const { posts, skipped } = await list();
    expect([posts.length, skipped]).toEqual([3, 3]);
  });
});

describe("importPartnerPost", () => {
  it("stores a draft with its author's name and a free slug", async () => {
    const slug = "biopeliculas-en-maquinaria-por-que-vuelven-donde-siempre";
    await storePost(sdk.db, aPost({ slug }), aBody());
    const before = (await requestLines()).length;
    const taken = await take();
    expect(taken).toMatchObject({ slug: `${slug}-2`, already: false });
    const { post, body } = await stored(taken.post_id);
    expect(post).toMatchObject({
      title: first?.title,
      slug: `${slug}-2`,
      excerpt: first?.excerpt,
      featured_image_url: first?.featured_image_url,
      author_name: "Nuria Castellet Prim",
      published: false,
      source: "guest",
      view_count: 0,
    });
    expect(body.content_format).toBe("html");
    expect(body.content).toContain("<h2");
    expect((await sdk.db.doc(`slugs/${slug}-2`).get()).data()).toEqual({
      post_id: taken.post_id,
      state: "current",
    });
    const own = [`GET /posts/${id}`, `POST /posts/${id}/confirm`];
    expect((await requestLines()).slice(before)).toEqual(own);
    expect(await listedIds()).toEqual(partnerPosts.slice(1).map((partnerPost) => partnerPost.id));
    const actions = (await auditTrail()).map(([action]) => action);
    expect(actions).toEqual(["guest_post_imported"]);
  });

  it("ignores the post data that the browser sends", async () => {
    const postData = {
      title: "Otro",
      content: "<script>alert(1)</script>",
      excerpt: null,
      featured_image_url: null,
    };
    const input = { partnerPostId: id, postData };
    const { post_id } = await callAndExpectSuccess("importPartnerPost", input, token);
    const { post, body } = await stored(post_id);
    expect(post.title).toBe(first?.title);
    expect(body.content).not.toContain("alert");
  });

  it("stores no active content", async () => {
    await setStandInMode(partner, "hostile");
    const { post_id, slug } = await take();
    const { post, body } = await stored(post_id);
    expect(body.content).toContain("Texto que se lee.");
    expect(body.content).not.toMatch(/script|onclick|<iframe|style=|<form|http:|id="root"/i);
    expect(post).not.toHaveProperty("featured_image_url");
    expect([post.title, post.author_name]).not.toContainEqual(expect.stringMatching(/[\r\n]/));
    expect(slug).toMatch(/^[a-z0-9-]+$/);
  });

  it("returns the existing post to repeated and simultaneous calls", async () => {
    const both = await Promise.all([take(), take(), take()]);
    expect(new Set(both.map(({ post_id }) => post_id)).size).toBe(1);
    expect(both.filter(({ already }) => !already)).toHaveLength(1);
    expect(await take()).toMatchObject({ already: true, slug: both[0]?.slug });
    expect(await countDocuments("blog_posts")).toBe(1);
    expect(await countDocuments("slugs")).toBe(1);
    expect(await countDocuments("audit_log")).toBe(1);
  });

  it("stores a post once when its confirmation fails, and confirms it later", async () => {
    await setStandInMode(partner, "confirm-fails");
    const taken = await take();
    expect(await take()).toEqual({ ...taken, already: true });
    expect(await listedIds()).not.toContain(id);
    await setStandInMode(partner, "normal");
    const before = (await requestLines()).length;
    await list();
    expect((await requestLines()).slice(before)).toContain(`POST /posts/${id}/confirm`);
    const open = await fetch(`${partner}/posts`, {
      headers: { authorization: "Bearer partner-demo-key" },
    });
    expect(await open.text()).not.toContain(id);
  });

  it("does not import a deleted post again", async () => {
    await setStandInMode(partner, "confirm-fails");
    const { post_id } = await take();
    await callAndExpectSuccess("deletePosts", { post_ids: [post_id] }, token);
    expect(await listedIds()).not.toContain(id);
    expect(await refusal("importPartnerPost", { partnerPostId: id })).toEqual([
      "FAILED_PRECONDITION",
      "This post was imported before and is in the trash now.",
      true,
    ]);
  });

  it("rejects a post that the partner does not have, and a post with another id", async () => {
    expect(await refusal("importPartnerPost", { partnerPostId: "nothing" })).toEqual([
      "NOT_FOUND",
      "The partner blog does not have this post any more.",
      true,
    ]);
    await setStandInMode(partner, "forged");
    expect(await refusal("importPartnerPost", { partnerPostId: id })).toEqual([
      "FAILED_PRECONDITION",
      "The partner blog's post could not be read.",
      true,
    ]);
    expect(await countDocuments("blog_posts")).toBe(0);
  });

  it("sends no request for an id that is none", async () => {
    const before = (await requestLines()).length;
    for (const partnerPostId of ["../users", "a/b", "", "a".repeat(65), "%2e%2e"]) {
      const outcome = await callFunction("importPartnerPost", { partnerPostId }, token);
      expect(getStatus(outcome), partnerPostId).toBe("INVALID_ARGUMENT");
    }
    expect(await requestLines()).toHaveLength(before);
  });
});

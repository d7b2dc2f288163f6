import { SavePostInput } from "domain/calls/saving";
import type { Post, PostBody } from "domain/posts/post";
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { savePost } from "./save-post.ts";

const POST = uuid(1);
const ADMIN = { ...actor, role: "admin" } as const;
const EVE = { uid: "u2", email: "eve@example.com", role: "admin" } as const;
const AUTHOR = { ...EVE, role: "author" } as const;
const MORNING = new Date("2026-11-20T08:00:00Z");

type Fields = Partial<v.InferInput<typeof SavePostInput>>;

/** A post 'acero' that an editor has opened, and a function that saves it. */
function openedPost(stored: Partial<Post> | null = {}, body: PostBody = { content: "<p>a</p>" }) {
  const memory = memoryPosts();
  const log = vi.fn();
  if (stored) {
    const draft = { title: "Acero", published: false, created_at: MORNING, updated_at: MORNING };
    memory.put(POST, "acero", { ...draft, ...stored });
    if (stored.published_at === undefined) delete memory.blog_posts.get(POST)?.published_at;
    memory.post_bodies.set(POST, body);
  }
  let count = 100;
  const save = (
    fields: Fields = {},
    by: Parameters<typeof savePost>[2] = ADMIN,
    deps = memory.deps,
  ) => {
    count += 1;
    const opened = memory.blog_posts.get(POST);
    const input = {
      save_id: uuid(count),
      post_id: POST,
      opened: opened
        ? {
            updated_at: opened.updated_at.getTime(),
            ...(opened.change_id && { change_id: opened.change_id }),
          }
        : null,
      earlier_saves: [],
      title: opened?.title ?? "Acero",
      slug: opened?.slug ?? "acero",
      excerpt: opened?.excerpt ?? "",
      featured_image_url: opened?.featured_image_url ?? "",
      image_alt: "",
      meta_title: "",
      meta_description: "",
      source: "",
      tags: "auto",
      published: opened?.published ?? false,
      date: "untouched",
      claims: "keep",
      records: { added: [], removed: [] },
      body: null,
      reason: "edited",
      ...fields,
    };
    return savePost({ ...deps, log }, v.parse(SavePostInput, input), by);
  };
  const entries = () =>
    [...memory.audit_log.values()].map(({ changes, details }) => ({ changes, details }));
  return { ...memory, save, entries, log, now: memory.clock.now };
}

it("creates a post with its body, its slug and one entry in the audit log", async () => {
  const { save, blog_posts, post_bodies, slugs, audit_log, post_versions, now } = openedPost(null);
  const body: PostBody = { content: "<h2>Ruedas</h2>", content_format: "html" };
  expect(await save({ title: " Acero ", published: true, date: "now", body })).toEqual({
    outcome: "saved",
    post: expect.objectContaining({
      title: "Acero",
      published_at: now.getTime(),
      updated_at: now.getTime(),
      change_id: uuid(101),
    }),
    body: null,
  });
  expect(blog_posts.get(POST)).toMatchObject({
    title: "Acero",
    published: true,
    published_at: now,
    created_at: now,
    updated_at: now,
    created_by_uid: "u1",
    change_id: uuid(101),
    headings: "Ruedas",
    tags: ["ruedas"],
    view_count: 0,
  });
  expect(post_bodies.get(POST)).toEqual(body);
  expect(slugs.get("acero")).toEqual({ post_id: POST, state: "current" });
  expect([...audit_log]).toMatchObject([
    [uuid(101), { action: "post_saved", target: POST, actor_uid: "u1", at: now }],
  ]);
  expect(audit_log.get(uuid(101))).toMatchObject({
    changes: ["created", "published"],
    details: { title: "Acero" },
  });
  expect(post_versions.size).toBe(0);
});

it("keeps the actual date of a post that gets an older one", async () => {
  const { save, blog_posts, now } = openedPost(null);
  await save({ published: true, date: MORNING.getTime() });
  expect(blog_posts.get(POST)).toMatchObject({ created_at: MORNING, recorded_at: now });
});

it("answers a repeated save as before, and stores it once", async () => {
  const { save, blog_posts, post_versions, audit_log, clock } = openedPost();
  const fields = { save_id: uuid(7), title: "Acero 316L" };
  const first = await save(fields);
  const stored = blog_posts.get(POST);
  clock.now = new Date("2026-11-21T10:01:00Z");
  const opened = { updated_at: MORNING.getTime() };
  expect(await save({ ...fields, opened })).toEqual(first);
  expect(blog_posts.get(POST)).toEqual(stored);
  expect([post_versions.size, audit_log.size]).toEqual([1, 1]);
  await expect(save(fields, EVE)).rejects.toMatchObject({ code: "invalid-argument" });
  await expect(save({ ...fields, post_id: uuid(2) })).rejects.toMatchObject({
    code: "invalid-argument",
  });
});

it("says that a save which is repeated after another one is no longer what is stored", async () => {
  const { save, blog_posts, audit_log } = openedPost();
  await save({ save_id: uuid(7), title: "Acero 316L" });
  await save({ title: "Otro" }, EVE);
  const repeat = { save_id: uuid(7), title: "Acero 316L" };
  expect(await save(repeat)).toMatchObject({
    outcome: "conflict",
    post: { title: "Otro", change_id: blog_posts.get(POST)?.change_id },
    body: { content: "<p>a</p>" },
  });
  expect([blog_posts.get(POST)?.title, audit_log.size]).toEqual(["Otro", 2]);
  blog_posts.delete(POST);
  await expect(save(repeat)).rejects.toMatchObject({ code: "not-found" });
});

it("stores another text after a save whose answer was lost, also after a lost creation", async () => {
  const { save, blog_posts, clock } = openedPost(null);
  await save({ save_id: uuid(7) });
  clock.now = new Date("2026-11-21T10:01:00Z");
  const lost = { opened: null, earlier_saves: [uuid(7)] };
  expect(await save({ ...lost, title: "Acero 316L" })).toMatchObject({ outcome: "saved" });
  expect(blog_posts.get(POST)?.title).toBe("Acero 316L");
  expect(await save({ opened: null, title: "Otro" })).toMatchObject({ outcome: "conflict" });
  expect(blog_posts.get(POST)?.title).toBe("Acero 316L");
});

it.each<[string, Partial<Post>]>([
  ["another save", { updated_at: new Date("2026-11-20T08:00:01Z") }],
  ["copied pictures", { change_id: uuid(8) }],
])("overwrites nothing after %s", async (_, since) => {
  const { save, blog_posts, audit_log } = openedPost(since);
  const opened = { updated_at: MORNING.getTime() };
  expect(await save({ opened, title: "Otro" })).toMatchObject({ outcome: "conflict" });
  expect(blog_posts.get(POST)?.title).toBe("Acero");
  expect(audit_log.size).toBe(0);
});

it("says that a post which the editor had opened is gone", async () => {
  const { save } = openedPost(null);
  const opened = { updated_at: MORNING.getTime() };
  await expect(save({ opened })).rejects.toMatchObject({
    code: "not-found",
    message: "This post has been deleted.",
  });
});

it("records what a save changed, with the former title and slug, and keeps the replaced text", async () => {
  const { save, entries, slugs, post_versions, post_bodies } = openedPost();
  slugs.set("inox", { post_id: POST, state: "moved", target: "acero" });
  const later = new Date("2026-12-24T09:00:00Z");
  await save({
    title: "Acero 316L",
    slug: "acero-316l",
    source: "ai",
    claims: "confirm",
    published: true,
    date: later.getTime(),
    body: { content: "<p>b</p>" },
    reason: "ai",
  });
  expect(entries()).toEqual([
    {
      changes: ["scheduled", "renamed", "claims_confirmed", "edited"],
      details: {
        title: "Acero 316L",
        former_title: "Acero",
        slug: "acero-316l",
        former_slug: "acero",
        scheduled_for: later.getTime(),
      },
    },
  ]);
  expect(slugs.get("acero-316l")).toEqual({ post_id: POST, state: "current" });
  const moved = { post_id: POST, state: "moved", target: "acero-316l" };
  expect([slugs.get("acero"), slugs.get("inox")]).toEqual([moved, moved]);
  expect([...post_versions.values()]).toMatchObject([
    { title: "Acero", content: "<p>a</p>", reason: "ai", replaced_by: "eva@example.com" },
  ]);
  expect(post_bodies.get(POST)?.content).toBe("<p>b</p>");
});

it("never overwrites views that are counted meanwhile, nor the body that did not change", async () => {
  const { save, blog_posts, post_bodies, deps } = openedPost({ view_count: 41 });
  const atomically: typeof deps.store.atomically = (work) =>
    deps.store.atomically(async (transaction) => {
      const result = await work(transaction);
      const post = blog_posts.get(POST);
      if (post) blog_posts.set(POST, { ...post, view_count: 42 });
      return result;
    });
  await save({ excerpt: "Nuevo" }, ADMIN, { ...deps, store: { ...deps.store, atomically } });
  expect(blog_posts.get(POST)).toMatchObject({ excerpt: "Nuevo", view_count: 42 });
  expect(post_bodies.get(POST)).toEqual({ content: "<p>a</p>" });
});

it("gives a post no slug of another one, but one that is free again", async () => {
  const { save, slugs, put } = openedPost();
  put(uuid(2), "inox");
  await expect(save({ slug: "inox" })).rejects.toMatchObject({
    code: "already-exists",
    message: "The address /blog/inox is taken by another post.",
  });
  slugs.set("inox", { post_id: uuid(2), state: "gone" });
  await save({ slug: "inox" });
  expect(slugs.get("inox")).toEqual({ post_id: POST, state: "current" });
});

it("leads from every former slug to the article in one step, also when a slug comes back", async () => {
  const { save, slugs } = openedPost();
  await save({ slug: "inox" });
  await save({ slug: "acero" });
  expect(slugs.get("acero")).toEqual({ post_id: POST, state: "current" });
  expect(slugs.get("inox")).toEqual({ post_id: POST, state: "moved", target: "acero" });
});

it("publishes and schedules no text by AI or a guest whose claims nobody has confirmed", async () => {
  const { save, blog_posts } = openedPost({ source: "guest" });
  const later = new Date("2026-12-24T09:00:00Z").getTime();
  for (const date of ["now", later] as const) {
    await expect(save({ published: true, date })).rejects.toMatchObject({
      code: "failed-precondition",
    });
  }
  await save({ published: true, date: "now", claims: "confirm" });
  expect(blog_posts.get(POST)).toMatchObject({ claims_checked_by: "u1", source: "guest" });
  await expect(save({ title: "Otro" })).rejects.toMatchObject({ code: "failed-precondition" });
  await save({ title: "Otro", published: false });
  expect(blog_posts.get(POST)?.claims_checked_at).toBeUndefined();
});

it("keeps a confirmation when other fields change, and the source for ever", async () => {
  const signed = { claims_checked_by: "u2", claims_checked_at: MORNING, source: "ai" } as const;
  const { save, blog_posts, entries } = openedPost({ ...signed, published: true });
  await save({ tags: ["pescado"] });
  expect(blog_posts.get(POST)).toMatchObject({ ...signed, chosen_tags: ["pescado"] });
  await save({ published: false, claims: "withdraw" });
  expect(blog_posts.get(POST)?.source).toBe("ai");
  expect(entries().map(({ changes }) => changes)).toEqual([
    ["edited"],
    ["unpublished", "claims_withdrawn"],
  ]);
});

it("brings the tags of the text, stores a correction, keeps it, and takes it back", async () => {
  const { save, blog_posts } = openedPost({}, { content: "<h2>Ruedas</h2>" });
  const saveTags = async (tags: Fields["tags"]) => {
    await save({ tags: tags ?? "auto" });
    const post = blog_posts.get(POST);
    return [post?.tags, post?.chosen_tags];
  };
  expect(await saveTags("auto")).toEqual([["ruedas"], undefined]);
  const two = ["pescado", "bebidas"];
  expect(await saveTags(two)).toEqual([two, two]);
  expect(await saveTags([])).toEqual([[], []]);
  expect(await saveTags("auto")).toEqual([["ruedas"], undefined]);
});

it("stores and deletes claim records of its own post only", async () => {
  const { save, claim_records, entries } = openedPost();
  const tick = { id: uuid(20), kind: "norm", text: "EN 1672-2", sentences: "a" } as const;
  await save({ records: { added: [tick], removed: [] } });
  expect(claim_records.get(uuid(20))).toMatchObject({
    post_id: POST,
    text: "EN 1672-2",
    recorded_by_uid: "u1",
  });
  const { id: _, ...record } = tick;
  const other = { ...record, post_id: uuid(2), recorded_at: MORNING, recorded_by: "" };
  claim_records.set(uuid(21), { ...other, recorded_by_uid: "u2" });
  for (const records of [
    { added: [{ ...tick, id: uuid(21) }], removed: [] },
    { added: [], removed: [uuid(21)] },
  ])
    await expect(save({ records })).rejects.toMatchObject({ code: "invalid-argument" });
  const source = { ...tick, id: uuid(22), kind: "source" } as const;
  await save({ records: { added: [source], removed: [] }, excerpt: "Nuevo" });
  await save({ records: { added: [], removed: [uuid(20)] } });
  expect(claim_records.has(uuid(20))).toBe(false);
  expect(entries().map(({ changes }) => changes)).toEqual([
    ["claims_ticked"],
    ["edited"],
    ["claims_ticked"],
  ]);
});

it("shows pictures as the library has them: replaced ones, and the present focus", async () => {
  const [former = "", next = ""] = ["a", "b"].map((digit) => digit.repeat(32));
  const toUrl = (id: string) => `/media/${id}-90x60/800.webp`;
  const image = (id: string) => `<p><img src="${toUrl(id)}" alt="Un pie"></p>`;
  const { save, blog_posts, post_bodies, media } = openedPost();
  const stored = {
    name: "a.webp",
    type: "webp",
    width: 90,
    height: 60,
    bytes: 9,
    is_animated: false,
    color: "#ffffff",
    uploaded_at: MORNING,
    uploaded_by: "u1",
  } as const;
  media.set(former, { ...stored, deleted_at: MORNING, replaced_by: toUrl(next) });
  media.set(next, { ...stored, focus_x: 10, focus_y: 20 });
  expect(
    await save({ featured_image_url: toUrl(former), body: { content: image(former) } }),
  ).toMatchObject({
    post: { featured_image_url: `${toUrl(next)}#10-20` },
    body: { content: image(next) },
  });
  expect(blog_posts.get(POST)).toMatchObject({
    featured_image_url: `${toUrl(next)}#10-20`,
    picture_ids: [next],
  });
  expect(post_bodies.get(POST)?.content).toBe(image(next));
  await save({ featured_image_url: "", body: { content: "" } });
  expect(blog_posts.get(POST)?.picture_ids).toBeUndefined();
});

it.each<[string, Fields]>([
  ["an empty tag", { tags: [""] }],
  ["a date of another century", { published: true, date: Date.UTC(2999, 0) }],
  ["a title that nobody sees", { title: "\u200b" }],
  ["a picture elsewhere", { featured_image_url: "//evil.example/a.webp" }],
])("refuses %s", async (_, fields) => {
  const { save, audit_log } = openedPost();
  await expect((async () => save(fields))()).rejects.toThrow();
  expect(audit_log.size).toBe(0);
});

it("stores a save once wherever it breaks and is repeated", async () => {
  const { ends, expected } = await failAtEveryStep(() => {
    const world = openedPost();
    const opened = { updated_at: MORNING.getTime() };
    const fields = { save_id: uuid(7), opened, title: "Acero 316L", slug: "inox" };
    return {
      deps: world.deps,
      run: (deps) => world.save(fields, ADMIN, deps),
      state: () => ({
        posts: [...world.blog_posts],
        versions: [...world.post_versions.values()],
        entries: [...world.audit_log],
        slugs: [...world.slugs],
      }),
    };
  }, 1);
  expect(ends).toEqual(expected);
});

it("an author creates and changes own drafts only, and publishes nothing", async () => {
  const { save, blog_posts, audit_log } = openedPost(null);
  await save({}, AUTHOR);
  expect(blog_posts.get(POST)).toMatchObject({ created_by_uid: "u2", published: false });
  await save({ title: "Acero nuevo" }, AUTHOR);
  expect(blog_posts.get(POST)?.title).toBe("Acero nuevo");
  const later = MORNING.getTime() + 9e9;
  for (const fields of [
    { published: true, date: "now" },
    { published: true, date: later },
    { claims: "confirm" },
  ] satisfies Fields[]) {
    await expect(save(fields, AUTHOR)).rejects.toMatchObject({ code: "permission-denied" });
  }
  expect(audit_log.size).toBe(2);
});

it("an author does not change a draft of somebody else, and learns nothing of it", async () => {
  const { save, audit_log } = openedPost({ created_by_uid: "u1" });
  for (const fields of [{}, { opened: null }] satisfies Fields[]) {
    await expect(save(fields, AUTHOR)).rejects.toMatchObject({ code: "permission-denied" });
  }
  expect(audit_log.size).toBe(0);
});

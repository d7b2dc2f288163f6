import { toSearchFields } from "domain/articles/search-fields";
import type { ImportRow } from "domain/imports/import-row";
import { needsClaimCheck, type Post } from "domain/posts/post";
import { VERSIONS_KEPT } from "domain/posts/post-version";
import { expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, job_id, startedImport, testRow } from "../../testing/memory-import.ts";
import { memoryPosts } from "../../testing/memory-posts.ts";
import type { StoreDeps } from "../store/store.ts";
import { deleteImportJob } from "./delete-import-job.ts";

const id = "00000000-0000-4000-8000-0000000000ff";
const date = new Date("2026-03-01T00:00:00Z");
const dates = { created_at: date, updated_at: date, published_at: date };
const body = { content: "<p>Antes</p>", content_format: "html" } as const;
const former: Post = {
  title: "Antes",
  slug: "uno",
  excerpt: "Resumen",
  published: true,
  view_count: 7,
  ...dates,
  ...toSearchFields({ title: "Antes", slug: "uno", excerpt: "Resumen" }, body),
};
const signature = { claims_checked_by: "u2", claims_checked_at: date };
const signed: Post = { ...former, source: "ai", ...signature };
const texts = { title: "Antes", excerpt: "Resumen", content: body.content };

/** A job of one row that updates the post, and its deletion. */
async function updated(post: Post, changes: Partial<ImportRow> = {}) {
  const memory = await startedImport(1);
  const { deps, blog_posts, post_bodies, post_versions, slugs } = memory;
  blog_posts.set(id, post);
  post_bodies.set(id, body);
  slugs.set("uno", { post_id: id, state: "current" });
  const row = testRow(0, { slug: "uno", on_conflict: "update", ...changes });
  const store = () => memory.send(0, [row]);
  const undo = async (ports: StoreDeps = deps) => {
    while (!(await deleteImportJob(ports, { job_id }, actor)).done);
  };
  const versions = () => [...post_versions.values()];
  return { ...memory, store, undo, versions };
}

it("stores the former text of an updated post as a version, and counts the update", async () => {
  const { store, versions, post_bodies, import_jobs, clock } = await updated(former);
  await store();
  expect(post_bodies.get(id)?.content).toBe("<p>Uno</p>");
  const by = { replaced_by: actor.email, replaced_by_uid: actor.uid };
  const replaced = { reason: "imported", replaced_at: clock.now, ...by };
  const keptFields = { title: "Antes", excerpt: "Resumen", ...body };
  expect(versions()).toEqual([{ post_id: id, ...keptFields, ...replaced }]);
  expect(import_jobs.get(job_id)).toMatchObject({ updated_records: 1, recheck_records: 0 });
});

it("names the pictures of the imported text beside the featured image, or none, until the job is deleted", async () => {
  const [first, second, third] = ["1", "2", "3"].map((digit) => digit.repeat(32));
  const toUrl = (picture = "") => `/media/${picture}-40x30/800.webp`;
  const content = `<p><img src="${toUrl(second)}"></p>`;
  const post: Post = { ...former, picture_ids: [third ?? ""] };
  const featured = { ...post, featured_image_url: toUrl(first) };
  for (const [before, changes, ids] of [
    [featured, { content }, [first, second]],
    [featured, {}, [first]],
    [post, {}, undefined],
  ] as const) {
    const { store, undo, blog_posts } = await updated(before, changes);
    await store();
    expect(blog_posts.get(id)?.picture_ids).toEqual(ids);
    await undo();
    const featuredId = before === featured ? [first] : undefined;
    expect(blog_posts.get(id)?.picture_ids).toEqual(featuredId);
  }
});

it("deleting the job leaves the address of a post that was restored under another one meanwhile", async () => {
  const { store, undo, blog_posts } = await updated(former);
  await store();
  const imported = blog_posts.get(id);
  if (imported) blog_posts.set(id, { ...imported, slug: "uno-2" });
  await undo();
  expect(blog_posts.get(id)).toMatchObject({ title: "Antes", slug: "uno-2" });
});

it("deleting the job restores the featured image of another server that was copied meanwhile", async () => {
  const foreign = { ...former, featured_image_url: "https://fotos.example/portada.jpg" };
  const { store, undo, blog_posts } = await updated(foreign);
  await store();
  const imported = blog_posts.get(id);
  const copy = `/media/${"1".repeat(32)}-40x30/800.webp`;
  if (imported)
    blog_posts.set(id, {
      ...imported,
      featured_image_url: copy,
      picture_ids: ["1".repeat(32)],
    });
  await undo();
  expect(blog_posts.get(id)).toEqual(foreign);
});

it("deleting the job brings no picture back that was replaced meanwhile", async () => {
  const toUrl = (digit: string) => `/media/${digit.repeat(32)}-40x30/800.webp`;
  const { store, undo, blog_posts, post_bodies, post_versions, media } = await updated({
    ...former,
    featured_image_url: toUrl("1"),
  });
  await store();
  const [version] = post_versions.keys();
  const keptVersion = post_versions.get(version ?? "");
  if (keptVersion)
    post_versions.set(version ?? "", { ...keptVersion, content: `<img src="${toUrl("1")}">` });
  const imported = blog_posts.get(id);
  if (imported) blog_posts.set(id, { ...imported, featured_image_url: toUrl("2") });
  const size = { width: 40, height: 30, is_animated: false, bytes: 9, color: "#ff0000" };
  const facts = { name: "a.png", type: "png", uploaded_at: date, uploaded_by: "eva" } as const;
  media.set("1".repeat(32), { ...facts, ...size, replaced_by: toUrl("2") });
  await undo();
  expect(blog_posts.get(id)).toMatchObject({
    featured_image_url: toUrl("2"),
    picture_ids: ["2".repeat(32)],
  });
  expect(post_bodies.get(id)?.content).toBe(`<img src="${toUrl("2")}">`);
});

it("an updated post is found by its new words, and by its former ones when the job is deleted", async () => {
  const { headings: _, search_terms: __, ...unindexed } = former;
  const { store, undo, blog_posts } = await updated(unindexed, { content: "<h2>Ruedas</h2>" });
  const terms = () => blog_posts.get(id)?.search_terms;
  await store();
  expect(terms()).toContain("ruedas");
  expect(terms()).not.toContain("antes");
  await undo();
  expect(terms()).toEqual(former.search_terms);
});

it("an update brings the tags of the new text, but keeps chosen ones", async () => {
  const chosen = { ...former, tags: ["pescado"], chosen_tags: ["pescado"] };
  for (const [post, tags] of [
    [former, ["ruedas"]],
    [chosen, ["pescado"]],
  ] as const) {
    const { store, undo, blog_posts } = await updated(post, { content: "<h2>Ruedas</h2>" });
    await store();
    expect(blog_posts.get(id)?.tags).toEqual(tags);
    await undo();
    expect(blog_posts.get(id)).toEqual(post);
  }
});

it("deletes no version of a post, as saving does not", async () => {
  const { store, post_versions } = await updated(former);
  const old = { post_id: id, title: "x", content: "x", replaced_by: "" };
  for (let n = 0; n < VERSIONS_KEPT; n += 1)
    post_versions.set(`old-${n}`, { ...old, replaced_at: new Date(+date - n * 1000) });
  await store();
  expect(post_versions.size).toBe(VERSIONS_KEPT + 1);
});

it.each([
  ["content", { ...texts, content: "<p>Cura el cáncer</p>" }],
  ["title", { ...texts, title: "Otro" }],
  ["excerpt", { ...texts, excerpt: "Otro" }],
])(
  "unpublishes a confirmed text whose %s changed, and removes its confirmation",
  async (_, change) => {
    const scheduled_for = new Date("2027-01-01T00:00:00Z");
    for (const post of [signed, { ...signed, published: false, scheduled_for }]) {
      const { store, blog_posts, import_jobs } = await updated(post, change);
      await store();
      const after = blog_posts.get(id);
      expect(after).toMatchObject({ published: false, source: "ai", published_at: date });
      expect(after).not.toHaveProperty("scheduled_for");
      expect(after && needsClaimCheck(after)).toBe(true);
      expect(import_jobs.get(job_id)).toMatchObject({ updated_records: 1, recheck_records: 1 });
    }
  },
);

it.each([
  ["an own text", former, {}],
  ["a signed text that stays the same", signed, texts],
])("leaves %s published", async (_, post, change) => {
  const { store, blog_posts, import_jobs } = await updated(post, change);
  await store();
  expect(blog_posts.get(id)).toMatchObject({
    ...post,
    title: expect.anything(),
    excerpt: expect.anything(),
    search_terms: expect.anything(),
    updated_at: expect.anything(),
  });
  expect(import_jobs.get(job_id)).toMatchObject({ recheck_records: 0 });
});

it("deleting the job restores text, confirmation and publication, and stores the imported text as a version", async () => {
  const { store, undo, blog_posts, post_bodies, versions, clock } = await updated(signed);
  await store();
  const imported = blog_posts.get(id);
  if (imported) blog_posts.set(id, { ...imported, view_count: 9 });
  clock.now = new Date(+clock.now + 1000);
  await undo();
  expect(blog_posts.get(id)).toEqual({ ...signed, view_count: 9 });
  expect(post_bodies.get(id)).toEqual(body);
  expect(versions()).toMatchObject([
    { title: "Post 0", content: "<p>Uno</p>", reason: "restored", replaced_at: clock.now },
  ]);
});

it.each([
  ["edited", { updated_at: new Date("2026-11-22T00:00:00Z") }],
  ["deleted", null],
])("deleting the job does not change a post that was %s since", async (_, change) => {
  const { store, undo, blog_posts, post_bodies, import_jobs } = await updated(signed);
  await store();
  const imported = blog_posts.get(id);
  if (change === null) blog_posts.delete(id);
  else if (imported) blog_posts.set(id, { ...imported, ...change });
  const before = blog_posts.get(id);
  await undo();
  expect(blog_posts.get(id)).toEqual(before);
  expect(post_bodies.get(id)?.content).toBe("<p>Uno</p>");
  expect(import_jobs.size).toBe(0);
});

it("interrupted at any step, the deletion restores the former text once", async () => {
  const memory = await updated(signed);
  await memory.store();
  const scenario = () => {
    const { deps, documents, ...stored } = memoryPosts();
    for (const name of Object.keys(documents) as "slugs"[])
      for (const [key, data] of memory.documents[name]) documents[name].set(key, data);
    const run = (ports: StoreDeps) => memory.undo(ports);
    const { blog_posts, post_bodies, post_versions, import_jobs, import_job_items } = stored;
    const state = () => ({ blog_posts, post_bodies, post_versions, import_jobs, import_job_items });
    return { deps, run, state };
  };
  const { ends, expected } = await failAtEveryStep(scenario, 3);
  expect(ends).toEqual(expected);
  expect(ends[0]?.state).toMatchObject({ post_bodies: new Map([[id, body]]) });
});

it("rejects rows whose former texts are too large for one commit, and lists them", async () => {
  const memory = await startedImport(8);
  const ids = Array.from({ length: 8 }, (_, n) => `00000000-0000-4000-8000-00000000010${n}`);
  for (const [n, post_id] of ids.entries()) {
    memory.blog_posts.set(post_id, { ...former, slug: `post-${n}` });
    memory.post_bodies.set(post_id, { content: "x".repeat(900_000) });
    memory.slugs.set(`post-${n}`, { post_id, state: "current" });
  }
  const rows = ids.map((_, row) => testRow(row, { on_conflict: "update" }));
  expect(await memory.send(0, rows)).toMatchObject({ successful_records: 5, failed_records: 3 });
  expect(memory.post_versions.size).toBe(5);
  expect(memory.import_jobs.get(job_id)?.error_details).toMatch(
    /^Row 7 “.+”: not updated, .+\nRow 8/,
  );
  expect(memory.post_bodies.get(ids[7] ?? "")?.content).toHaveLength(900_000);
});

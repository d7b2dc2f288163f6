import type { StoredPost } from "domain/posts/post";
import { beforeEach, expect, it, vi } from "vitest";
import type { PostFields } from "./post-fields.ts";

const NOW = new Date(2026, 10, 23, 9);
const LATER = new Date(2026, 10, 24);
const memory = vi.hoisted(() => ({
  stored: new Map<string, object>(),
  addresses: ["acero"],
  commits: [] as { path: string; data: Record<string, unknown> }[][],
}));
vi.mock("firebase/firestore", () => {
  const refer = (...parts: (string | { path: string })[]) => {
    const path = parts.map((part) => (typeof part === "string" ? part : part.path)).join("/");
    const reference = { path, withConverter: () => reference };
    return reference;
  };
  return {
    collection: (_: object, path: string) => refer(path),
    doc: (at: { path?: string }, ...ids: string[]) =>
      at.path === undefined ? refer(...ids) : refer(at.path, ...ids),
    deleteField: () => "gone",
    serverTimestamp: () => "now",
    orderBy: vi.fn(),
    limit: vi.fn(),
    query: vi.fn(),
    where: vi.fn(),
    getDocs: async () => ({ docs: [] }),
    getDocsFromServer: async () => ({ docs: memory.addresses.map((id) => ({ id })) }),
    runTransaction: async (_: object, work: (transaction: object) => Promise<void>) => {
      const commit: { path: string; data: Record<string, unknown> }[] = [];
      const write = (ref: { path: string }, data: Record<string, unknown>) =>
        commit.push({ path: ref.path, data });
      await work({
        get: async (ref: { path: string }) => ({
          ref,
          exists: () => memory.stored.has(ref.path),
          data: () => memory.stored.get(ref.path),
          get: (field: string) => Reflect.get(memory.stored.get(ref.path) ?? {}, field),
        }),
        set: write,
        update: write,
        delete: () => {},
      });
      memory.commits.push(commit);
    },
  };
});
vi.mock("#firebase/panel-sdk.ts", () => ({
  panelAuth: () => ({ currentUser: { uid: "u1", email: "ana@nhk-group.example" } }),
  panelFirestore: () => ({}),
}));
const untilAnswered = vi.hoisted(() => vi.fn((work: () => unknown) => work()));
vi.mock("#firebase/connection.ts", () => ({ untilAnswered }));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { setPublished } = await import("./panel-posts.ts");
const { createPost, updatePost } = await import("./post-editing.ts");

const post = (change: Partial<StoredPost> = {}): StoredPost => ({
  id: "p1",
  title: "Acero",
  slug: "acero",
  published: false,
  created_at: NOW,
  updated_at: NOW,
  view_count: 3,
  ...change,
});
function store({ id, ...fields }: StoredPost): StoredPost {
  memory.stored.set(`blog_posts/${id}`, fields);
  return { id, ...fields };
}
const fields = (change: Partial<PostFields> = {}): PostFields => ({
  title: "Acero",
  slug: "acero",
  excerpt: "",
  featured_image_url: "",
  image_alt: "",
  meta_title: "",
  meta_description: "",
  source: "",
  tags: "auto",
  claims: "keep",
  records: { added: [], removed: [] },
  published: false,
  date: "untouched",
  ...change,
});
/** The entries of a commit; each must be named by its post. */
function entriesOf(commit: (typeof memory.commits)[number] = []) {
  const entries = commit.filter(({ path }) => path.startsWith("audit_log/"));
  for (const { path, data } of entries) {
    const named = commit.find((write) => write.path === `blog_posts/${String(data.target)}`);
    expect(path).toBe(`audit_log/${String(named?.data.change_id)}`);
    expect(data).toMatchObject({
      at: "now",
      actor_uid: "u1",
      actor_email: "ana@nhk-group.example",
      action: "post_saved",
    });
    const days = (Number(data.expires_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(730);
  }
  return entries.map(({ data: { target, changes, details } }) => ({ target, changes, details }));
}

beforeEach(() => {
  memory.stored.clear();
  memory.commits.length = 0;
});

it("a new post is recorded in its commit", async () => {
  await createPost("p1", fields({ published: true, date: "now" }), { content: "<p>a</p>" });
  expect(entriesOf(memory.commits[0])).toEqual([
    { target: "p1", changes: ["created", "published"], details: { title: "Acero" } },
  ]);
});

it.each<[string, Partial<StoredPost>]>([
  ["absent", {}],
  ["empty", { excerpt: "", image_alt: "", meta_title: "", meta_description: "" }],
])(
  "a save that leaves a confirmed text writes none of its fields that are %s",
  async (_, texts) => {
    const opened = { post: store(post({ source: "ai", ...texts })), body: { content: "<p>a</p>" } };
    await updatePost(opened, fields({ source: "ai", tags: "acero" }), null, "edited");
    const { data = {} } = memory.commits[0]?.find(({ path }) => path === "blog_posts/p1") ?? {};
    const written = Object.keys(data);
    expect(written).toContain("chosen_tags");
    for (const name of ["excerpt", "image_alt", "meta_title", "meta_description"])
      expect(written).not.toContain(name);
  },
);

it("a save records what it changed, with the former title and address", async () => {
  const opened = { post: store(post()), body: { content: "" } };
  const change = { title: "Acero 316L", slug: "acero-316l", source: "ai", claims: "confirm" };
  await updatePost(
    opened,
    fields({ ...change, published: true, date: LATER } as PostFields),
    {
      content: "<p>b</p>",
    },
    "edited",
  );
  const scheduled = LATER > new Date();
  expect(entriesOf(memory.commits[0])).toEqual([
    {
      target: "p1",
      changes: [scheduled ? "scheduled" : "published", "renamed", "claims_confirmed", "edited"],
      details: {
        title: "Acero 316L",
        former_title: "Acero",
        slug: "acero-316l",
        former_slug: "acero",
        ...(scheduled && { scheduled_for: LATER.getTime() }),
      },
    },
  ]);
});

it("a rename reads the slugs of the post from the server, not the cache", async () => {
  memory.addresses = ["acero", "inox"];
  untilAnswered.mockClear();
  const opened = { post: store(post()), body: { content: "" } };
  await updatePost(opened, fields({ slug: "acero-316l" }), null, "edited");
  const slugs = memory.commits[0]?.filter(({ path }) => path.startsWith("slugs/"));
  expect(slugs?.map(({ path, data }) => [path, data.state])).toEqual([
    ["slugs/acero-316l", "current"],
    ["slugs/acero", "moved"],
    ["slugs/inox", "moved"],
  ]);
  expect(untilAnswered).toHaveBeenCalledTimes(3);
  memory.addresses = ["acero"];
});

it("a save of another field is recorded as an edit with a version, a withdrawn confirmation without one", async () => {
  const opened = { post: store(post({ excerpt: "" })), body: { content: "" } };
  await updatePost(opened, fields({ excerpt: "Nuevo" }), null, "ai");
  const signed = { claims_checked_by: "u1", claims_checked_at: NOW };
  const other = { post: store(post({ ...signed, excerpt: "" })), body: { content: "" } };
  await updatePost(other, fields({ claims: "withdraw" }), null, "edited");
  expect(memory.commits.map((commit) => entriesOf(commit)[0]?.changes)).toEqual([
    ["edited"],
    ["claims_withdrawn"],
  ]);
  const versions = memory.commits.map((commit) =>
    commit.filter(({ path }) => path.startsWith("post_versions/")).map(({ data }) => data.reason),
  );
  expect(versions).toEqual([["ai"], []]);
});

it("a save brings the tags of the text, stores a correction, keeps it, and takes it back", async () => {
  const body = { content: "<h2>Ruedas</h2>" };
  const save = async (stored: Partial<StoredPost>, tags: string) => {
    const opened = { post: store(post({ excerpt: "", ...stored })), body };
    await updatePost(opened, fields({ tags }), body, "edited");
    const written = memory.commits.at(-1)?.find(({ path }) => path === "blog_posts/p1")?.data;
    return [written?.tags, written?.chosen_tags];
  };
  const chosen = { tags: ["pescado"], chosen_tags: ["pescado"] };
  expect(await save({}, "auto")).toEqual([["ruedas"], undefined]);
  expect(await save({}, "pescado bebidas")).toEqual([
    ["pescado", "bebidas"],
    ["pescado", "bebidas"],
  ]);
  expect(await save(chosen, "pescado")).toEqual([["pescado"], ["pescado"]]);
  expect(await save(chosen, "")).toEqual([[], []]);
  expect(await save(chosen, "auto")).toEqual([["ruedas"], "gone"]);
});

it("a save does not overwrite pictures that were copied since the post was opened", async () => {
  const opened = { post: store(post({ change_id: crypto.randomUUID() })), body: { content: "" } };
  store(post({ change_id: crypto.randomUUID() }));
  const saving = updatePost(opened, fields(), { content: "<p>a</p>" }, "edited");
  await expect(saving).rejects.toThrow("saved by somebody else");
  expect(memory.commits).toEqual([]);
});

it("a save names the pictures of text and featured image when they change, without recording it", async () => {
  const [one, two] = ["1", "2"].map((digit) => digit.repeat(32));
  const [first, second] = [one, two].map((id) => `/media/${id}-40x30/800.webp`);
  const content = `<p><img src="${second}"></p>`;
  const shown = { featured_image_url: first ?? "" };
  const named = { ...shown, picture_ids: [one ?? "", two ?? ""] };
  await createPost("p2", fields(shown), { content });
  const none = { post: store(post({ excerpt: "" })), body: { content: "" } };
  memory.stored.set("post_bodies/p1", { content });
  await updatePost(none, fields(shown), null, "edited");
  const same = { post: store(post({ excerpt: "", ...named })), body: { content } };
  await updatePost(same, fields({ ...shown, published: true }), null, "edited");
  await updatePost(same, fields(), { content: "" }, "edited");
  memory.stored.delete("post_bodies/p1");
  const ids = memory.commits.map(
    (commit) => commit.find(({ path }) => path.startsWith("blog_posts/"))?.data.picture_ids,
  );
  expect(ids).toEqual([[one, two], [one, two], undefined, "gone"]);
  expect(entriesOf(memory.commits[2])[0]?.changes).toEqual(["published"]);
});

it("a save writes the focus that the library has, which is no edit", async () => {
  const [one, two] = ["1", "2"].map((digit) => digit.repeat(32));
  const [first, second] = [one, two].map((id) => `/media/${id}-40x30/800.webp`) as [string, string];
  memory.stored.set(`media/${one}`, { focus_x: 62, focus_y: 44 });
  const shown = { featured_image_url: `${first}#1-2` };
  await createPost("p2", fields(shown), { content: "" });
  const followed = { featured_image_url: `${first}#62-44`, picture_ids: [one ?? ""], excerpt: "" };
  const same = { post: store(post(followed)), body: { content: "" } };
  await updatePost(same, fields({ ...shown, published: true }), null, "edited");
  await updatePost(same, fields({ featured_image_url: `${second}#62-44` }), null, "edited");
  const foreign = "https://a.example/b.jpg#1-2";
  await updatePost(same, fields({ featured_image_url: foreign }), null, "edited");
  const saved = memory.commits.map(
    (commit) => commit.find(({ path }) => path.startsWith("blog_posts/"))?.data.featured_image_url,
  );
  expect(saved).toEqual([`${first}#62-44`, `${first}#62-44`, second, foreign]);
  expect(memory.commits[1]?.filter(({ path }) => path.startsWith("post_versions/"))).toEqual([]);
  expect(entriesOf(memory.commits[1])[0]?.changes).toEqual(["published"]);
});

it("changed claim records are recorded, alone and together with an edit", async () => {
  const tick = { id: "t1", kind: "read", text: "", sentences: "" } as const;
  const opened = { post: store(post({ excerpt: "" })), body: { content: "" } };
  const added = { records: { added: [tick], removed: [] } };
  await updatePost(opened, fields(added), null, "edited");
  const source = { ...tick, id: "s1", kind: "source" } as const;
  const sources = { records: { added: [source], removed: [] } };
  await updatePost(opened, fields({ ...sources, excerpt: "Nuevo" }), null, "ai");
  const removed = { records: { added: [], removed: ["t1"] } };
  await updatePost(opened, fields({ ...removed, excerpt: "Nuevo" }), null, "edited");
  expect(memory.commits.map((commit) => entriesOf(commit)[0]?.changes)).toEqual([
    ["claims_ticked"],
    ["edited"],
    ["claims_ticked", "edited"],
  ]);
});

it("publishing many dates and records each post, nine in a commit, and not those that are public already", async () => {
  const many = Array.from({ length: 12 }, (_, n) =>
    store(post({ id: `p${n}`, title: `Pieza ${n}`, scheduled_for: LATER })),
  );
  store(post({ id: "p3", published: true }));
  await setPublished(many, true);
  expect(memory.commits.map((commit) => entriesOf(commit).length)).toEqual([8, 3]);
  expect(entriesOf(memory.commits[0])[0]).toEqual({
    target: "p0",
    changes: ["published"],
    details: { title: "Pieza 0" },
  });
  expect(memory.commits[0]?.find(({ path }) => path === "blog_posts/p0")?.data).toMatchObject({
    published: true,
    published_at: "now",
    created_at: "now",
    scheduled_for: "gone",
  });
});

it("unpublishing is recorded", async () => {
  await setPublished([store(post({ published: true }))], false);
  expect(entriesOf(memory.commits[0])).toEqual([
    { target: "p1", changes: ["unpublished"], details: { title: "Acero" } },
  ]);
});

it("unpublishes a published post that the list still shows as a draft", async () => {
  store(post({ published: true }));
  await setPublished([post({ published: false })], false);
  expect(entriesOf(memory.commits[0])).toEqual([
    { target: "p1", changes: ["unpublished"], details: { title: "Acero" } },
  ]);
});

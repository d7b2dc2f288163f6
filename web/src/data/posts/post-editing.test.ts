import { beforeEach, expect, it, vi } from "vitest";
import type { Article } from "#data/articles/posts.ts";
import type { PostFields, PostSave } from "./post-editing.ts";

const server = vi.hoisted(() => ({ call: vi.fn(), stored: new Map<string, object>() }));
vi.mock("#data/shared/callables.ts", () => ({ call: server.call }));
vi.mock("firebase/firestore", () => ({
  doc: (_: object, ...path: string[]) => ({ path: path.join("/") }),
}));
vi.mock("#firebase/panel-sdk.ts", () => ({ panelFirestore: () => ({}) }));
vi.mock("#firebase/transaction.ts", () => ({
  inTransaction: (work: (transaction: object) => Promise<unknown>) =>
    work({
      get: async (ref: { path: string }) => ({
        ref,
        exists: () => server.stored.has(ref.path),
        data: () => server.stored.get(ref.path),
      }),
    }),
}));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { DomainError } = await import("domain/shared/errors");
const { createSaver } = await import("./post-editing.ts");

const MORNING = new Date("2026-11-20T08:00:00Z");
const post = {
  title: "Acero",
  slug: "acero",
  published: false,
  created_at: MORNING,
  updated_at: MORNING,
  view_count: 3,
};
const opened: Article = { post: { id: "p1", ...post }, body: { content: "<p>a</p>" } };
const fields: PostFields = {
  title: "Acero 316L",
  slug: "acero",
  excerpt: "",
  featured_image_url: "",
  image_alt: "",
  meta_title: "",
  meta_description: "",
  source: "",
  tags: "acero bebidas",
  labels: "Ferias\nNorma EN",
  claims: "keep",
  records: { added: [], removed: [] },
  published: true,
  date: MORNING,
};
const save: PostSave = { id: "p1", opened, fields, body: null, reason: "edited" };
const sent = () => server.call.mock.calls.map(([, input]) => input);

beforeEach(() => {
  server.call.mockReset().mockResolvedValue({ outcome: "saved" });
  server.stored.clear();
});

it("sends what the editor shows, and what it had opened", async () => {
  await createSaver()(save);
  const { tags: _, labels: __, date: ___, ...texts } = fields;
  expect(sent()).toEqual([
    {
      ...texts,
      save_id: expect.any(String),
      post_id: "p1",
      opened: { updated_at: MORNING.getTime() },
      earlier_saves: [],
      tags: ["acero", "bebidas"],
      labels: ["Ferias", "Norma EN"],
      date: MORNING.getTime(),
      body: null,
      reason: "edited",
    },
  ]);
});

it("repeats a save whose answer was lost under the same id, and names it when the text has changed", async () => {
  const savePost = createSaver();
  for (const code of ["unavailable", "deadline-exceeded", "internal"] as const) {
    server.call.mockRejectedValueOnce(new DomainError(code));
    await expect(savePost(save)).rejects.toThrow();
  }
  const other = { ...save, body: { content: "<p>b</p>" } };
  server.call.mockRejectedValueOnce(new DomainError("unavailable"));
  await expect(savePost(other)).rejects.toThrow("Your text is kept in this browser.");
  await savePost({ ...other, body: { content: "<p>c</p>" } });
  await savePost(save);
  const inputs = sent();
  const [first, , , second] = inputs.map(({ save_id }) => save_id as string);
  expect(new Set(inputs.map(({ save_id }) => save_id)).size).toBe(4);
  expect(inputs.map(({ earlier_saves }) => earlier_saves)).toEqual([
    ...[[], [], [], [first]],
    [first, second],
    [],
  ]);
});

it("forgets a save that the server refused", async () => {
  const savePost = createSaver();
  const taken = new DomainError("already-exists", "The address /blog/acero is taken.");
  server.call.mockRejectedValueOnce(taken);
  await expect(savePost(save)).rejects.toBe(taken);
  await savePost(save);
  const [first, second] = sent();
  expect(second.save_id).not.toBe(first.save_id);
  expect(second.earlier_saves).toEqual([]);
});

it("shows the stored post when another save came first, and says when it is gone", async () => {
  server.call.mockResolvedValue({ outcome: "conflict" });
  await expect(createSaver()(save)).rejects.toThrow("This post has been deleted.");
  server.stored.set("blog_posts/p1", { ...post, title: "Otro" });
  await expect(createSaver()(save)).rejects.toMatchObject({
    name: "SaveConflict",
    stored: { post: { title: "Otro" } },
  });
});

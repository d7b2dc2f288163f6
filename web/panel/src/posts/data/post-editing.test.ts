import type { Article } from "kit/firebase/posts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PostSave } from "./post-editing.ts";
import type { PostFields } from "./post-fields.ts";

const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#data/callables.ts", () => ({ callWithProgress: server.call }));
vi.mock("kit/firebase/panel-sdk", () => ({}));
vi.mock("#firebase/transaction.ts", () => ({}));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { DomainError } = await import("domain/shared/errors");
const { savePost } = await import("./post-editing.ts");

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
const sentPost = { ...post, created_at: 1, updated_at: 5, change_id: "c1" };
const onProgress = vi.fn();
const store = (changed: PostSave = save) => savePost(changed, onProgress);
const sent = () => server.call.mock.calls.map(([, input]) => input);

beforeEach(async () => {
  vi.stubGlobal("navigator", { onLine: false });
  server.call.mockReset().mockResolvedValue({ outcome: "saved", post: sentPost, body: null });
  // Of an earlier test a lost answer may be waiting.
  await store();
  server.call.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

it("sends what the editor shows, and what it had opened", async () => {
  await store();
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
  for (const code of ["unavailable", "deadline-exceeded", "internal"] as const) {
    server.call.mockRejectedValueOnce(new DomainError(code));
    await expect(store()).rejects.toThrow();
  }
  const other = { ...save, body: { content: "<p>b</p>" } };
  server.call.mockRejectedValueOnce(new DomainError("unavailable"));
  await expect(store(other)).rejects.toThrow("Your text is kept in this browser.");
  await store({ ...other, body: { content: "<p>c</p>" } });
  await store();
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
  const taken = new DomainError("already-exists", "The address /blog/acero is taken.");
  server.call.mockRejectedValueOnce(taken);
  await expect(store()).rejects.toBe(taken);
  await store();
  const [first, second] = sent();
  expect(second.save_id).not.toBe(first.save_id);
  expect(second.earlier_saves).toEqual([]);
});

it("remembers a save that is refused after a lost answer, because it may be stored", async () => {
  for (const code of ["unavailable", "permission-denied"] as const) {
    server.call.mockRejectedValueOnce(new DomainError(code));
    await expect(store()).rejects.toThrow();
  }
  await store({ ...save, body: { content: "<p>b</p>" } });
  const [first, second, third] = sent();
  expect(second.save_id).toBe(first.save_id);
  expect(third.earlier_saves).toEqual([first.save_id]);
});

it("answers with what is stored, also after a conflict, without reading it", async () => {
  const stored = {
    ...{ ...sentPost, id: "p1" },
    ...{ created_at: new Date(1), updated_at: new Date(5) },
  };
  expect(await store()).toEqual({ post: stored, body: opened.body });
  const body = { content: "<p>b</p>" };
  expect((await store({ ...save, body })).body).toEqual(body);
  const other = { post: sentPost, body: { content: "<p>c</p>" } };
  server.call.mockResolvedValueOnce({ ...other, outcome: "saved" });
  expect((await store({ ...save, body })).body).toEqual(other.body);
  server.call.mockResolvedValueOnce({ ...other, outcome: "conflict" });
  await expect(store()).rejects.toMatchObject({
    name: "SaveConflict",
    stored: { post: stored, body: other.body },
  });
});

it("never repeats a refused text under the id of an earlier one", async () => {
  server.call.mockRejectedValueOnce(new DomainError("unavailable"));
  await expect(store()).rejects.toThrow();
  const other = { ...save, body: { content: "<p>b</p>" } };
  server.call.mockRejectedValueOnce(new DomainError("permission-denied"));
  await expect(store(other)).rejects.toThrow();
  await store(other);
  const ids = sent().map(({ save_id }) => save_id);
  expect(new Set(ids).size).toBe(3);
});

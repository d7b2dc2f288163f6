import type { Picture } from "domain/pictures/picture";
import { expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { type FocusPictureDeps, focusPicture } from "./focus-picture.ts";

const ana = { uid: "ana", email: "ana@example.com" };
const [id, other] = ["a", "b"].map((digit) => digit.repeat(32)) as [string, string];
const toUrl = (picture: string) => `/media/${picture}-900x600/800.webp`;
const folder = `media/${id}-900x600`;
const left = { id, x: 10, y: 50 };

/** @param posts that show the picture as their own, all with an older focus */
function library(posts = 2) {
  const { deps, documents, clock, put } = memoryPosts();
  const { media, audit_log, blog_posts } = documents;
  const picture: Picture = {
    ...{ name: "pie.png", type: "png", width: 900, height: 600, bytes: 9, is_animated: false },
    ...{ color: "#ff0000", uploaded_at: clock.now, uploaded_by: "eva" },
  };
  for (const pictureId of [id, other]) media.set(pictureId, picture);
  for (let n = 1; n <= posts; n += 1) {
    const featured_image_url = n % 2 ? toUrl(id) : `${toUrl(id)}#1-2`;
    put(uuid(n), `post-${n}`, { featured_image_url, picture_ids: [id] });
  }
  const files = new Map([[`${folder}/1200.webp`, "largest"]]);
  const ports: FocusPictureDeps = {
    ...deps,
    readFile: async (path) => {
      const file = files.get(path);
      return file === undefined ? undefined : Buffer.from(file);
    },
    writeFile: async (path, bytes) => void files.set(path, bytes.toString()),
    cropPreview: async (bytes, { x, y }) => Buffer.from(`${bytes.toString()} at ${x} ${y}`),
  };
  const shown = () => [...blog_posts.values()].map((post) => post.featured_image_url);
  const state = () => ({
    focus: [media.get(id)?.focus_x, media.get(id)?.focus_y],
    shown: shown(),
    actions: [...audit_log.values()].map(({ action, target, actor_uid }) => [
      ...[action, target, actor_uid],
    ]),
    files: [...files],
  });
  const run = (given: FocusPictureDeps) => focusPicture(given, left, ana);
  return { deps: ports, documents, put, files, shown, state, run };
}

it("stores preview and focus, and the posts that show the picture follow without being edited", async () => {
  const { deps, documents, put, state } = library();
  put(uuid(8), "other", { featured_image_url: toUrl(other), picture_ids: [id, other] });
  put(uuid(9), "foreign", { featured_image_url: "https://a.example/b.jpg#1", picture_ids: [id] });
  const before = [...documents.blog_posts.values()];
  await focusPicture(deps, left, ana);
  expect(state()).toEqual({
    focus: [10, 50],
    shown: [
      ...[`${toUrl(id)}#10-50`, `${toUrl(id)}#10-50`],
      ...[toUrl(other), "https://a.example/b.jpg#1"],
    ],
    actions: [["picture_focused", id, "ana"]],
    files: [
      [`${folder}/1200.webp`, "largest"],
      [`${folder}/1200-10-50.jpg`, "largest at 10 50"],
    ],
  });
  const after = [...documents.blog_posts.values()];
  const urls = after.map(({ featured_image_url = "" }) => ({ featured_image_url }));
  expect(after).toEqual(before.map((post, n) => ({ ...post, ...urls[n] })));
});

it("records nothing twice, and the center needs no preview and no words in the address", async () => {
  const { deps, state } = library();
  await focusPicture(deps, left, ana);
  await focusPicture(deps, left, { ...ana, uid: "eva" });
  expect(state().actions).toHaveLength(1);
  await focusPicture(deps, { id, x: 50, y: 50 }, ana);
  expect(state()).toMatchObject({
    focus: [undefined, undefined],
    shown: [toUrl(id), toUrl(id)],
    files: [{}, {}],
  });
});

it("reaches the posts of further pages", async () => {
  const { deps, shown } = library(201);
  await focusPicture(deps, left, ana);
  expect(new Set(shown())).toEqual(new Set([`${toUrl(id)}#10-50`]));
  expect(shown()).toHaveLength(201);
});

it("writes the focus that was stored last when two are set at once", async () => {
  const { deps, shown, state } = library();
  const right = { id, x: 90, y: 50 };
  await Promise.all([focusPicture(deps, left, ana), focusPicture(deps, right, ana)]);
  expect(shown()).toEqual(Array(2).fill(`${toUrl(id)}#${state().focus.join("-")}`));
});

it.each(["document", "file"])("refuses a picture without a %s", async (missing) => {
  const { deps, documents, files, state } = library();
  if (missing === "file") files.clear();
  else documents.media.delete(id);
  await expect(focusPicture(deps, left, ana)).rejects.toMatchObject({ code: "not-found" });
  expect(state()).toMatchObject({ focus: [undefined, undefined], actions: [] });
});

it("interrupted at any step, has the preview before any address tells it, and a repeat ends the same", async () => {
  const { interrupted, ends, expected } = await failAtEveryStep(library, 6);
  expect(ends).toEqual(expected);
  for (const { state } of interrupted) {
    const { shown, focus, files } = state as ReturnType<ReturnType<typeof library>["state"]>;
    if (shown.includes(`${toUrl(id)}#10-50`)) expect(focus).toEqual([10, 50]);
    if (focus[0] === 10) expect(files.map(([name]) => name)).toContain(`${folder}/1200-10-50.jpg`);
  }
});

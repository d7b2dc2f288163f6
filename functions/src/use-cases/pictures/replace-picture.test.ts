import type { Picture } from "domain/pictures/picture";
import { pictureUrl } from "domain/pictures/picture-address";
import { findPictureIds } from "domain/pictures/picture-ids";
import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { deletePicture } from "./delete-picture.ts";
import type { FocusPictureDeps } from "./focus-picture.ts";
import { replacePicture } from "./replace-picture.ts";
import { restorePicture } from "./restore-picture.ts";

const ana = { uid: "ana", email: "ana@example.com" };
const [id, by, other] = ["a", "b", "c"].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
];
const SIZES = { [id]: 900, [by]: 700, [other]: 500 };
const toUrl = (pictureId: string) =>
  pictureUrl(pictureId, { width: SIZES[pictureId] ?? 0, height: 600, is_animated: false });
const image = (...ids: string[]) =>
  ids.map((pictureId) => `<p><img src="${toUrl(pictureId)}" alt="Un pie"></p>`).join("");

/** A described picture with a focus, and another one that shall take its place. */
function library(former: Partial<Picture> = { alt: "Un pie", focus_x: 10, focus_y: 50 }) {
  const { deps, documents, clock, put } = memoryPosts();
  const { media, blog_posts, post_bodies, post_versions, audit_log } = documents;
  for (const pictureId of [id, by, other]) {
    const size = { width: SIZES[pictureId] ?? 0, height: 600, is_animated: false };
    const facts = { name: `${pictureId[0]}.png`, type: "png", bytes: 9, color: "#ff0000" } as const;
    media.set(pictureId, { ...facts, ...size, uploaded_at: clock.now, uploaded_by: "eva" });
  }
  const stored = media.get(id);
  if (stored) media.set(id, { ...stored, ...former });
  const files = new Map<string, string>([[`media/${by}-700x600/800.webp`, "largest"]]);
  const ports: FocusPictureDeps = {
    ...deps,
    readFile: async (path) => Buffer.from(files.get(path) ?? ""),
    writeFile: async (path, bytes) => void files.set(path, bytes.toString()),
    cropPreview: async (bytes) => bytes,
  };
  function post(n: number, content: string, featured_image_url = "") {
    const picture_ids = findPictureIds(content, featured_image_url);
    put(uuid(n), `post-${n}`, {
      ...(picture_ids.length > 0 && { picture_ids }),
      ...(featured_image_url && { featured_image_url }),
    });
    post_bodies.set(uuid(n), { content, content_format: "html" });
  }
  async function replace(using = ports, input = { id, by }) {
    for (let calls = 1; ; calls += 1)
      if ((await replacePicture(using, input, ana)).done) return calls;
  }
  const shown = () =>
    [...blog_posts].map(([postId, { featured_image_url = "" }]) => [
      ...[featured_image_url, post_bodies.get(postId)?.content],
    ]);
  const actions = () => [...audit_log.values()].map(({ action, target }) => [action, target]);
  const state = () => ({
    shown: shown(),
    ids: [...blog_posts.values()].map(({ picture_ids = [] }) => picture_ids),
    former: media.get(id),
    next: media.get(by),
    files: [...files.keys()],
    actions: actions(),
    versions: [...post_versions.values()].map(({ post_id, content }) => [post_id, content]),
  });
  return { ports, documents, clock, post, replace, shown, actions, state };
}

describe("replacePicture", () => {
  it("changes every post that shows the picture, one a call, and nothing else of it", async () => {
    const { documents, post, replace, shown, state } = library();
    post(1, image(id, other), `${toUrl(id)}#1-2`);
    post(2, image(other), toUrl(other));
    post(3, image(id));
    const before = structuredClone(documents.blog_posts);
    expect(await replace()).toBe(3);
    expect(shown()).toEqual([
      [`${toUrl(by)}#10-50`, image(by, other)],
      [toUrl(other), image(other)],
      ["", image(by)],
    ]);
    const after = (n: number, changed: object) => ({ ...before.get(uuid(n)), ...changed });
    expect([...documents.blog_posts.values()]).toEqual([
      after(1, { featured_image_url: `${toUrl(by)}#10-50`, picture_ids: [by, other] }),
      after(2, {}),
      after(3, { picture_ids: [by] }),
    ]);
    expect(state().versions).toEqual([
      [uuid(1), image(id, other)],
      [uuid(3), image(id)],
    ]);
  });

  it("moves the former one to the trash, and records each post and the picture once", async () => {
    const { documents, clock, post, replace, actions } = library();
    post(1, image(id));
    await replace();
    await replace();
    expect(documents.media.get(id)).toMatchObject({
      deleted_at: clock.now,
      purge_at: new Date(+clock.now + 30 * 86_400_000),
      replaced_by: toUrl(by),
    });
    expect(actions()).toEqual([
      ["picture_described", by],
      ["picture_focused", by],
      ["picture_replaced_in_post", uuid(1)],
      ["picture_replaced", id],
    ]);
  });

  it("keeps description and focus of the former one, unless the new one has its own", async () => {
    const { documents, replace, state } = library();
    await replace();
    expect(state().next).toMatchObject({ alt: "Un pie", focus_x: 10, focus_y: 50 });
    expect(state().files).toContain(`media/${by}-700x600/1200-10-50.jpg`);
    const own = { alt: "Una rueda", focus_x: 80, focus_y: 20 };
    const { documents: others, replace: again } = library();
    const stored = others.media.get(by);
    if (stored) others.media.set(by, { ...stored, ...own });
    await again();
    expect(others.media.get(by)).toMatchObject(own);
    expect(documents.media.size).toBe(3);
  });

  it("is undone by restoring the former one and replacing the other way round", async () => {
    const { ports, documents, post, replace, shown } = library({});
    post(1, image(id), toUrl(id));
    const before = shown();
    await replace();
    await restorePicture(ports, { id }, ana);
    expect(documents.media.get(id)).not.toHaveProperty("replaced_by");
    await replace(ports, { id: by, by: id });
    expect(shown()).toEqual(before);
    expect(documents.media.get(by)).toMatchObject({ replaced_by: toUrl(id) });
  });

  it("also reaches posts that show a deleted picture, and drops a name that no text has", async () => {
    const { ports, documents, post, replace, shown } = library();
    await deletePicture(ports, { id }, ana);
    post(1, image(id));
    post(2, "");
    const unused = documents.blog_posts.get(uuid(2));
    if (unused) documents.blog_posts.set(uuid(2), { ...unused, picture_ids: [id] });
    expect(await replace()).toBe(3);
    expect(shown()).toEqual([
      ["", image(by)],
      ["", ""],
    ]);
    expect(documents.blog_posts.get(uuid(2))).not.toHaveProperty("picture_ids");
  });

  it("refuses a picture that is not in the library, and changes nothing", async () => {
    const { documents, clock, post, replace } = library();
    post(1, image(id));
    const next = documents.media.get(by);
    if (next) documents.media.set(by, { ...next, deleted_at: clock.now });
    const before = structuredClone(documents);
    const lost = { code: "failed-precondition", safe: expect.stringContaining("no longer") };
    await expect(replace()).rejects.toMatchObject(lost);
    expect(documents).toEqual(before);
    documents.media.delete(by);
    await expect(replace()).rejects.toMatchObject(lost);
    documents.media.delete(id);
    await expect(replace()).rejects.toMatchObject({ code: "not-found" });
  });

  it("names the post whose text would be too long", async () => {
    const { post, replace, shown } = library({ width: 9 });
    const address = `/media/${id}-9x600/800.webp`;
    const longestContent = "x".repeat(limits.contentBytes - address.length) + address;
    post(1, longestContent);
    const safe = "The text of “post-1” would be too long.";
    await expect(replace()).rejects.toMatchObject({ code: "failed-precondition", safe });
    expect(shown()).toEqual([["", longestContent]]);
  });

  it("interrupted at any step, a repeat ends the same, and no post shows a missing picture", async () => {
    const scenario = () => {
      const { ports, post, replace, state } = library();
      post(1, image(id), toUrl(id));
      post(2, image(id, other));
      return { deps: ports, run: (given: FocusPictureDeps) => replace(given), state };
    };
    const { interrupted, ends, expected } = await failAtEveryStep(scenario, 12);
    expect(ends).toEqual(expected);
    for (const { at, state } of interrupted) {
      const { former, ids, shown } = state as ReturnType<ReturnType<typeof library>["state"]>;
      if (former?.deleted_at) expect(ids.flat(), at).not.toContain(id);
      const named = shown.map((texts) => findPictureIds(...texts.map(String)));
      expect(ids, at).toEqual(named);
    }
  });
});

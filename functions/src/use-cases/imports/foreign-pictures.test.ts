import { pictureUrl } from "domain/pictures/picture-address";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, memoryJob, uuid } from "../../testing/memory-posts.ts";
import { type StorePictureDeps, storePicture } from "../pictures/store-picture.ts";
import type { Store } from "../store/store.ts";
import {
  type ForeignPicturesDeps,
  findForeignPictures,
  replacePictures,
} from "./foreign-pictures.ts";

const origins = ["https://www.example.com"];
const FOTO = "https://fotos.example/pie.jpg";
const OTHER = "https://fotos.example/rueda.jpg";
const ID = "0123456789abcdef0123456789abcdef";
const SIZE = { width: 900, height: 600, is_animated: false } as const;
const COPY = pictureUrl(ID, SIZE);
const post_id = uuid(100);

/** A job of posts with the given texts, and a copy in the library. */
function job(...contents: string[]) {
  const memory = memoryJob(contents.length);
  const { deps, documents, clock, job_id } = memory;
  for (const [n, content] of contents.entries())
    documents.post_bodies.set(uuid(100 + n), { content, content_format: "html" });
  const picture = { name: "pie.jpg", type: "jpeg", ...SIZE, bytes: 9, color: "#1e50c8" } as const;
  const stored = { ...picture, uploaded_at: clock.now, uploaded_by: "ana" };
  documents.media.set(ID, stored);
  const ports: ForeignPicturesDeps = { ...deps, origins };
  const copies = [{ from: FOTO, to: COPY }];
  return {
    ...memory,
    ports,
    stored,
    find: (after?: string) =>
      findForeignPictures(ports, { job_id, ...(after !== undefined && { after }) }),
    replace: (using = ports) => replacePictures(using, { post_id, copies }, actor),
  };
}
const image = (src: string) => `<p><img src="${src}" alt=""></p>`;

describe("the pictures of other servers of a job", () => {
  it("are listed by post, also of posts that it updated, and not those of deleted posts", async () => {
    const { find, documents, put } = job(image(FOTO) + image(OTHER), "<p>Nada</p>", image(FOTO));
    put(uuid(1), "actualizado", { featured_image_url: OTHER });
    put(uuid(2), "de-nadie", { featured_image_url: OTHER });
    documents.blog_posts.delete(uuid(102));
    expect(await find()).toEqual({
      posts: [
        { id: post_id, title: "fila-0", addresses: [FOTO, OTHER] },
        { id: uuid(1), title: "actualizado", addresses: [OTHER] },
      ],
      read: 4,
    });
  });

  it("are read page by page", async () => {
    const { find } = job(...Array.from({ length: 60 }, () => image(FOTO)));
    const first = await find();
    expect([first.read, first.posts.length]).toEqual([50, 50]);
    const last = await find(first.next);
    expect([last.read, last.posts.length, last.next]).toEqual([11, 10, undefined]);
  });
});

describe("replacePictures", () => {
  it("changes text, featured image and picture ids, and nothing else of the post", async () => {
    const { replace, put, documents } = job(image(FOTO) + image(OTHER));
    put(post_id, "fila-0", { featured_image_url: FOTO, image_alt: "Un pie" });
    const before = documents.blog_posts.get(post_id);
    expect(await replace()).toEqual({ left: [OTHER] });
    const change_id = [...documents.audit_log.keys()][0];
    expect(documents.blog_posts.get(post_id)).toEqual({
      ...before,
      ...{ featured_image_url: COPY, picture_ids: [ID], change_id },
    });
    expect(documents.post_bodies.get(post_id)).toEqual({
      ...{ content: image(COPY) + image(OTHER), content_format: "html" },
    });
  });

  it("shows the featured image with the focus of the library", async () => {
    const { replace, put, documents } = job("<p>Texto</p>");
    put(post_id, "fila-0", { featured_image_url: FOTO });
    const stored = documents.media.get(ID);
    if (stored) documents.media.set(ID, { ...stored, focus_x: 20, focus_y: 70 });
    await replace();
    expect(documents.blog_posts.get(post_id)?.featured_image_url).toBe(`${COPY}#20-70`);
  });

  it("keeps the former text as a version and records the change, once", async () => {
    const { replace, documents, clock } = job(image(FOTO));
    await replace();
    expect(await replace()).toEqual({ left: [] });
    expect([...documents.post_versions.values()]).toEqual([
      {
        ...{ post_id, title: "fila-0", content: image(FOTO), content_format: "html" },
        ...{ reason: "pictures", replaced_at: clock.now },
        ...{ replaced_by: actor.email, replaced_by_uid: actor.uid },
      },
    ]);
    expect([...documents.audit_log.values()]).toMatchObject([
      { action: "pictures_copied", target: post_id, details: { title: "fila-0", count: 1 } },
    ]);
  });

  it("replaces in the text that an editor saved meanwhile", async () => {
    const { replace, ports, documents } = job(image(FOTO));
    const edited = `<p>Editado</p>${image(FOTO)}`;
    let runs = 0;
    // The first attempt loses against the editor's commit, as in Firestore.
    const atomically: Store["atomically"] = (work) =>
      ports.store.atomically(async (transaction) => {
        runs += 1;
        if (runs === 1) {
          documents.post_bodies.set(post_id, { content: edited, content_format: "html" });
          return atomically(work);
        }
        return work(transaction);
      });
    await replace({ ...ports, store: { ...ports.store, atomically } });
    expect(documents.post_bodies.get(post_id)?.content).toBe(`<p>Editado</p>${image(COPY)}`);
  });

  it("does not bring back a picture that an editor removed, nor a deleted post", async () => {
    const { replace, documents } = job("<p>Sin foto</p>");
    const before = structuredClone(documents);
    expect(await replace()).toEqual({ left: [] });
    expect(documents).toEqual(before);
    documents.blog_posts.delete(post_id);
    expect(await replace()).toEqual({ left: [] });
    expect(documents.post_bodies.get(post_id)?.content).toBe("<p>Sin foto</p>");
  });

  it("changes nothing when the copy was deleted, or the text becomes too long", async () => {
    const { replace, documents, stored, clock } = job(image(FOTO));
    documents.media.set(ID, { ...stored, deleted_at: clock.now });
    const lost = { code: "failed-precondition", safe: "A copy is no longer in the library." };
    await expect(replace()).rejects.toMatchObject(lost);
    documents.media.delete(ID);
    await expect(replace()).rejects.toMatchObject(lost);
    documents.media.set(ID, stored);
    const content = `${"x".repeat(899_950)}${image(FOTO)}`;
    documents.post_bodies.set(post_id, { content: content.slice(-899_999) });
    await expect(replace()).rejects.toMatchObject({ safe: "The text would be too long." });
    expect(documents.blog_posts.get(post_id)).not.toHaveProperty("picture_ids");
  });

  it("interrupted at any step, a copy and its use end once, and the text never shows a missing copy", async () => {
    const scenario = () => {
      const { deps, documents } = job(image(FOTO), image(FOTO));
      documents.media.clear();
      const ports: StorePictureDeps = {
        ...deps,
        prepare: async () => ({ type: "jpeg", ...SIZE, color: "#1e50c8", files: [] }),
        writeFile: async () => {},
      };
      const picture = { id: ID, name: "pie.jpg", bytes: Buffer.from("a picture") };
      const run = async (broken: StorePictureDeps) => {
        const { url: to } = await storePicture(broken, picture, actor);
        for (const id of [post_id, uuid(101)])
          await replacePictures(
            { ...broken, origins },
            { post_id: id, copies: [{ from: FOTO, to }] },
            actor,
          );
      };
      const state = () => ({
        texts: [...documents.post_bodies.values()].map(({ content }) => content),
        ids: [...documents.blog_posts.values()].map(({ picture_ids = [] }) => picture_ids),
        media: [...documents.media.keys()],
        versions: documents.post_versions.size,
        actions: [...documents.audit_log.values()].map(({ action }) => action),
      });
      return { deps: ports, run, state };
    };
    const { interrupted, ends, expected } = await failAtEveryStep(scenario, 6);
    expect(ends).toEqual(expected);
    for (const { at, state } of interrupted) {
      const { texts, ids, media } = state as ReturnType<ReturnType<typeof scenario>["state"]>;
      const shown = texts.map((text) => (text.includes(COPY) ? [ID] : []));
      expect(ids, at).toEqual(shown);
      if (shown.flat().length > 0) expect(media, at).toEqual([ID]);
    }
  });
});

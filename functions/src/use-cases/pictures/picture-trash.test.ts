import type { Picture } from "domain/pictures/picture";
import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { deletePicture } from "./delete-picture.ts";
import { type EmptyPictureTrashDeps, emptyPictureTrash } from "./empty-picture-trash.ts";
import { restorePicture } from "./restore-picture.ts";

const ana = { uid: "ana", email: "ana@example.com" };
const DAY = 86_400_000;
const toId = (n: number) => n.toString(16).padStart(32, "0");
const id = toId(1);

function library(count = 1) {
  const { deps, documents, clock, put } = memoryPosts();
  const { media, audit_log } = documents;
  const files = new Set<string>();
  for (let n = 1; n <= count; n += 1) {
    const picture: Picture = {
      ...{ name: `pie-${n}.png`, type: "png", width: 40, height: 30, bytes: 9, is_animated: false },
      ...{ color: "#ff0000", uploaded_at: clock.now, uploaded_by: "eva" },
    };
    media.set(toId(n), picture);
    files.add(`media/${toId(n)}-40x30/original`).add(`media/${toId(n)}-40x30/400.webp`);
  }
  const trash: EmptyPictureTrashDeps = {
    ...deps,
    deleteFiles: async (folder) => {
      for (const file of files) if (file.startsWith(folder)) files.delete(file);
    },
  };
  const actions = () =>
    [...audit_log.values()].map(({ action, target, actor_uid }) => [action, target, actor_uid]);
  return { deps, trash, documents, media, files, clock, put, actions };
}

/** Pictures that were deleted 30 days ago. */
function dueLibrary(count = 2) {
  const all = library(count);
  const purge_at = all.clock.now;
  const deleted_at = new Date(+purge_at - limits.trashDays * DAY);
  for (const [pictureId, picture] of all.media)
    all.media.set(pictureId, { ...picture, deleted_at, purge_at });
  return all;
}

describe("deletePicture and restorePicture", () => {
  it("delete for 30 days and restore, each recorded once", async () => {
    const { deps, media, clock, actions } = library();
    const before = media.get(id);
    const deleted_at = clock.now;
    await deletePicture(deps, { id }, ana);
    clock.now = new Date(+deleted_at + DAY);
    await deletePicture(deps, { id }, ana);
    const purge_at = new Date(+deleted_at + 30 * DAY);
    expect(media.get(id)).toEqual({ ...before, deleted_at, purge_at });
    await restorePicture(deps, { id }, ana);
    await restorePicture(deps, { id }, ana);
    expect(media.get(id)).toEqual(before);
    expect(actions()).toEqual([
      ["picture_deleted", id, "ana"],
      ["picture_restored", id, "ana"],
    ]);
  });

  it.each([
    [1, "A post shows this picture: “Guía 0”."],
    [2, "2 posts show this picture: “Guía 0” and “Guía 1”."],
    [6, /^6 posts show this picture: “Guía 0”, .*“Guía 4” and others\.$/],
    [25, /^20 or more posts show this picture: /],
  ])("keep a picture of %d posts, and name them", async (count, safe) => {
    const { deps, media, put } = library();
    for (let n = 0; n < count; n += 1)
      put(uuid(n), `guia-${n}`, { title: `Guía ${n}`, picture_ids: [id] });
    const before = media.get(id);
    const refused = deletePicture(deps, { id }, ana);
    await expect(refused).rejects.toMatchObject({
      code: "failed-precondition",
      safe: typeof safe === "string" ? safe : expect.stringMatching(safe),
    });
    expect(media.get(id)).toEqual(before);
  });

  it("find no picture that is gone", async () => {
    const { deps } = library(0);
    for (const call of [deletePicture, restorePicture])
      await expect(call(deps, { id }, ana)).rejects.toMatchObject({ code: "not-found" });
  });

  it("restore no picture whose files are being deleted", async () => {
    const { deps, trash, media } = dueLibrary(1);
    const deleteFiles = () => Promise.reject(new Error("bucket"));
    await expect(emptyPictureTrash({ ...trash, deleteFiles })).rejects.toThrow("bucket");
    const refused = restorePicture(deps, { id }, ana);
    await expect(refused).rejects.toMatchObject({ code: "failed-precondition" });
    expect(media.get(id)).toHaveProperty("purge_at");
  });
});

describe("emptyPictureTrash", () => {
  it("removes due pictures with their files page by page, and no others", async () => {
    const { trash, media, files, clock, actions } = dueLibrary(limits.trashPage + 2);
    const later = media.get(id);
    if (later) media.set(id, { ...later, purge_at: new Date(+clock.now + 1) });
    expect(await emptyPictureTrash(trash)).toBe(limits.trashPage + 1);
    expect([...media.keys()]).toEqual([id]);
    expect(files.size).toBe(2);
    expect(actions()).toHaveLength(limits.trashPage + 1);
    expect(actions()[0]).toEqual(["picture_purged", toId(2), "system"]);
  });

  it("restores a picture that a post shows again", async () => {
    const { trash, media, files, put, actions } = dueLibrary(1);
    put(uuid(1), "guia", { picture_ids: [id] });
    expect(await emptyPictureTrash(trash)).toBe(0);
    expect(media.get(id)).not.toHaveProperty("deleted_at");
    expect(files.size).toBe(2);
    expect(actions()).toEqual([["picture_restored", id, "system"]]);
  });

  it("interrupted at any step, keeps each document until its files are gone, and continues", async () => {
    const scenario = () => {
      const { trash, media, files, actions } = dueLibrary();
      const state = () => ({ media, files, actions: actions() });
      return { deps: trash, run: emptyPictureTrash, state };
    };
    const { interrupted, ends, expected } = await failAtEveryStep(scenario, 7);
    expect(ends).toEqual(expected);
    for (const { state } of interrupted) {
      const { media, files } = state as ReturnType<ReturnType<typeof scenario>["state"]>;
      for (const file of files) expect(media.has(file.slice("media/".length, 38))).toBe(true);
    }
  });
});

import { expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryStore } from "../../testing/memory-store.ts";
import { deletePicture } from "./delete-picture.ts";
import { type StorePictureDeps, storePicture } from "./store-picture.ts";

const ana = { uid: "ana", email: "ana@example.com" };
const ID = "92b2fa58028958317e408bd84ecfa70f";
const upload = { id: ID, name: "plano.png", bytes: Buffer.from("a picture") };

/** `prepare` is counted; the copies are made of the original. */
function pictures() {
  const { store, documents, clock } = memoryStore();
  const files = new Map<string, string>();
  const prepared: Buffer[] = [];
  const deps: StorePictureDeps = {
    store,
    now: () => clock.now,
    prepare: async (bytes) => {
      prepared.push(bytes);
      const facts = { width: 40, height: 30, is_animated: false, color: "#ff0000" } as const;
      return { ...facts, type: "png", files: [{ name: "400.webp", bytes: Buffer.from("copy") }] };
    },
    writeFile: async (path, bytes) => {
      files.set(path, bytes.toString());
    },
  };
  const state = () => ({
    media: [...documents.media],
    actions: [...documents.audit_log.values()].map(({ action, target }) => [action, target]),
    files: [...files],
  });
  return {
    deps,
    state,
    prepared,
    files,
    run: (ports: StorePictureDeps) => storePicture(ports, upload, ana),
  };
}

it("stores original and copies under its id, and the document that names them", async () => {
  const { deps, state } = pictures();
  const { url } = await storePicture(deps, upload, ana);
  expect(state()).toEqual({
    media: [[ID, expect.objectContaining({ name: "plano.png", bytes: 9, uploaded_by: "ana" })]],
    actions: [["picture_uploaded", ID]],
    files: [
      [`media/${ID}-40x30/original`, "a picture"],
      [`media/${ID}-40x30/400.webp`, "copy"],
    ],
  });
  expect(url).toBe(`/media/${ID}-40x30/800.webp`);
});

it("is one picture when it is uploaded again under another name, which decodes nothing", async () => {
  const { deps, state, prepared, run } = pictures();
  const first = await run(deps);
  const before = state();
  const again = await storePicture(deps, { ...upload, name: "otra.png" }, { ...ana, uid: "eva" });
  expect(again).toEqual(first);
  expect(state()).toEqual(before);
  expect(prepared).toHaveLength(1);
});

it("restores a deleted picture when it is uploaded again", async () => {
  const { deps, state, prepared, run } = pictures();
  await run(deps);
  const before = state().media;
  await deletePicture(deps, { id: ID }, ana);
  await run(deps);
  expect(state().media).toEqual(before);
  expect(state().actions.at(-1)).toEqual(["picture_restored", ID]);
  expect(prepared).toHaveLength(1);
});

it("has no document before all its files are stored, and a repeat completes it", async () => {
  const { interrupted, ends, expected } = await failAtEveryStep(pictures, 5);
  expect(ends).toEqual(expected);
  const kept = interrupted.map(
    ({ state }) => state as ReturnType<ReturnType<typeof pictures>["state"]>,
  );
  for (const { media, files } of kept) if (media.length > 0) expect(files).toHaveLength(2);
});

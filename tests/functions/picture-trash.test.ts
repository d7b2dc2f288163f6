import { beforeEach, expect, it } from "vitest";
import { demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { anAdmin, auditTrail, countDocuments, sdk } from "./support/callers.ts";
import { aPicture, getFolder, idIn, storedFiles, upload } from "./support/pictures.ts";

const { site } = addresses();

let token: string;
let picture: Buffer;
let folder: string;
let id: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
  picture = await aPicture(40, 30);
  folder = getFolder(await upload(picture, token));
  id = idIn(folder);
});

const remove = () => callAndExpectSuccess("deletePicture", { id }, token);
const ago = new Date(Date.now() - 1000);
async function servedAs(): Promise<readonly [number, string | null]> {
  const { status, headers } = await fetch(`${site}/${folder}/400.webp`);
  return [status, headers.get("cache-control")];
}
async function storePost(post_id: string, fields: object): Promise<void> {
  const dates = { created_at: ago, updated_at: ago };
  const post = { title: "Guía", slug: "guia", published: true, view_count: 0, ...dates };
  await sdk.db.doc(`blog_posts/${post_id}`).set({ ...post, ...fields });
}

it("a deleted picture answers 410 until it is restored or uploaded again", async () => {
  await remove();
  expect(await servedAs()).toEqual([410, "public, max-age=60"]);
  await callAndExpectSuccess("restorePicture", { id }, token);
  expect(await servedAs()).toEqual([200, "public, max-age=31536000, immutable"]);
  await remove();
  expect(getFolder(await upload(picture, token))).toBe(folder);
  expect(await servedAs()).toEqual([200, "public, max-age=31536000, immutable"]);
  const actions = ["uploaded", "deleted", "restored", "deleted", "restored"];
  expect(await auditTrail()).toEqual(
    actions.map((action) => [`picture_${action}`, demoAdmin.email, id]),
  );
});

it("a picture that a post shows is not deleted, and the post is named", async () => {
  await storePost(crypto.randomUUID(), { picture_ids: [id] });
  const message = "A post shows this picture: “Guía”.";
  const error = { status: "FAILED_PRECONDITION", message, details: { safe: true } };
  expect(await callFunction("deletePicture", { id }, token)).toMatchObject({ error });
  expect((await servedAs())[0]).toBe(200);
});

it("a picture is gone with its files 30 days after its deletion, unless a post shows it again", async () => {
  await remove();
  await runScheduled("emptyPictureTrash");
  expect(await countDocuments("media")).toBe(1);
  const due = () => sdk.db.doc(`media/${id}`).update({ purge_at: ago });
  await due();
  const post = crypto.randomUUID();
  await storePost(post, { picture_ids: [id] });
  await runScheduled("emptyPictureTrash");
  expect((await servedAs())[0]).toBe(200);
  await sdk.db.doc(`blog_posts/${post}`).delete();
  await remove();
  await due();
  const other = getFolder(await upload(await aPicture(41, 30), token));
  await runScheduled("emptyPictureTrash");
  expect((await servedAs())[0]).toBe(404);
  expect(await countDocuments("media")).toBe(1);
  const files = await storedFiles();
  expect(files).toHaveLength(8);
  for (const file of files) expect(file).toContain(other);
});

import { beforeEach, expect, it } from "vitest";
import { demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { aBody, aPost, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, auditTrail, getStatus, sdk } from "./support/callers.ts";
import { aPicture, getFolder, idIn, storedFiles, upload } from "./support/pictures.ts";
import { dated } from "./support/stored.ts";

const { site } = addresses();

let token: string;
let former: string;
let next: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
  former = getFolder(await upload(await aPicture(90, 60), token));
  next = getFolder(await upload(await aPicture(70, 50), token));
});

const toUrl = (folder: string) => `/${folder}/800.webp`;
const image = (folder: string) => `<p><img src="${toUrl(folder)}" alt="Un pie"></p>`;
const ids = () => ({ id: idIn(former), by: idIn(next) });
const replaceOne = () => callAndExpectSuccess("replacePicture", ids(), token);
async function replaceAll(): Promise<number> {
  for (let calls = 1; ; calls += 1) if ((await replaceOne()).done) return calls;
}
const stored = async (slug: string) => {
  const post = await sdk.db.doc(`blog_posts/${toId(slug)}`).get();
  const body = await sdk.db.doc(`post_bodies/${toId(slug)}`).get();
  return { ...dated(post), content: body.get("content") as unknown };
};
const media = async (folder: string) => (await sdk.db.doc(`media/${idIn(folder)}`).get()).data();
async function served(path: string): Promise<readonly unknown[]> {
  const answer = await fetch(`${site}/${path}`, { redirect: "manual" });
  const { status, headers } = answer;
  return [status, headers.get("location"), headers.get("cache-control")];
}

it("is shown by list, article and previews of every post, none of which counts as edited", async () => {
  const shows = { featured_image_url: toUrl(former), picture_ids: [idIn(former)] };
  await storePost(sdk.db, aPost({ slug: "guia", ...shows }), aBody({ content: image(former) }));
  const inText = { picture_ids: [idIn(former)] };
  await storePost(sdk.db, aPost({ slug: "texto", ...inText }), aBody({ content: image(former) }));
  const details = { alt: "Un pie", focus_x: 10, focus_y: 50 };
  await sdk.db.doc(`media/${idIn(former)}`).update(details);
  const before = { guia: await stored("guia"), texto: await stored("texto") };
  expect(await replaceAll()).toBe(3);

  const changed = { content: image(next), picture_ids: [idIn(next)] };
  const featured_image_url = `${toUrl(next)}#10-50`;
  expect(await stored("guia")).toEqual({ ...before.guia, ...changed, featured_image_url });
  expect(await stored("texto")).toEqual({ ...before.texto, ...changed });
  const article = await (await fetch(`${site}/blog/guia`)).text();
  expect(article).not.toContain(former);
  expect(article).toContain(`content="${site}/${next}/1200-10-50.jpg"`);
  expect(await storedFiles()).toContain(`${next}/1200-10-50.jpg`);
  expect(await (await fetch(`${site}/articulos`)).text()).not.toContain(former);
  expect(await media(next)).toMatchObject(details);
  const { docs } = await sdk.db.collection("post_versions").get();
  expect(docs.map((pictureId) => [pictureId.get("content"), pictureId.get("reason")])).toEqual(
    Array(2).fill([image(former), "pictures"]),
  );
  const changes = (await auditTrail()).slice(2);
  const inPost = "picture_replaced_in_post";
  expect(changes.map(([action]) => action).toSorted()).toEqual(
    ["picture_described", "picture_focused", "picture_replaced", inPost, inPost].toSorted(),
  );
  expect(new Set(changes.map(([, email]) => email))).toEqual(new Set([demoAdmin.email]));
});

it("is where the former addresses lead, until the former picture is restored or gone", async () => {
  await replaceAll();
  const hop = (copy: string) => [302, `/${next}/${copy}`, "public, max-age=60"];
  expect(await served(`${former}/672.avif`)).toEqual(hop("672.avif"));
  expect(await served(`${former}/1200.webp`)).toEqual(hop("800.webp"));
  expect(await served(`${former}/1200.jpg`)).toEqual(hop("1200.jpg"));
  expect((await fetch(`${site}/${former}/672.avif`)).headers.get("content-type")).toBe(
    "image/avif",
  );
  await callAndExpectSuccess("restorePicture", { id: idIn(former) }, token);
  expect((await served(`${former}/672.avif`))[0]).toBe(200);
  expect(await media(former)).not.toHaveProperty("replaced_by");
  await replaceAll();
  await sdk.db.doc(`media/${idIn(former)}`).update({ purge_at: new Date(0) });
  await runScheduled("emptyPictureTrash");
  expect((await served(`${former}/672.avif`))[0]).toBe(404);
});

it("is never one that is deleted at the same time, and no word that editors save meanwhile is lost", async () => {
  const slugs = ["uno", "dos", "tres"];
  for (const slug of slugs)
    await storePost(
      sdk.db,
      aPost({ slug, picture_ids: [idIn(former)] }),
      aBody({ content: image(former) }),
    );
  const body = sdk.db.doc(`post_bodies/${toId("dos")}`);
  const edit = sdk.db.runTransaction(async (transaction) => {
    const content = String((await transaction.get(body)).get("content"));
    transaction.update(body, { content: `<p>Editado</p>${content}` });
  });
  const outcomes = await Promise.all([
    callFunction("replacePicture", ids(), token),
    callFunction("deletePicture", { id: idIn(next) }, token),
    edit,
  ]);
  const isDeleted = (await media(next))?.deleted_at !== undefined;
  const refused = "FAILED_PRECONDITION";
  const [replaced, deleted] = outcomes
    .slice(0, 2)
    .map((pictureId) => getStatus(pictureId as never));
  expect([replaced, deleted]).toEqual(isDeleted ? [refused, "OK"] : ["OK", refused]);
  if (isDeleted) await callAndExpectSuccess("restorePicture", { id: idIn(next) }, token);
  await replaceAll();
  expect((await stored("dos")).content).toBe(`<p>Editado</p>${image(next)}`);
  for (const slug of ["uno", "tres"]) expect((await stored(slug)).content).toBe(image(next));
});

it("is not replaced by itself, no picture or a path", async () => {
  const before = await media(former);
  for (const [by, status] of [
    [idIn(former), "INVALID_ARGUMENT"],
    ["0".repeat(32), "FAILED_PRECONDITION"],
    [`../${idIn(next)}`, "INVALID_ARGUMENT"],
  ] as const) {
    const outcome = await callFunction("replacePicture", { id: idIn(former), by }, token);
    expect(getStatus(outcome), by).toBe(status);
  }
  expect(await media(former)).toEqual(before);
});

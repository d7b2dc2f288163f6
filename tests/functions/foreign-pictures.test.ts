import type { ImportRow } from "domain/imports/import-row";
import { DomainError, findErrorCode } from "domain/shared/errors";
import { beforeEach, describe, expect, it } from "vitest";
import type { CallForPictures } from "../../web/panel/src/imports/data/copy-pictures.ts";
import { createPictureRunner } from "../../web/panel/src/imports/data/picture-runner.ts";
import { addresses } from "../support/addresses.ts";
import { aBody, anImportRow, aPost, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, auditTrail, countDocuments, getStatus, sdk } from "./support/callers.ts";
import { dated } from "./support/stored.ts";

const job = { id: toId("pictures"), job_name: "Enero" };
const HOST = "https://fotos.example";
const COPY = /^\/media\/([0-9a-f]{32})-90x60\/800\.webp$/;
const image = (name: string) => `<p><img src="${HOST}/${name}.jpg" alt=""></p>`;

let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

async function imported(...rows: Partial<ImportRow>[]): Promise<void> {
  const counts = { total_records: rows.length, failed_records: 0 };
  const start = { job_id: job.id, job_name: job.job_name, ...counts };
  await callAndExpectSuccess("startImport", start, token);
  const all = rows.map((fields, row) => anImportRow({ row, ...fields }));
  await callAndExpectSuccess("importChunk", { job_id: job.id, chunk: 0, rows: all }, token);
}

/** The panel's driver. @param loses whether the answer of a call gets lost */
function runner(loses: (call: number) => boolean = () => false) {
  let calls = 0;
  const call = async (name: string, input: object) => {
    calls += 1;
    const outcome = await callFunction(name, input, token);
    if (loses(calls)) throw new DomainError("internal");
    if (!("error" in outcome)) return outcome.result;
    const { status, message, details } = outcome.error;
    throw new DomainError(findErrorCode(status) ?? "internal", details?.safe ? message : undefined);
  };
  return createPictureRunner({
    call: call as CallForPictures,
    withLock: (_, work) => work(),
  });
}

async function postAt(slug: string) {
  const found = await sdk.db.collection("blog_posts").where("slug", "==", slug).get();
  const [post] = found.docs;
  if (!post) throw new Error(`There is no post at ${slug}`);
  const body = await sdk.db.doc(`post_bodies/${post.id}`).get();
  return { id: post.id, ...dated(post), content: String(body.get("content")) };
}
const copyPicture = async (name: string) =>
  (await callAndExpectSuccess("copyPicture", { url: `${HOST}/${name}.jpg` }, token)).url;
const pictureId = (url: string) => COPY.exec(url)?.[1] ?? "";

describe("the pictures of an import", () => {
  it("are copied once each and replaced in HTML, Markdown and featured images; what fails is named", async () => {
    const former = aPost({ slug: "antes", featured_image_url: `${HOST}/portada.jpg` });
    await storePost(sdk.db, former, aBody());
    await imported(
      { slug: "uno", content: image("pie") + image("rueda") },
      {
        slug: "dos",
        content: `## Dos\n\n![Un pie](${HOST}/pie.jpg "Pie") y ![](${HOST}/missing.jpg)`,
      },
      { slug: "antes", content: `<p>Nuevo</p>`, on_conflict: "update" },
      { slug: "tres", content: "<p>Sin fotos</p>" },
    );
    const before = await postAt("uno");
    const copying = runner();
    await copying.count(job);
    const run = copying.get();
    const found = run.step === "rest" ? run.posts.flatMap((post) => post.addresses) : [];
    const names = ["missing", "pie", "pie", "portada", "rueda"];
    expect(found.toSorted()).toEqual(names.map((name) => `${HOST}/${name}.jpg`));
    await copying.copy();
    expect(copying.get()).toMatchObject({
      posts: [{ title: "Fila 1", addresses: [`${HOST}/missing.jpg`] }],
      copied: 3,
      failures: [
        {
          address: `${HOST}/missing.jpg`,
          posts: ["Fila 1"],
          error: { safe: "The server answered with error 404." },
        },
      ],
    });

    const [pie, rueda, portada] = [
      await copyPicture("pie"),
      await copyPicture("rueda"),
      await copyPicture("portada"),
    ];
    expect(await countDocuments("media")).toBe(3);
    const uno = await postAt("uno");
    expect(uno).toEqual({
      ...before,
      content: `<p><img src="${pie}" alt=""></p><p><img src="${rueda}" alt=""></p>`,
      picture_ids: [pie, rueda].map(pictureId).sort(),
      change_id: expect.any(String),
    });
    expect(await postAt("dos")).toMatchObject({
      content: `## Dos\n\n![Un pie](${pie} "Pie") y ![](${HOST}/missing.jpg)`,
      picture_ids: [pictureId(pie)],
    });
    expect(await postAt("antes")).toMatchObject({
      featured_image_url: portada,
      picture_ids: [pictureId(portada)],
    });
    const article = await (await fetch(`${addresses().site}/blog/uno`)).text();
    expect(article).toContain(`src="${pie}"`);
    expect(article).not.toContain(HOST);
    const changes = (await auditTrail()).filter(([action]) => action === "pictures_copied");
    expect(changes.map(([, , target]) => target)).toContain(uno.id);
    expect(changes).toHaveLength(3);
    const versions = await sdk.db.collection("post_versions").where("post_id", "==", uno.id).get();
    expect(versions.docs.map(dated)).toMatchObject([
      { content: before.content, reason: "pictures" },
    ]);

    let isDone = false;
    while (!isDone)
      isDone = (await callAndExpectSuccess("deleteImportJob", { job_id: job.id }, token)).done;
    expect(await postAt("antes")).toMatchObject({
      featured_image_url: former.featured_image_url,
      content: aBody().content,
    });
  });

  it("are completed once by repeats when the answer of each call gets lost", async () => {
    await imported(
      { slug: "uno", content: image("pie") + image("rueda") },
      { slug: "dos", content: image("pie") },
    );
    for (let lost = 1; ; lost += 1) {
      const copying = runner((call) => call === lost);
      await copying.count(job);
      await copying.copy();
      const run = copying.get();
      if (run.step === "rest" && run.posts.length + run.failures.length === 0) break;
    }
    const again = runner();
    await again.count(job);
    expect(again.get()).toMatchObject({ step: "rest", posts: [] });
    for (const slug of ["uno", "dos"]) expect((await postAt(slug)).content).not.toContain(HOST);
    expect(await countDocuments("media")).toBe(2);
    const { docs: versions } = await sdk.db.collection("post_versions").get();
    const changes = (await auditTrail()).filter(([action]) => action === "pictures_copied");
    expect(versions).toHaveLength(changes.length);
    expect(new Set(versions.map((version) => version.get("content"))).size).toBe(versions.length);
  });
});

describe("a picture that is replaced", () => {
  const replace = (post_id: string, to: string) =>
    callFunction("replacePictures", { post_id, copies: [{ from: `${HOST}/pie.jpg`, to }] }, token);

  it("leaves every word that editors save at the same time", async () => {
    await imported({ slug: "uno", content: image("pie") });
    const { id } = await postAt("uno");
    const to = await copyPicture("pie");
    const body = sdk.db.doc(`post_bodies/${id}`);
    const edit = (word: string) =>
      sdk.db.runTransaction(async (transaction) => {
        const content = String((await transaction.get(body)).get("content"));
        transaction.update(body, { content: `<p>${word}</p>${content}` });
      });
    const edits = ["Uno", "Dos", "Tres", "Cuatro"];
    await Promise.all([...edits.map(edit), replace(id, to)]);
    const { content } = await postAt("uno");
    for (const word of edits) expect(content).toContain(`<p>${word}</p>`);
    expect(content).toContain(`<p><img src="${to}" alt=""></p>`);
  });

  it("is never one that is deleted at the same time", async () => {
    await imported({ slug: "uno", content: image("pie") });
    const { id } = await postAt("uno");
    const to = await copyPicture("pie");
    const media = pictureId(to);
    const [deletion, replacement] = await Promise.all([
      callFunction("deletePicture", { id: media }, token),
      replace(id, to),
    ]);
    expect([getStatus(deletion), getStatus(replacement)].sort()).toEqual([
      "FAILED_PRECONDITION",
      "OK",
    ]);
    const isShown = (await postAt("uno")).content.includes(to);
    const isDeleted = (await sdk.db.doc(`media/${media}`).get()).get("deleted_at") !== undefined;
    expect(isShown).toBe(!isDeleted);
  });

  it("is not replaced by an address on another server, by code or by no picture", async () => {
    await imported({ slug: "uno", content: image("pie") });
    const before = await postAt("uno");
    for (const [to, status] of [
      [`${HOST}/otra.jpg`, "INVALID_ARGUMENT"],
      [`/media/x" onerror="alert(1)`, "INVALID_ARGUMENT"],
      [`/media/${"0".repeat(32)}-90x60/800.webp`, "FAILED_PRECONDITION"],
    ] as const)
      expect(getStatus(await replace(before.id, to)), to).toBe(status);
    expect(await postAt("uno")).toEqual(before);
  });
});

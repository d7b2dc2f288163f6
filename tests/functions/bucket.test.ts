import { beforeEach, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { reset } from "../support/reset.ts";
import { anAdmin, sdk } from "./support/callers.ts";

const NAME = "files/nave/plano ñ.pdf";
const { storage: bucketsUrl, bucket: bucketName } = addresses();
const bucket = sdk.bucket();

let adminToken: string;
beforeEach(async () => {
  await reset();
  adminToken = await anAdmin();
  await bucket.file(NAME).save("plano", { contentType: "application/pdf" });
});

async function readAll() {
  const [files] = await bucket.getFiles();
  return Promise.all(files.map(async (file) => [file.name, String((await file.download())[0])]));
}

const REQUESTS = [
  ["read", "GET", `/${encodeURIComponent(NAME)}?alt=media`],
  ["read the details of", "GET", `/${encodeURIComponent(NAME)}`],
  ["write", "POST", "?name=files%2Fnuevo.txt"],
  ["overwrite", "POST", `?name=${encodeURIComponent(NAME)}`],
  ["list", "GET", ""],
  ["delete", "DELETE", `/${encodeURIComponent(NAME)}`],
] as const;

it.each(["a visitor", "an administrator"])("%s cannot use files in the browser", async (caller) => {
  for (const [what, method, path] of REQUESTS) {
    const { status } = await fetch(`${bucketsUrl}/v0/b/${bucketName}/o${path}`, {
      method,
      headers: caller === "a visitor" ? {} : { authorization: `Firebase ${adminToken}` },
      ...(method === "POST" && { body: "otro" }),
    });
    expect(status, what).toBe(403);
  }
  expect(await readAll()).toEqual([[NAME, "plano"]]);
});

it("the Admin SDK writes, reads, lists, copies and deletes files", async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
  const file = bucket.file("files/foto.avif");
  await file.save(bytes, { contentType: "image/avif", metadata: { cacheControl: "private" } });
  expect(new Uint8Array((await file.download())[0])).toEqual(bytes);
  expect((await file.getMetadata())[0]).toMatchObject({
    contentType: "image/avif",
    cacheControl: "private",
    size: "70000",
  });
  await file.copy(bucket.file("files/copia.avif"));
  const [found] = await bucket.getFiles({ prefix: "files/" });
  expect(found.map(({ name }) => name)).toEqual(["files/copia.avif", "files/foto.avif", NAME]);
  await file.delete();
  expect(await file.exists()).toEqual([false]);
  await expect(file.download()).rejects.toMatchObject({ code: 404 });
});

it("the functions' tests empty their own bucket only", async () => {
  const other = sdk.bucket("demo-other.appspot.com").file("files/otro.txt");
  await other.save("otro");
  await reset();
  expect(await readAll()).toEqual([]);
  expect(await other.exists()).toEqual([true]);
  await other.delete();
});

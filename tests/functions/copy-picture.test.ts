import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { callFunction } from "../support/call-function.ts";
import { receivedRequests, reset } from "../support/reset.ts";
import { anAdmin, countDocuments, sdk } from "./support/callers.ts";
import { getFolder, idIn, storedFiles, upload } from "./support/pictures.ts";

let token: string;
beforeAll(async () => {
  await reset();
  token = await anAdmin();
});

const copied = (url: string) => callFunction("copyPicture", { url }, token);
const elsewhere = (to: string) => `https://fotos.example/x.jpg?to=${encodeURIComponent(to)}`;
const stored = async () => [await countDocuments("media"), await storedFiles()];
const SECURE = "Only pictures at public https addresses can be copied.";

describe("a picture of another server", () => {
  it("is stored once, also by an http address, through redirects and as an upload", async () => {
    const address = "https://fotos.example/catalogo/pie%20M16.jpg?v=2";
    const folder = getFolder(await copied(address));
    expect(folder).toMatch(/^media\/[0-9a-f]{32}-90x60$/);
    const picture = await sdk.db.doc(`media/${idIn(folder)}`).get();
    expect(picture.data()).toMatchObject({ name: "pie M16.jpg", width: 90, height: 60 });
    const [original] = await sdk.bucket().file(`${folder}/original`).download();
    const again = [
      await copied(address.replace("https", "http")),
      await copied(elsewhere("/catalogo/pie%20M16.jpg?v=2")),
      await upload(original, token),
    ];
    expect(again.map(getFolder)).toEqual([folder, folder, folder]);
    expect(await countDocuments("media")).toBe(1);
  });

  it.each([
    ["a missing picture", "/missing.jpg", "The server answered with error 404."],
    ["a page", "/page.jpg", "The server sent no picture."],
    ["a script called a picture", "/script.jpg", "The picture is damaged or incomplete."],
    ["an announced size above 25 MB", "/announced.jpg", "The file is larger than 25 MB."],
    ["an endless answer", "/endless.jpg", "The file is larger than 25 MB."],
    ["a broken connection", "/cut.jpg", "The server could not be reached."],
    ["endless redirects", "/x.jpg?to=", "The server redirects too often."],
  ])("is refused with a sentence, and nothing is stored: %s", async (_, path, sentence) => {
    const before = await stored();
    const outcome = await copied(`https://fotos.example${path}`);
    const message = expect.stringContaining(sentence);
    expect(outcome).toMatchObject({ error: { message, details: { safe: true } } });
    expect(await stored()).toEqual(before);
  });
});

describe("an address inside the network", () => {
  it.each([
    "https://127.0.0.1/foto.jpg",
    "https://169.254.169.254/computeMetadata/v1/",
    "https://[::ffff:10.0.0.8]/foto.jpg",
  ])("is refused, also after a redirect: %s", async (address) => {
    for (const url of [address, elsewhere(address)])
      expect(await copied(url)).toMatchObject({ error: { message: SECURE } });
  });

  it("and an address of another kind are not asked", async () => {
    const before = await countRequests();
    for (const address of ["ftp://fotos.example/a.jpg", "/media/a.jpg"])
      expect(await copied(address)).toMatchObject({ error: { message: SECURE } });
    expect(await countRequests()).toBe(before);
  });
});

async function countRequests(): Promise<number> {
  return (await receivedRequests(addresses().pictures)).length;
}

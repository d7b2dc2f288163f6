import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { getCallUrl } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { sendPart, startBrokenBucket } from "./support/broken-files.ts";
import {
  anAdmin,
  auditTrail,
  countDocuments,
  getStatus,
  REFUSED_CALLERS,
  sdk,
  tokensByCaller,
} from "./support/callers.ts";
import { startOwnFunctions } from "./support/own-functions.ts";
import { aPicture, getFolder, idIn, storedFiles, upload } from "./support/pictures.ts";

const { site } = addresses();
const NO_PICTURE = "Only JPEG, PNG, WebP, AVIF, GIF and SVG pictures can be used.";
const photo = await aPicture(300, 200);

let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

describe("uploadPicture", () => {
  it("stores a picture with its copies once, also for two calls at once", async () => {
    const picture = await aPicture(70, 50);
    const both = await Promise.all([upload(picture, token), upload(picture, token)]);
    const again = await upload(picture, token, "otro nombre.jpg");
    const [folder = "", ...same] = [...both, again].map(getFolder);
    const id = idIn(folder);
    expect(folder).toBe(`media/${id}-70x50`);
    expect(same).toEqual([folder, folder]);
    expect(await countDocuments("media")).toBe(1);
    expect((await sdk.db.doc(`media/${id}`).get()).data()).toMatchObject({
      ...{ name: "pie.jpg", type: "jpeg", width: 70, height: 50, bytes: picture.length },
    });
    expect(await auditTrail()).toEqual([["picture_uploaded", demoAdmin.email, id]]);
    const names = [
      "1200.jpg",
      ...[400, 672, 800].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
      "original",
    ];
    expect(await storedFiles()).toEqual(names.map((name) => `${folder}/${name}`));
  });

  it("rejects everybody else and stores nothing", async () => {
    await reset();
    const tokens = await tokensByCaller();
    const bodies = [await aPicture(40, 30), Buffer.from("no picture")];
    for (const [caller, status] of REFUSED_CALLERS)
      for (const body of bodies) {
        const outcome = await upload(body, caller === "anonymous" ? undefined : tokens[caller]);
        expect(getStatus(outcome), caller).toBe(status);
      }
    expect([await countDocuments("media"), await storedFiles()]).toEqual([0, []]);
  });

  it("refuses what is no picture with a sentence, and stores nothing", async () => {
    const outcome = await upload(Buffer.from("%PDF-1.7"), token, "foto.jpg");
    const error = { status: "INVALID_ARGUMENT", message: NO_PICTURE, details: { safe: true } };
    expect(outcome).toMatchObject({ error });
    expect([await countDocuments("media"), await storedFiles()]).toEqual([0, []]);
  });

  it("stores nothing of an upload that ends before its last byte", async () => {
    const headers = [`Authorization: Bearer ${token}`];
    for (const bytes of [0, 1, photo.length / 2, photo.length - 1])
      await sendPart("uploadPicture?name=a.jpg", photo, Math.floor(bytes), headers);
    expect([await countDocuments("media"), await storedFiles()]).toEqual([0, []]);
  });

  it.each([
    ["absent", "INTERNAL", 404, 1],
    ["silent", "DEADLINE_EXCEEDED", 503, 30],
  ] as const)(
    "ends in time while the bucket is %s, has no document, and a repeat stores the picture",
    async (state, failure, status, waitDivisor) => {
      const bucket = await startBrokenBucket(state);
      const own = await startOwnFunctions({ ports: { storage: bucket.port }, waitDivisor });
      const picture = await aPicture(40, 30);
      expect(getStatus(await upload(picture, token, "a.jpg", own.at("uploadPicture")))).toBe(
        failure,
      );
      expect(await countDocuments("media")).toBe(0);
      const folder = getFolder(await upload(picture, token));
      expect((await fetch(`${own.site}/${folder}/400.avif`)).status).toBe(status);
      await own.kill();
      bucket.close();
      expect((await fetch(`${site}/${folder}/400.avif`)).status).toBe(200);
    },
  );

  it("keeps the last part of a name that is a path", async () => {
    const name = "C:\\fotos/..\\pie\u0000\n1.jpg";
    const id = idIn(getFolder(await upload(await aPicture(40, 30), token, name)));
    expect((await sdk.db.doc(`media/${id}`).get()).get("name")).toBe("pie 1.jpg");
  });

  it("answers the pages of the site only", async () => {
    const url = getCallUrl("uploadPicture");
    const ask = async (origin: string) => {
      const headers = { origin, "access-control-request-method": "POST" };
      const answer = await fetch(url, { method: "OPTIONS", headers });
      return answer.headers.get("access-control-allow-origin");
    };
    expect(await ask("https://elsewhere.example")).not.toBe("https://elsewhere.example");
    expect(await ask(site)).toBe(site);
  });
});

describe("a stored picture", () => {
  it("is served in its sizes, to be cached for a year", async () => {
    const folder = getFolder(await upload(await aPicture(700, 500), token));
    const served = await Promise.all(
      ["672.avif", "672.webp", "1200.jpg"].map(async (name) => {
        const answer = await fetch(`${site}/${folder}/${name}`);
        const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
        return [answer.status, answer.headers.get("content-type"), format, width];
      }),
    );
    expect(served).toEqual([
      [200, "image/avif", "heif", 672],
      [200, "image/webp", "webp", 672],
      [200, "image/jpeg", "jpeg", 1200],
    ]);
    const { headers } = await fetch(`${site}/${folder}/400.webp`, { method: "HEAD" });
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  });

  it("has no other address, and its original none", async () => {
    const folder = getFolder(await upload(await aPicture(70, 50), token));
    const paths = ["original", "1600.avif", "672.png", "1200.jpg/", "%2e%2e/672.avif", ""];
    for (const path of paths) {
      const { status, headers } = await fetch(`${site}/${folder}/${path}`, {
        redirect: "manual",
      });
      expect([
        path,
        status >= 300,
        headers.get("cache-control")?.includes("immutable") ?? false,
      ]).toEqual([path, true, false]);
    }
    for (const other of [`media/${"0".repeat(32)}-70x50`, folder.replace("70x50", "9x9")])
      expect((await fetch(`${site}/${other}/400.avif`)).status).toBe(404);
    expect((await fetch(`${site}/${folder}/672.avif`, { method: "POST" })).status).toBe(405);
  });
});

import { FILE_BYTES_BUCKET } from "domain/shared/rate-limit";
import { beforeEach, describe, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { toId } from "../support/builders.ts";
import { callFunction, getCallUrl, type Outcome } from "../support/call-function.ts";
import { contactInput } from "../support/contact-input.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { sendPart, startBrokenBucket } from "./support/broken-files.ts";
import {
  anAdmin,
  countDocuments,
  getStatus,
  REFUSED_CALLERS,
  sdk,
  tokensByCaller,
} from "./support/callers.ts";
import { startOwnFunctions } from "./support/own-functions.ts";

const { site } = addresses();
const HERE = { "x-forwarded-for": "203.0.113.9" };
const ELSEWHERE = { "x-forwarded-for": "198.51.100.1" };
const PDF = Buffer.from("%PDF-1.7 plano");

async function upload(body: Buffer, name = "plano.pdf", headers = HERE): Promise<Outcome> {
  const url = `${site}/api/uploadContactFile?name=${encodeURIComponent(name)}`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", ...headers },
    body: new Uint8Array(body),
  });
  return (await answer.json()) as Outcome;
}

async function ticketFor(body = PDF, name?: string): Promise<string> {
  const outcome = await upload(body, name);
  if ("error" in outcome) throw new Error(outcome.error.status);
  return (outcome.result as { ticket: string }).ticket;
}

const submit = async (files: readonly string[], name = "submission", headers = HERE) =>
  callFunction("submitContact", contactInput(name, { files }), undefined, headers);

const fileNames = async () => (await sdk.bucket().getFiles())[0].map(({ name }) => name);
const listed = async (name = "submission") =>
  (await sdk.db.doc(`contact_submissions/${toId(name)}`).get()).get("files");
const nothingStored = async () =>
  expect([await countDocuments("contact_files"), await fileNames()]).toEqual([0, []]);

beforeEach(reset);

describe("uploadContactFile", () => {
  it("stores a file under the hash of its ticket, with no IP address", async () => {
    const outcome = await upload(PDF, "C:\\planos/..\\pie\u0000\n1 \u202eñ.pdf");
    const about = { name: "pie 1 ñ.pdf", type: "pdf", bytes: PDF.length };
    const ticket = expect.stringMatching(/^[\w-]{43}$/);
    expect(outcome).toEqual({ result: { ticket, ...about } });
    const [stored] = (await sdk.db.collection("contact_files").get()).docs;
    expect(stored?.data()).toMatchObject(about);
    expect(JSON.stringify(stored?.data())).not.toContain("203.0.113");
    expect(await fileNames()).toEqual([`contact/${stored?.id}`]);
    expect(JSON.stringify(outcome)).not.toContain(stored?.id);
  });

  it("refuses what is no drawing or has no name, and stores nothing", async () => {
    for (const [body, name] of [
      [Buffer.alloc(0), "plano.pdf"],
      [Buffer.from("MZ\u{90}"), "plano.pdf"],
      [Buffer.from("<svg onload='alert(1)'/>"), "foto.svg"],
      [PDF, "plano"],
      [PDF, "../../"],
    ] as const)
      expect(getStatus(await upload(body, name)), String(body)).toBe("INVALID_ARGUMENT");
    await nothingStored();
  });

  it("stores nothing of a request without name, or without body", async () => {
    const url = `${site}/api/uploadContactFile`;
    for (const [query, method] of [
      ["", "POST"],
      ["?name=a.pdf&name=b.pdf", "POST"],
      ["?name=a.pdf", "GET"],
    ] as const)
      expect((await fetch(url + query, { method })).status).toBe(400);
    await nothingStored();
  });

  it("stores nothing of an upload that ends before its last byte", async () => {
    await sendPart("uploadContactFile?name=plano.pdf", PDF, PDF.length - 1);
    await nothingStored();
  });

  it("limits the bytes of a network, and not those of another one", async () => {
    expect(getStatus(await upload(PDF))).toBe("OK");
    const { docs } = await sdk.db.collection("rate_limits").get();
    const left = FILE_BYTES_BUCKET.capacity - 1;
    const ofBytes = docs.filter((bucket) => bucket.get("tokens") === left);
    expect(ofBytes.map((bucket) => bucket.get("used"))).toEqual([1]);
    await ofBytes[0]?.ref.update({ tokens: 0 });
    expect(getStatus(await upload(PDF))).toBe("RESOURCE_EXHAUSTED");
    expect(getStatus(await upload(PDF, "plano.pdf", ELSEWHERE))).toBe("OK");
    expect(await countDocuments("contact_files")).toBe(2);
  });

  it("answers a failure and gives no ticket while the bucket is absent", async () => {
    const { port, close } = await startBrokenBucket("absent");
    const own = await startOwnFunctions({ ports: { storage: port } });
    const answer = await fetch(`${own.at("uploadContactFile")}?name=plano.pdf`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(PDF),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      500,
      { error: { status: "INTERNAL" } },
    ]);
    await own.kill();
    close();
    expect(await fileNames()).toEqual([]);
  });
});

describe("submitContact with files", () => {
  it("lists name, type and size, and repeats are a success", async () => {
    const files = [await ticketFor(), await ticketFor(Buffer.from("0\nSECTION"), "pie.dxf")];
    for (let n = 0; n < 2; n += 1)
      expect(await submit(files)).toEqual({ result: { stored: true } });
    const id = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(await listed()).toEqual([
      { id, name: "plano.pdf", type: "pdf", bytes: PDF.length },
      { id, name: "pie.dxf", type: "dxf", bytes: 9 },
    ]);
    expect(await countDocuments("contact_files")).toBe(0);
  });

  it("refuses a used ticket, one of another network and one twice, and stores nothing", async () => {
    const [used, fresh] = [await ticketFor(), await ticketFor()];
    await submit([used]);
    const refused = [
      await submit([used, fresh], "second"),
      await submit([fresh], "second", ELSEWHERE),
      await submit([fresh, fresh], "second"),
    ];
    expect(refused.map(getStatus)).toEqual(Array(3).fill("FAILED_PRECONDITION"));
    expect(await countDocuments("contact_submissions")).toBe(1);
    expect(getStatus(await submit([fresh], "second"))).toBe("OK");
  });

  it("accepts a ticket once for two submissions at the same time", async () => {
    const files = [await ticketFor()];
    const both = await Promise.all([submit(files, "first"), submit(files, "second")]);
    expect(both.map(getStatus).sort()).toEqual(["FAILED_PRECONDITION", "OK"]);
    expect(await countDocuments("contact_submissions")).toBe(1);
  });

  it("rejects six files, an id in place of a ticket, a path and an object", async () => {
    const six = Array.from({ length: 6 }, () => "a".repeat(43));
    for (const files of [six, ["0".repeat(64)], ["../media/x"], [{ id: "x" }]])
      expect(getStatus(await submit(files as string[])), JSON.stringify(files)).toBe(
        "INVALID_ARGUMENT",
      );
  });
});

it("the schedule removes files of a day ago that no submission took, and keeps the others", async () => {
  await submit([await ticketFor()]);
  await ticketFor();
  await runScheduled("removeUnsentFiles");
  expect(await fileNames()).toHaveLength(2);
  const [waiting] = (await sdk.db.collection("contact_files").get()).docs;
  await waiting?.ref.update({ delete_at: new Date(0) });
  await runScheduled("removeUnsentFiles");
  const [sent] = await listed();
  expect(await fileNames()).toEqual([`contact/${sent.id}`]);
  expect(await countDocuments("contact_files")).toBe(0);
});

describe("contactFile", () => {
  const download = async (id: string, token?: string, submission = toId("submission")) =>
    fetch(`${getCallUrl("contactFile")}?${new URLSearchParams({ submission, id })}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  it("is sent to administrators as a download that no browser shows", async () => {
    const token = await anAdmin();
    await submit([await ticketFor(Buffer.from("%PDF-<script>"), 'pie "1" →.pdf')]);
    const [{ id }] = await listed();
    const answer = await download(id, token);
    expect(await answer.text()).toBe("%PDF-<script>");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition":
        'attachment; filename="pie \\"1\\" ?.pdf"; filename*=UTF-8\'\'pie%20%221%22%20%E2%86%92.pdf',
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    const unknown = [await download("0".repeat(64), token)];
    unknown.push(await download(id, token, toId("other")));
    expect(unknown.map(({ status }) => status)).toEqual([404, 404]);
    expect((await download("../media/x", token)).status).toBe(400);
  });

  it("is refused to everybody else", async () => {
    const tokens = await tokensByCaller();
    await submit([await ticketFor()]);
    const [{ id }] = await listed();
    for (const [caller, status] of REFUSED_CALLERS) {
      const answer = await download(id, caller === "anonymous" ? undefined : tokens[caller]);
      expect(getStatus((await answer.json()) as Outcome), caller).toBe(status);
    }
  });

  it("has no address of its own on the site", async () => {
    await submit([await ticketFor()]);
    const [{ id }] = await listed();
    for (const path of [`contact/${id}`, `media/contact/${id}`, `api/contactFile?id=${id}`])
      expect((await fetch(`${site}/${path}`)).status, path).toBe(404);
  });

  it("is erased with the person's data", async () => {
    await submit([await ticketFor()]);
    const input = { id: toId("submission"), erase: true };
    const outcome = await callFunction("eraseSubmission", input, await anAdmin());
    const files = [expect.objectContaining({ name: "plano.pdf" })];
    expect(outcome).toMatchObject({ result: { erased: 1, submissions: [{ files }] } });
    expect([await fileNames(), await countDocuments("contact_submissions")]).toEqual([[], 0]);
  });
});

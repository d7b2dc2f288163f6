import { contactFileAt } from "domain/contact/contact-file";
import { limits } from "domain/shared/limits";
import { ALL_FILES_BUCKET, FILE_BUCKET } from "domain/shared/rate-limit";
import { testSubmission } from "domain/testing/test-submission";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { visitorFrom as from } from "../../testing/visitor-from.ts";
import { eraseSubmission } from "./erase-submission.ts";
import { removeUnsentFiles } from "./remove-unsent-files.ts";
import { sentFile } from "./sent-file.ts";
import { type StoreContactFileDeps, storeContactFile } from "./store-contact-file.ts";
import { type SubmitContactDeps, submitContact } from "./submit-contact.ts";

const MIB = 1024 * 1024;
const actor = { uid: "u1", email: "eva@example.com" };
const toId = (n: number) => n.toString(16).padStart(64, "0");
const other = (n: number) => testSubmission.id.slice(0, -1) + String(n);

function toPdf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, " ");
  file.write("%PDF-1.7");
  return file;
}

function forms() {
  const memory = memoryOutbox();
  let uploads = 0;
  const upload = async (bytes = toPdf(9), visitor = from("a")) => {
    uploads += 1;
    const id = toId(uploads);
    await storeContactFile(memory.deps, { id, name: `plano ${uploads}.pdf`, bytes }, visitor);
    return id;
  };
  const submit = (file_ids: readonly string[], visitor = from("a"), id = testSubmission.id) =>
    submitContact(memory.deps, { ...testSubmission, id, file_ids }, visitor);
  const stored = () => [...memory.contact_submissions.values()];
  return { ...memory, upload, submit, stored };
}

const unusable = { code: "failed-precondition" };
const limited = { code: "resource-exhausted" };

describe("storeContactFile", () => {
  it.each([
    ["an empty file", Buffer.alloc(0)],
    ["a file above 10 MB", toPdf(limits.contactFileBytes + 1)],
    ["a file that is not what its name says", Buffer.from("MZ")],
  ])("refuses %s and stores nothing", async (_, bytes) => {
    const { upload, contact_files, files, rate_limits } = forms();
    await expect(upload(bytes)).rejects.toMatchObject({ code: "invalid-argument" });
    expect([contact_files.size, files.size, rate_limits.size]).toEqual([0, 0, 0]);
  });

  it("limits the files of a network, and not those of another one", async () => {
    const { upload, contact_files } = forms();
    for (let n = 0; n < FILE_BUCKET.capacity; n += 1) await upload();
    await expect(upload()).rejects.toMatchObject(limited);
    await upload(toPdf(9), from("b"));
    expect(contact_files.size).toBe(FILE_BUCKET.capacity + 1);
  });

  it("limits the bytes of a network in an hour", async () => {
    const { upload, advance } = forms();
    const large = toPdf(limits.contactFileBytes);
    for (let n = 0; n < 6; n += 1) await upload(large);
    await expect(upload(large)).rejects.toMatchObject(limited);
    advance(10);
    await upload(large);
  });

  it("limits the bytes of a sender who forges another address for each file", async () => {
    const { upload, contact_files } = forms();
    const large = toPdf(limits.contactFileBytes);
    for (let n = 0; n < 24; n += 1) await upload(large, from(`10.0.0.${n}`, "203.0.113.1"));
    await expect(upload(large, from("10.0.1.1", "203.0.113.1"))).rejects.toMatchObject(limited);
    expect(contact_files.size).toBe(24);
  });

  it("limits the bytes of all networks in a day", async () => {
    const { upload, rate_limits, clock, advance } = forms();
    const used = ALL_FILES_BUCKET.ceiling - 1;
    const day = { tokens: 1, used, refilled_at: clock.now, expires_at: clock.now };
    rate_limits.set(`files ${clock.now.toISOString().slice(0, 10)}`, day);
    await expect(upload(toPdf(MIB + 1))).rejects.toMatchObject(limited);
    await upload(toPdf(MIB), from("b"));
    await expect(upload(toPdf(9), from("c"))).rejects.toMatchObject(limited);
    advance(24 * 60);
    await upload(toPdf(9), from("c"));
  });

  it("has a document for every file when it is interrupted at any step", async () => {
    const { interrupted } = await failAtEveryStep(() => {
      const { deps, contact_files, files } = forms();
      let at = 0;
      const run = (ports: StoreContactFileDeps) => {
        at += 1;
        const file = { id: toId(at), name: "plano.pdf", bytes: toPdf(9) };
        return storeContactFile(ports, file, from("a"));
      };
      const state = () => [[...contact_files.keys()].map(contactFileAt), [...files.keys()]];
      return { deps, run, state };
    }, 4);
    for (const { at, state } of interrupted) {
      const [documents, files] = state as string[][];
      expect(documents, at).toEqual(expect.arrayContaining(files ?? []));
    }
  });
});

describe("submitContact with files", () => {
  it("lists them in the submission, also a second time with the same id", async () => {
    const { upload, submit, stored, contact_files } = forms();
    const ids = [await upload(), await upload()];
    await submit(ids);
    await submit(ids);
    expect(stored().map(({ files }) => files)).toEqual([
      ids.map((id, n) => ({ id, name: `plano ${n + 1}.pdf`, type: "pdf", bytes: 9 })),
    ]);
    expect(contact_files.size).toBe(0);
  });

  it("stores no list without files", async () => {
    const { submit, stored } = forms();
    await submit([]);
    expect(stored()[0]).not.toHaveProperty("files");
  });

  it("accepts each file once", async () => {
    const { upload, submit, stored } = forms();
    const ids = [await upload()];
    await submit(ids);
    await expect(submit(ids, from("a"), other(2))).rejects.toMatchObject(unusable);
    expect(stored()).toHaveLength(1);
  });

  it.each<[string, (form: ReturnType<typeof forms>) => Promise<unknown>]>([
    ["of another network", async (form) => form.submit([await form.upload()], from("b"))],
    ["twice in one submission", async (form) => form.submit(Array(2).fill(await form.upload()))],
    ["that was never uploaded", async (form) => form.submit([await form.upload(), toId(99)])],
    [
      "of yesterday",
      async (form) => {
        const ids = [await form.upload()];
        form.advance(24 * 60);
        return form.submit(ids);
      },
    ],
    [
      "of more than 20 MB together",
      async (form) => {
        const ids = [];
        for (let n = 0; n < 3; n += 1) ids.push(await form.upload(toPdf(7 * MIB)));
        return form.submit(ids);
      },
    ],
  ])("refuses files %s, stores nothing and spends no budget", async (_, run) => {
    const form = forms();
    await expect(run(form)).rejects.toMatchObject(unusable);
    expect([form.stored(), form.server.mails]).toEqual([[], []]);
    expect(form.contact_files.size).toBeGreaterThan(0);
    expect(form.rate_limits.has("key of contact a")).toBe(false);
  });

  it("accepts a file of the same network across midnight, when keys change", async () => {
    const form = forms();
    const networkKey: SubmitContactDeps["networkKey"] = async (address, at, use) =>
      `${at.toISOString().slice(0, 10)} ${address} ${use}`;
    form.clock.now = new Date("2026-11-21T23:59:00Z");
    const deps = { ...form.deps, networkKey };
    await storeContactFile(deps, { id: toId(1), name: "a.pdf", bytes: toPdf(9) }, from("a"));
    form.advance(5);
    await submitContact(deps, { ...testSubmission, file_ids: [toId(1)] }, from("a"));
    expect(form.stored()[0]?.files).toHaveLength(1);
  });
});

describe("removeUnsentFiles", () => {
  it("removes files after a day, and keeps newer and sent ones", async () => {
    const { deps, upload, submit, advance, files, contact_files } = forms();
    await submit([await upload()]);
    await upload();
    advance(25 * 60 - 1);
    expect(await removeUnsentFiles(deps)).toBe(0);
    await upload();
    advance(1);
    expect(await removeUnsentFiles(deps)).toBe(1);
    expect([...files.keys()]).toEqual([1, 3].map(toId).map(contactFileAt));
    expect([...contact_files.keys()]).toEqual([toId(3)]);
  });

  it("interrupted at any step, a repeat removes the rest", async () => {
    const { ends, expected } = await failAtEveryStep(() => {
      const { deps, upload, advance, files, contact_files } = forms();
      const run = async (ports: typeof deps) => {
        if (contact_files.size === 0 && files.size === 0) {
          await upload();
          await upload();
          advance(25 * 60);
        }
        await removeUnsentFiles(ports);
      };
      return { deps, run, state: () => [...files.keys(), ...contact_files.keys()] };
    }, 4);
    expect(ends).toEqual(expected);
    expect(ends[0]?.state).toEqual([]);
  });
});

describe("a sent file", () => {
  it("is read by its submission only, and not-found when the bucket lost it", async () => {
    const { deps, upload, submit, files } = forms();
    const [id, unsent] = [await upload(Buffer.from("%PDF-1")), await upload()];
    await submit([id]);
    const readFile = async (path: string) => {
      const text = files.get(path);
      return text === undefined ? undefined : Buffer.from(text);
    };
    const read = (submission: string, file: string) =>
      sentFile({ store: deps.store, readFile }, { submission, id: file });
    const name = "plano 1.pdf";
    expect(await read(testSubmission.id, id)).toEqual({ name, bytes: Buffer.from("%PDF-1") });
    await expect(read(testSubmission.id, unsent)).rejects.toMatchObject({ code: "not-found" });
    await expect(read(other(2), id)).rejects.toMatchObject({ code: "not-found" });
    files.clear();
    await expect(read(testSubmission.id, id)).rejects.toMatchObject({ code: "not-found" });
  });

  it("is exported with its submission, and erased before it", async () => {
    const { ends, expected } = await failAtEveryStep(() => {
      const form = forms();
      const run = async (ports: typeof form.deps) => {
        if (form.contact_submissions.size === 0 && form.files.size === 0)
          await form.submit([await form.upload(), await form.upload()]);
        const input = { email: testSubmission.fields.email, erase: true };
        const { submissions } = await eraseSubmission(ports, input, actor);
        for (const { files } of submissions) expect(files).toHaveLength(2);
      };
      const state = () => [...form.files.keys(), ...form.contact_submissions.keys()];
      return { deps: form.deps, run, state };
    }, 4);
    expect(ends).toEqual(expected);
    expect(ends[0]?.state).toEqual([]);
  });
});

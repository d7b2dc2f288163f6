import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backup, type Source } from "../../../scripts/lib/backup/backup.ts";
import { openDatabase } from "../../../scripts/lib/backup/documents.ts";
import { readLines, writeLines } from "../../../scripts/lib/backup/lines.ts";
import { FILES, writeManifest } from "../../../scripts/lib/backup/manifest.ts";
import { type RestoreRequest, restore } from "../../../scripts/lib/backup/restore.ts";
import { demoAdmin, signIn } from "../../support/accounts.ts";
import { aPost } from "../../support/builders.ts";
import { callAndExpectSuccess } from "../../support/call-function.ts";
import { reset } from "../../support/reset.ts";
import { countOf, sdk } from "../support/callers.ts";
import { project, storeEdgeValues, storeSamples } from "./backup-data.ts";

const { db, auth } = sdk;
let folder: string;
let printed: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  printed = [];
  await reset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const print = (line: string) => void printed.push(line);
const at = (name: string) => join(folder, name);
const save = (name: string, source: Source = {}) => backup(project, at(name), print, source);
const bring = (name: string, rest: Partial<RestoreRequest> = {}, isStopped?: () => boolean) => {
  const request = { folder: at(name), only: [], intoNonEmpty: false, hash: null, ...rest };
  return restore(project, request, print, isStopped);
};

const accountCount = async () => (await auth.listUsers()).users.length;
const bytesOf = (name: string) =>
  ["documents.jsonl.gz", "accounts.jsonl.gz"].map((file) =>
    readFileSync(join(at(name), file)).toString("base64"),
  );

async function uidsIn(name: string): Promise<readonly string[]> {
  const uids: string[] = [];
  for await (const line of readLines(join(at(name), FILES.accounts)))
    uids.push(JSON.parse(line).localId);
  return uids;
}

describe("a backup restored into an empty project", () => {
  it("gives an identical backup, and its administrator has access", async () => {
    await storeSamples();
    const { content } = await save("one");
    expect(content.collections).toEqual({
      blog_posts: 3,
      contact_submissions: 1,
      odd: 3,
      "odd-": 1,
      post_bodies: 3,
      slugs: 3,
      user_roles: 1,
    });
    expect((await save("same")).content).toEqual(content);
    expect(bytesOf("same")).toEqual(bytesOf("one"));
    const uids = await uidsIn("one");
    expect(uids).toEqual(uids.toSorted((a, b) => (a < b ? -1 : 1)));

    await reset();
    const { documents, accounts, stopped } = await bring("one");
    expect([documents, accounts, stopped]).toEqual([
      { total: 15, present: 0, stored: 15 },
      { total: 3, present: 0, stored: 3, refused: [] },
      null,
    ]);
    expect((await save("two")).content).toEqual(content);
    expect(bytesOf("two")).toEqual(bytesOf("one"));
    expect(await countOf("rate_limits")).toBe(0);

    const token = await signIn(demoAdmin);
    const { users } = await callAndExpectSuccess("listUsers", {}, token);
    expect(users.filter(({ role }) => role === "admin")).toHaveLength(1);
  });

  it("is the same for every page size", async () => {
    await storeEdgeValues();
    const paths = ["odd/a", "odd/a/b/c", "odd/a!", "odd/ñ", "odd/😀", "odd/__id7__", "Odd/1"];
    await Promise.all(paths.map((path) => db.doc(path).set({})));
    const pathsBy = async (most: number) => {
      const database = openDatabase(project, "(default)", most);
      const found: string[] = [];
      for await (const { path } of (await database.snapshot()).documents) found.push(path);
      await database.close();
      return found;
    };
    const all = await pathsBy(100);
    expect(all).toHaveLength(11);
    for (const most of [1, 2, 3, 11]) expect(await pathsBy(most)).toEqual(all);
  });

  it("is a snapshot of one moment, also of a past one", async () => {
    await db.doc("slugs/uno").set({ n: 1 });
    const moment = (await db.doc("slugs/uno").get()).readTime.toDate();
    await db.doc("slugs/uno").set({ n: 2 });
    await db.doc("slugs/dos").set({ n: 2 });
    await save("past", { at: new Date(moment.getTime() + 1) });
    await reset();
    await bring("past");
    expect([await countOf("slugs"), (await db.doc("slugs/uno").get()).get("n")]).toEqual([1, 1]);
  });
});

describe("a backup of another database", () => {
  it("is restored into the default database, with its references", async () => {
    const other = getFirestore(getApp(), "recovered");
    await other.doc("slugs/uno").set({ ref: other.doc("slugs/dos") });
    try {
      const { content } = await save("other", { database: "recovered" });
      expect(content.collections).toEqual({ slugs: 1 });
    } finally {
      await other.doc("slugs/uno").delete();
    }
    await bring("other");
    expect((await db.doc("slugs/uno").get()).get("ref")).toEqual(db.doc("slugs/dos"));
  });
});

describe("an interrupted restore", () => {
  it("reports what is stored, and the same command continues", async () => {
    await storeSamples(150);
    const { content } = await save("one");
    await reset();
    for (const [steps, there] of [
      [1, 0],
      [2, 400],
    ] as const) {
      let left: number = steps;
      const { documents, accounts, stopped } = await bring("one", {}, () => --left === 0);
      expect(stopped).toBe("a stop was asked for");
      expect(await accountCount()).toBe(accounts.present + accounts.stored);
      expect(accounts.present + accounts.stored).toBe(3);
      expect(documents.present + documents.stored).toBe(there);
      expect((await countAll()).documents).toBe(there);
    }
    const last = await bring("one");
    expect(last.stopped).toBeNull();
    expect((await save("two")).content).toEqual(content);
    expect(bytesOf("two")).toEqual(bytesOf("one"));
    expect((await bring("one")).documents.stored).toBe(0);
  });

  it("reports an interruption by the database", async () => {
    const paths = Array.from({ length: 250 }, (_, n) => (n === 240 ? "x/__reserved__" : `x/${n}`));
    const files = {
      documents: await writeLines(...fileOf("documents", paths)),
      accounts: await writeLines(...fileOf("accounts", [])),
    };
    const none = { collections: {}, left_out: [], passwords_withheld: 0, factors_lost: 0 };
    writeManifest(folder, { project: "x", at: "x" }, { files, ...none });
    const { documents, stopped } = await bring(".");
    expect(stopped).toContain("__reserved__");
    expect(documents).toEqual({ total: 250, present: 0, stored: 200 });
    expect(await countOf("x")).toBe(200);
  });
});

function fileOf(name: keyof typeof FILES, paths: readonly string[]) {
  const lines = async function* () {
    for (const path of paths) yield JSON.stringify({ path, fields: {} });
  };
  return [at(FILES[name]), lines()] as const;
}

async function countAll() {
  rmSync(at("count"), { recursive: true, force: true });
  const { content } = await save("count");
  return { documents: content.files.documents.lines, accounts: content.files.accounts.lines };
}

describe("a restore is rejected without writing", () => {
  beforeEach(async () => {
    await storeSamples();
    await save("one");
  });

  it("when a file of the backup is damaged", async () => {
    await reset();
    for (const file of ["documents.jsonl.gz", "accounts.jsonl.gz"]) {
      cpSync(at("one"), at(`broken-${file}`), { recursive: true });
      const path = join(at(`broken-${file}`), file);
      const bytes = readFileSync(path);
      bytes[40] = (bytes[40] ?? 0) ^ 1;
      writeFileSync(path, bytes);
      await expect(bring(`broken-${file}`)).rejects.toThrow(`${file} is damaged`);
    }
    expect(await countAll()).toEqual({ documents: 0, accounts: 0 });
  });

  it("when the project holds other documents, unless that is allowed", async () => {
    const [post, other] = [db.doc(`blog_posts/${aPost({ slug: "post-0" }).id}`), db.doc("x/y")];
    const before = (await post.get()).data();
    await post.update({ title: "Otro" });
    await other.set({ x: 1 });
    await auth.createUser({ uid: "nuevo", email: "nuevo@example.com" });
    await auth.updateUser("de-google", { displayName: "Otra" });
    await expect(bring("one")).rejects.toThrow(/2 of its .* another state .*; 2 are not in the b/);
    expect((await post.get()).get("title")).toBe("Otro");

    const { documents, accounts } = await bring("one", { intoNonEmpty: true });
    expect([documents.stored, accounts.stored]).toEqual([1, 1]);
    expect((await post.get()).data()).toEqual(before);
    expect((await other.get()).exists).toBe(true);
    expect((await auth.getUser("de-google")).displayName).toBeUndefined();
    expect(await accountCount()).toBe(4);
  });

  it("when an address belongs to another account meanwhile", async () => {
    await auth.deleteUser("de-google");
    await auth.createUser({ uid: "otra", email: "g@example.com" });
    await expect(bring("one", { intoNonEmpty: true })).rejects.toThrow("(otra)");
    expect(await accountCount()).toBe(3);
  });

  it("keeps newer passwords and accounts created since", async () => {
    const { uid } = await auth.getUserByEmail(demoAdmin.email);
    await auth.updateUser(uid, { password: "otra-clave-larga" });
    const changed = { ...demoAdmin, password: "otra-clave-larga" };
    await signIn(changed);
    expect((await bring("one")).accounts).toMatchObject({ stored: 0, present: 3 });
    await signIn(changed);
  });
});

describe("a restore of a part", () => {
  it("restores the named documents only", async () => {
    await storeSamples();
    await db.doc("slugs/post").set({ n: 1 });
    await save("one");
    await Promise.all(
      ["slugs/post", "slugs/post-1", "odd/never-stored/below/one/deeper/two"].map((path) =>
        db.doc(path).delete(),
      ),
    );
    await auth.deleteUser("de-google");
    const only = ["slugs/post", "odd/never-stored"];
    expect((await bring("one", { only })).documents).toEqual({ total: 2, present: 0, stored: 2 });
    expect((await db.doc("slugs/post-1").get()).exists).toBe(false);
    expect(await accountCount()).toBe(2);
    expect((await bring("one", { only: ["slugs"] })).documents.stored).toBe(1);
    await expect(bring("one", { only: ["slugs/p"] })).rejects.toThrow("holds nothing at slugs/p");
  });
});

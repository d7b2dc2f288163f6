import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { missingAccounts, readAccounts } from "../../scripts/lib/backup/accounts.ts";
import {
  bucketOf,
  copyFile,
  copyFiles,
  exportAccounts,
  exportDocuments,
  hasFiles,
  hashOptions,
  importAccounts,
  importDocuments,
  realTarget,
  wholeMinute,
} from "../../scripts/lib/backup/cloud.ts";
import { storeForEmulators } from "../../scripts/lib/backup/local.ts";

const text = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: a+b/c==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;
const lineOf = ({ file, args }: { file: string; args: readonly string[] }) =>
  [file, ...args].join(" ");
const account = {
  localId: "uno",
  email: "ana@lacteos.example",
  customAttributes: '{"admin":true}',
};
const password = { passwordHash: "aGFzaA==", salt: "c2FsdA==" };

describe("the commands of a backup", () => {
  it("export documents of a whole minute, without the secrets of visitor keys", () => {
    const command = exportDocuments("P", "gs://b/n", wholeMinute("2026-11-20T08:00:31Z"), "copy");
    expect(lineOf(command)).toMatch(
      /^gcloud firestore export gs:\/\/b\/n --project=P --database=copy --snapshot-time=2026-11-20T08:00:00\.000Z --collection-ids=article_totals,audit_log,/,
    );
    expect(lineOf(command)).toContain("post_bodies");
    expect(lineOf(command)).not.toMatch(/rate_limits|sessions|recovery_codes|sitemap/);
    expect(exportDocuments("P", "gs://b/n", wholeMinute()).args).toContain("--database=(default)");
    expect(() => wholeMinute("yesterday")).toThrow('"yesterday" is no time');
  });

  it("import documents, all or of some collections", () => {
    const all = "gcloud firestore import gs://b/n --project=P --database=(default)";
    expect(lineOf(importDocuments("P", "gs://b/n"))).toBe(all);
    expect(lineOf(importDocuments("P", "gs://b/n", ["slugs", "user_roles"]))).toBe(
      `${all} --collection-ids=slugs,user_roles`,
    );
    for (const name of ["blog_posts/ID", "rate_limits", "sitemap_files"])
      expect(() => importDocuments("P", "gs://b/n", [name])).toThrow(`not ${name}`);
  });

  it("export and import accounts, and copy them beside the documents", () => {
    expect(lineOf(exportAccounts("P", "a.json"))).toBe("firebase auth:export a.json --project P");
    expect(lineOf(importAccounts("P", "a.json", hashOptions(text)))).toBe(
      "firebase auth:import a.json --project P --hash-algo SCRYPT --hash-key a+b/c== --salt-separator Bw== --rounds 8 --mem-cost 14",
    );
    expect(lineOf(copyFile("a.json", "gs://b/n/accounts.json"))).toBe(
      "gcloud storage cp a.json gs://b/n/accounts.json",
    );
  });

  it("copy the files of the bucket, in both directions, and delete none", () => {
    expect(lineOf(copyFiles(bucketOf("P"), "gs://b/n/files"))).toBe(
      "gcloud storage rsync gs://P.firebasestorage.app gs://b/n/files --recursive",
    );
  });

  it.each([
    ["gs://b/n/accounts.json\ngs://b/n/all_namespaces/", false],
    ["gs://b/n/accounts.json\ngs://b/n/files/", true],
  ])("ask whether the backup has files: %j", async (listed, expected) => {
    const folder = mkdtempSync(join(tmpdir(), "gcloud-"));
    const script = `#!/bin/sh\n[ "$*" = "storage ls gs://b/n" ] && echo "${listed}"\n`;
    writeFileSync(join(folder, "gcloud"), script, { mode: 0o755 });
    vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
    expect(await hasFiles("gs://b/n")).toBe(expected);
    await expect(hasFiles("gs://b/other")).rejects.toThrow("gs://b/other");
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it.each(["rounds", "mem_cost", "base64_signer_key", "base64_salt_separator", "algorithm"])(
    "refuse hash parameters without %s",
    (name) => {
      expect(() => hashOptions(text.replace(name, "x"))).toThrow("not whole");
    },
  );

  it("need a name in a bucket and a project", () => {
    expect(realTarget("gs://b/n/", "P")).toEqual({ address: "gs://b/n", project: "P" });
    expect(() => realTarget("gs://b/", "P")).toThrow("gs://BUCKET/NAME");
    expect(() => realTarget("gs://b/n", undefined)).toThrow("--project P");
  });
});

describe("the accounts that a restore imports", () => {
  it("are those that the project lacks, with their passwords when these can be read", () => {
    const kept = [{ ...account, ...password }, { localId: "dos" }];
    expect(missingAccounts(kept, [{ localId: "dos" }], true)).toEqual([kept[0]]);
    expect(missingAccounts(kept, [], false)).toEqual([account, { localId: "dos" }]);
    expect(missingAccounts([{ ...account, passwordHash: "UkVEQUNURUQ=" }], [], true)).toEqual([
      account,
    ]);
  });

  it("keep second factors by phone, not those by app, which Auth does not take", () => {
    const mfaInfo = [{ phoneInfo: "+34600000000" }, { totpInfo: {} }];
    expect(missingAccounts([{ ...account, mfaInfo }], [], false)).toEqual([
      { ...account, mfaInfo: [mfaInfo[0]] },
    ]);
    expect(missingAccounts([{ ...account, mfaInfo: [{}] }], [], false)).toEqual([account]);
  });

  it("are refused when another account has the address", () => {
    const other = { ...account, localId: "otro" };
    expect(() => missingAccounts([account], [other], true)).toThrow(account.email);
  });
});

describe("a backup for the emulators", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "backup-"));
    mkdirSync(join(folder, "made"));
    mkdirSync(join(folder, "data"));
    writeFileSync(join(folder, "data", "former"), "");
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (...parts: readonly string[]) => join(folder, ...parts);

  it("of a real project gets the metadata of an emulators' export, and accounts without hashes", () => {
    writeFileSync(at("made", "n.overall_export_metadata"), "");
    writeFileSync(
      at("made", "accounts.json"),
      JSON.stringify({ users: [{ ...account, ...password }] }),
    );
    storeForEmulators(at("made"), at("data"));
    expect(JSON.parse(readFileSync(at("data", "firebase-export-metadata.json"), "utf8"))).toEqual({
      firestore: { path: ".", metadata_file: "n.overall_export_metadata" },
      auth: { path: "auth_export" },
      storage: { path: "storage_export" },
    });
    expect(readAccounts(at("data", "auth_export", "accounts.json"))).toEqual([account]);
  });

  it("that is not whole replaces nothing", () => {
    writeFileSync(at("made", "n.overall_export_metadata"), "");
    for (const name of ["made", "missing"])
      expect(() => storeForEmulators(at(name), at("data"))).toThrow("holds no whole backup");
    expect(readdirSync(at("data"))).toEqual(["former"]);
  });
});

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { execa } from "execa";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { missingAccounts, readAccounts } from "../../scripts/lib/backup/accounts.ts";
import { hashOptions, realTarget } from "../../scripts/lib/backup/cloud.ts";
import { storeForEmulators } from "../../scripts/lib/backup/local.ts";
import { inRoot } from "../../scripts/lib/paths.ts";

const text = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: a+b/c==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;
const account = {
  localId: "uno",
  email: "ana@lacteos.example",
  customAttributes: '{"admin":true}',
};
const password = { passwordHash: "aGFzaA==", salt: "c2FsdA==" };

let folder: string;
const at = (...parts: readonly string[]) => join(folder, ...parts);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the commands of a backup", () => {
  const FIREBASE = `#!/bin/sh
echo "firebase $*" >> calls
case "$1" in
  auth:export) cp present.json "$2" ;;
  auth:import) cp "$2" imported.json ;;
esac`;
  const GCLOUD = `#!/bin/sh
echo "gcloud $*" >> calls
case "$1 $2" in
  "storage ls") cat listed ;;
  "storage cp") [ "$3" != gs://b/n/accounts.json ] || cp saved.json "$4" ;;
esac`;
  const inFolder = (script: string) => script.replace("\n", `\ncd ${folder}\n`);
  beforeEach(() => {
    for (const [name, script] of Object.entries({ firebase: FIREBASE, gcloud: GCLOUD })) {
      writeFileSync(at(name), inFolder(script));
      chmodSync(at(name), 0o755);
    }
    writeFileSync(at("hash.txt"), text);
    writeFileSync(at("listed"), "gs://b/n/accounts.json\ngs://b/n/files/\n");
    writeFileSync(at("saved.json"), JSON.stringify({ users: [{ ...account, ...password }] }));
    writeFileSync(at("present.json"), JSON.stringify({ users: [{ localId: "dos" }] }));
  });

  async function run(command: string, ...args: readonly string[]) {
    const env = { PATH: `${folder}${delimiter}${process.env.PATH}`, INIT_CWD: folder };
    const file = inRoot(`scripts/commands/${command}.ts`);
    const { all } = await execa({ env, reject: false, all: true })(process.execPath, [
      file,
      ...args,
    ]);
    const calls = existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").trim() : "";
    const withoutFolders = calls.replace(/\S+\/(\w+\.json)/g, (path, name: string) =>
      path.startsWith("gs:") ? path : name,
    );
    return { output: all, calls: withoutFolders === "" ? [] : withoutFolders.split("\n") };
  }

  it("copies documents of a whole minute, files and accounts, without the secrets of visitor keys", async () => {
    const args = ["gs://b/n/", "--project", "P", "--at", "2026-11-20T08:00:31Z"];
    const { output, calls } = await run("backup", ...args, "--database", "copy");
    const [documents, ...others] = calls;
    expect(documents).toMatch(
      /^gcloud firestore export gs:\/\/b\/n --project=P --database=copy --snapshot-time=2026-11-20T08:00:00\.000Z --collection-ids=article_totals,audit_log,.*post_bodies/,
    );
    expect(documents).not.toMatch(/rate_limits|sessions|recovery_codes|sitemap/);
    expect(others).toEqual([
      "gcloud storage rsync gs://P.firebasestorage.app gs://b/n/files --recursive",
      "firebase auth:export accounts.json --project P",
      "gcloud storage cp accounts.json gs://b/n/accounts.json",
    ]);
    expect(output).toContain("1 accounts are in gs://b/n");
  });

  it("restores the accounts that are missing, with passwords, then files, then documents", async () => {
    const confirmed = ["--project", "P", "--confirm", "P"];
    const { calls } = await run(
      "restore",
      "gs://b/n",
      ...confirmed,
      "--hash-parameters",
      "hash.txt",
    );
    expect(calls).toEqual([
      "gcloud storage cp gs://b/n/accounts.json saved.json",
      "firebase auth:export present.json --project P",
      "firebase auth:import missing.json --project P --hash-algo SCRYPT --hash-key a+b/c== --salt-separator Bw== --rounds 8 --mem-cost 14",
      "gcloud storage ls gs://b/n",
      "gcloud storage rsync gs://b/n/files gs://P.firebasestorage.app --recursive",
      "gcloud firestore import gs://b/n --project=P --database=(default)",
    ]);
    expect(readAccounts(at("imported.json"))).toEqual([{ ...account, ...password }]);
  });

  it("restores a backup without files, and no accounts where none is missing", async () => {
    writeFileSync(at("listed"), "gs://b/n/accounts.json\n");
    writeFileSync(at("present.json"), readFileSync(at("saved.json")));
    const { output, calls } = await run("restore", "gs://b/n", "--project", "P", "--confirm", "P");
    expect(calls.join()).not.toMatch(/auth:import|rsync/);
    expect(output).toContain("Restored");
  });

  it("restores some collections alone", async () => {
    const only = ["--only", "slugs", "--only", "user_roles"];
    const { calls } = await run("restore", "gs://b/n", "--project", "P", "--confirm", "P", ...only);
    expect(calls).toEqual([
      "gcloud firestore import gs://b/n --project=P --database=(default) --collection-ids=slugs,user_roles",
    ]);
  });

  it("takes no step after one that failed", async () => {
    rmSync(at("saved.json"));
    const { output, calls } = await run("restore", "gs://b/n", "--project", "P", "--confirm", "P");
    expect(calls).toHaveLength(1);
    expect(output).toContain("gcloud storage failed: see above. What follows it was not done.");
  });

  it("refuses what is not clear, and does nothing", async () => {
    const restore = ["gs://b/n", "--project", "P", "--confirm"];
    const refused = await Promise.all([
      run("backup", "gs://b/n", "--project", "P", "--at", "yesterday"),
      run("restore", ...restore, "Q"),
      run("restore", ...restore, "P", "--only", "rate_limits", "--only", "blog_posts/ID"),
    ]);
    expect(refused.map(({ output }) => output)).toEqual([
      '"yesterday" is no time.',
      "Nothing was written. To write to P: --confirm P",
      "--only takes collections of a backup, not rate_limits, blog_posts/ID.",
    ]);
    expect(refused.flatMap(({ calls }) => calls)).toEqual([]);
  });

  it("needs a name in a bucket and a project", () => {
    expect(() => realTarget("gs://b/", "P")).toThrow("gs://BUCKET/NAME");
    expect(() => realTarget("gs://b/n", undefined)).toThrow("--project P");
  });

  it.each(["rounds", "mem_cost", "base64_signer_key", "base64_salt_separator", "algorithm"])(
    "refuses hash parameters without %s",
    (name) => {
      expect(() => hashOptions(text.replace(name, "x"))).toThrow("not whole");
    },
  );
});

describe("the accounts that a restore imports", () => {
  it("are those that the project lacks, with their passwords when these can be read", () => {
    const savedAccounts = [{ ...account, ...password }, { localId: "dos" }];
    expect(missingAccounts(savedAccounts, [{ localId: "dos" }], true)).toEqual([savedAccounts[0]]);
    expect(missingAccounts(savedAccounts, [], false)).toEqual([account, { localId: "dos" }]);
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
  beforeEach(() => {
    mkdirSync(at("made"));
    mkdirSync(at("data"));
    writeFileSync(at("data", "former"), "");
  });

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

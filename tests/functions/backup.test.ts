import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { missingAccounts, readAccounts, writeAccounts } from "../../scripts/lib/backup/accounts.ts";
import { inRoot } from "../../scripts/lib/paths.ts";
import { createAccount, createAdmin, demoAdmin } from "../support/accounts.ts";
import { reset } from "../support/reset.ts";
import { sdk } from "./support/callers.ts";

const { auth } = sdk;
const visitor = { email: "cuenta@example.com", password: "una-clave-larga" };
const project = process.env.GCLOUD_PROJECT ?? "";
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  await reset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
/** firebase-tools calls the address of the emulator instead of Google's, with any token. */
async function firebase(...args: readonly string[]) {
  const host = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/www.googleapis.com`;
  const env = { ...process.env, FIREBASE_GOOGLE_URL: host, FIREBASE_TOKEN: "owner" };
  const tool = inRoot("node_modules/firebase-tools/lib/bin/firebase.js");
  return promisify(execFile)(process.execPath, [tool, ...args], { cwd: folder, env });
}

async function accountsByEmail() {
  const { users } = await auth.listUsers();
  return Object.fromEntries(
    users.map(({ uid, email, emailVerified, disabled, displayName, customClaims }) => [
      email,
      { uid, emailVerified, disabled, displayName, customClaims },
    ]),
  );
}

describe("accounts of a backup", () => {
  it("return with their claims and state, and those of the project stay as they are", async () => {
    await createAdmin(sdk, demoAdmin);
    const uid = await createAccount(sdk, visitor, { verified: false });
    await auth.updateUser(uid, { disabled: true, displayName: "Ana" });
    const before = await accountsByEmail();
    await firebase("auth:export", at("kept.json"), "--project", project);

    await reset();
    await auth.createUser({ uid, email: visitor.email, displayName: "Since then" });
    await firebase("auth:export", at("present.json"), "--project", project);
    const missing = missingAccounts(
      readAccounts(at("kept.json")),
      readAccounts(at("present.json")),
      false,
    );
    writeAccounts(at("missing.json"), missing);
    await firebase("auth:import", at("missing.json"), "--project", project);

    const after = await accountsByEmail();
    expect(after[demoAdmin.email]).toEqual(before[demoAdmin.email]);
    expect(after[demoAdmin.email]?.customClaims).toEqual({ admin: true });
    expect(after[visitor.email]).toMatchObject({ uid, displayName: "Since then", disabled: false });
  });
});

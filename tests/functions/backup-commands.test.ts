import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reset } from "../support/reset.ts";
import { storeEverything } from "./backup-world.ts";
import { sdk } from "./callers.ts";

const { db } = sdk;
const REAL = { FIRESTORE_EMULATOR_HOST: "", FIREBASE_AUTH_EMULATOR_HOST: "" };
const root = fileURLToPath(new URL("../../", import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  await reset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const file = join(root, `scripts/commands/${command}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, told: stdout + stderr };
}

describe("backup and restore on the command line", () => {
  it("says what was kept, what was stored, and what was not", async () => {
    await storeEverything();
    const made = run("backup", [at("one")]);
    expect(made.told).toContain("15 documents of ");
    expect(made.told).toContain("and 3 accounts are in");
    expect(made.status).toBe(0);
    const again = run("backup", [at("one")]);
    expect(again.told).toContain("is not empty: name a new folder");
    expect(again.status).toBe(1);
    await reset();
    const restored = run("restore", [at("one")]);
    expect(restored.told).toContain("documents: 15 stored, 0 were there already, of 15");
    expect(restored.status).toBe(0);
    await db.doc("odd/values").delete();
    await db.doc("x/y").set({});
    const refused = run("restore", [at("one")]);
    expect(refused.told).toContain("Nothing was written: the project is not empty.");
    expect(refused.status).toBe(1);
  });

  it("says what is the matter when nobody answers", () => {
    const nobody = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:1", FIREBASE_AUTH_EMULATOR_HOST: "x:1" };
    const { told, status } = run("backup", [at("one"), "--at", "yesterday"], nobody);
    expect([told, status]).toEqual(['"yesterday" is no time.\n', 1]);
    const missing = run("restore", [at("one")], nobody);
    expect(missing.told).toBe(`${at("one")} holds no finished backup: manifest.json is missing.\n`);
  });

  it("says how to sign in when there are no credentials", () => {
    const nobody = { ...REAL, GOOGLE_APPLICATION_CREDENTIALS: at("none.json") };
    const { told, status } = run("backup", [at("one"), "--project", "a-real-one"], nobody);
    expect(told).toMatch(/^There is no backup: .*none\.json.*application-default login"\?\n$/);
    expect(status).toBe(1);
  });

  it("writes to a real project only when its id is said", () => {
    for (const more of [[], ["--confirm", "another"]]) {
      const answer = run("restore", [at("one"), "--project", "a-real-one", ...more], REAL);
      expect(answer.told).toContain(
        "To write to the real project a-real-one: --confirm a-real-one",
      );
      expect(answer.status).toBe(1);
    }
  });
});

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reset } from "../../support/reset.ts";
import { sdk } from "../support/callers.ts";
import { storeSamples } from "./backup-data.ts";

const { db } = sdk;
const REAL = { FIRESTORE_EMULATOR_HOST: "", FIREBASE_AUTH_EMULATOR_HOST: "" };
const root = fileURLToPath(new URL("../../..", import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  await reset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
/** Does not block: connections that the emulators close meanwhile must be noticed here. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const file = join(root, `scripts/commands/${command}.ts`);
  const options = { env: { ...process.env, ...env } };
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = execFile(process.execPath, [file, ...args], options, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, output: stdout + stderr }),
    );
  });
}

describe("backup and restore on the command line", () => {
  it("prints what was backed up, restored and skipped", async () => {
    await storeSamples();
    const made = await run("backup", [at("one")]);
    expect(made.output).toContain("15 documents of ");
    expect(made.output).toContain("and 3 accounts are in");
    expect(made.status).toBe(0);
    const again = await run("backup", [at("one")]);
    expect(again.output).toContain("is not empty: name a new folder");
    expect(again.status).toBe(1);
    await reset();
    const restored = await run("restore", [at("one")]);
    expect(restored.output).toContain("documents: 15 stored, 0 were there already, of 15");
    expect(restored.status).toBe(0);
    await db.doc("odd/values").delete();
    await db.doc("x/y").set({});
    const refused = await run("restore", [at("one")]);
    expect(refused.output).toContain("Nothing was written: the project is not empty.");
    expect(refused.status).toBe(1);
  });

  it("prints the cause when no server answers", async () => {
    const noServer = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:1", FIREBASE_AUTH_EMULATOR_HOST: "x:1" };
    const { output, status } = await run("backup", [at("one"), "--at", "yesterday"], noServer);
    expect([output, status]).toEqual(['"yesterday" is no time.\n', 1]);
    const missing = await run("restore", [at("one")], noServer);
    expect(missing.output).toBe(
      `${at("one")} holds no finished backup: manifest.json is missing.\n`,
    );
  });

  it("prints how to sign in when credentials are missing", async () => {
    const noCredentials = { ...REAL, GOOGLE_APPLICATION_CREDENTIALS: at("none.json") };
    const { output, status } = await run(
      "backup",
      [at("one"), "--project", "a-real-one"],
      noCredentials,
    );
    expect(output).toMatch(/^There is no backup: .*none\.json.*application-default login"\?\n$/);
    expect(status).toBe(1);
  });

  it("writes to a real project only when its id is given", async () => {
    for (const more of [[], ["--confirm", "another"]]) {
      const answer = await run("restore", [at("one"), "--project", "a-real-one", ...more], REAL);
      expect(answer.output).toContain(
        "To write to the real project a-real-one: --confirm a-real-one",
      );
      expect(answer.status).toBe(1);
    }
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import firebase from "../../firebase.json" with { type: "json" };
import { type Cloud, openCloud } from "./cloud/cloud.ts";
import { releaseBuilt, runCommand, writeParameters } from "./support/releases.ts";

/** Four runs of firebase-tools, on a machine that runs other tests. */
const RELEASE_MS = 300_000;

const visited = new Set(
  firebase.hosting.rewrites.flatMap((rule) => rule.function?.functionId ?? []),
);

const SECRETS = { SMTP_URL: "smtps://web:secret@127.0.0.1:1", PARTNER_KEY: "key" };

let cloud: Cloud;
let removeParameters: () => void;
beforeAll(async () => {
  cloud = await openCloud({ id: "nhk-first-release", secrets: new Map() });
  removeParameters = writeParameters(cloud.project.id);
});
afterAll(() => {
  removeParameters();
  cloud.close();
});

it(
  "an empty project is set up and becomes a site, whose pages are live before the panel",
  async () => {
    const { project } = cloud;
    const setup = ["scripts/run.mjs", "setup", "--project", project.id, "--yes"];
    const made = await runCommand(cloud, "setup of a project that has enabled nothing", setup);
    for (const name of ["APIs", "Web app", "Service accounts", "Roles", "Database"])
      expect(made.text).toMatch(new RegExp(`^ready +${name} `, "m"));
    expect(project.sites.get(project.id)).toMatchObject({ appId: "1:123:web:abc" });
    for (const [secret, value] of Object.entries(SECRETS)) await setSecret(secret, value);
    const { code, asked, text } = await releaseBuilt(cloud, "an empty project to a released site");
    expect(code, text).toBe(0);
    expect(text).toContain("Released: rules and indexes, public site, panel, scheduled functions.");

    const created = asked.filter((line) => /^POST cloudfunctions\S+\/functions$/.test(line));
    const live = asked.findIndex((line) => /^POST firebasehosting\S+\/releases$/.test(line));
    const before = asked.slice(0, live).filter((line) => created.includes(line));
    expect(before).toHaveLength(visited.size);
    // More when a quota refuses some at first.
    expect(created.length).toBeGreaterThanOrEqual(project.functions.size);
    for (const { state } of project.functions.values()) expect(state).toBe("ACTIVE");

    const [released = ""] = project.releases;
    expect(JSON.stringify(project.versions.get(released))).toContain('"serviceId":"pages"');
    expect(project.jobs.size).toBeGreaterThan(2);
    for (const repository of project.repositories.values())
      expect(JSON.stringify(repository)).toContain(`"olderThan":"${30 * 86_400}s"`);
  },
  RELEASE_MS,
);

async function setSecret(name: string, value: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "secret-"));
  const file = join(folder, name);
  writeFileSync(file, value);
  const command = ["functions:secrets:set", name, "--data-file", file];
  const { code, text } = await runCommand(cloud, `secret ${name}`, [
    ...["node_modules/firebase-tools/lib/bin/firebase.js", ...command],
    ...["--project", cloud.project.id],
  ]);
  rmSync(folder, { recursive: true });
  expect(code, text).toBe(0);
  expect(cloud.project.secrets.get(name)?.value).toBe(value);
}

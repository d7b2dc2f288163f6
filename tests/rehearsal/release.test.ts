import { afterAll, beforeAll, expect, it } from "vitest";
import firebase from "../../firebase.json" with { type: "json" };
import { type Cloud, openCloud } from "./cloud/cloud.ts";
import { releaseBuilt, runCommand, writeParameters } from "./support/releases.ts";

/** Four runs of firebase-tools, on a machine that runs other tests. */
const RELEASE_MS = 300_000;

const visited = new Set(
  firebase.hosting.rewrites.flatMap((rule) => rule.function?.functionId ?? []),
);

let cloud: Cloud;
let removeParameters: () => void;
beforeAll(async () => {
  cloud = await openCloud({ id: "nhk-first-release" });
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
    const { code, asked, text } = await releaseBuilt(cloud, "an empty project to a released site");
    expect(code, text).toBe(0);

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

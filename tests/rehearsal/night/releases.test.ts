import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEED } from "../../support/seed.ts";
import { type Cloud, openCloud } from "../cloud/cloud.ts";
import type { Project } from "../cloud/project.ts";
import { releaseBuilt, runCommand, writeParameters } from "../support/releases.ts";

/** A release of several runs of firebase-tools, sometimes with their own pauses before they repeat a request. */
const RELEASE_MS = 600_000;
/** About as many as a first release sends. */
const REQUESTS = 235;
/** After how many different requests the network breaks. */
const CUTS = 5;

const opened: (() => void)[] = [];
afterAll(() => {
  for (const close of opened) close();
});

/** A project in which `npm run setup` has done its work. */
async function openReadyCloud(id: string, changes: Partial<Project> = {}): Promise<Cloud> {
  const cloud = await openCloud({ id, ...changes });
  const removeParameters = writeParameters(cloud.project.id);
  opened.push(() => {
    removeParameters();
    cloud.close();
  });
  const setup = ["scripts/run.mjs", "setup", "--project", id, "--yes"];
  await runCommand(cloud, `setup of ${id}`, setup);
  return cloud;
}

const listNames = ({ functions }: Project) =>
  [...functions.keys()].map((name) => name.split("/").at(-1) ?? "").toSorted();

/** Everything that a visitor or the panel can reach, without the ids of uploads and versions. */
function describeState(project: Project) {
  const services = [...project.invokers].map(([name, bindings]) => [name, bindings] as const);
  return {
    functions: [...project.functions.values()]
      .map(
        ({ name, state, serviceConfig }) => `${name} ${state} ${serviceConfig.serviceAccountEmail}`,
      )
      .toSorted(),
    services: Object.fromEntries(services.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    jobs: [...project.jobs.keys()].toSorted(),
    site: project.versions.get(project.releases.at(-1) ?? ""),
  };
}

describe("a project that was released before", () => {
  let cloud: Cloud;
  let first: ReturnType<typeof describeState>;
  beforeAll(async () => {
    cloud = await openReadyCloud("nhk-next-release");
    await releaseBuilt(cloud, "a first release");
    first = describeState(cloud.project);
  }, RELEASE_MS);

  it(
    "is the same after a second release of the same code",
    async () => {
      const { code, text, asked } = await releaseBuilt(cloud, "a release that changes nothing");
      expect(code, text).toBe(0);
      expect(asked.filter((line) => /^POST cloudfunctions\S+\/functions$/.test(line))).toEqual([]);
      expect(cloud.project.releases).toHaveLength(2);
      expect(describeState(cloud.project).functions).toEqual(first.functions);
      expect(describeState(cloud.project).services).toEqual(first.services);
      expect(describeState(cloud.project).jobs).toEqual(first.jobs);
    },
    RELEASE_MS,
  );

  it(
    "gains, renames and loses functions without a question, and has the former ones again after a rollback",
    async () => {
      const names = listNames(cloud.project);
      const exports = { archive: "library", guests: "partner", partner: null, everyHour: null };
      const changed = await releaseBuilt(cloud, "one function more, one renamed, one removed", {
        exports,
      });
      expect(changed.code, changed.text).toBe(0);
      const left = names.filter((name) => name !== "partner" && name !== "everyHour");
      expect(listNames(cloud.project)).toEqual([...left, "archive", "guests"].toSorted());
      expect([...cloud.project.jobs.keys()].join(" ")).not.toContain("everyHour");

      const { code, text } = await releaseBuilt(cloud, "a rollback to the release before");
      expect(code, text).toBe(0);
      expect(describeState(cloud.project).functions).toEqual(first.functions);
      expect(describeState(cloud.project).jobs).toEqual(first.jobs);
    },
    RELEASE_MS * 2,
  );
});

it(
  "a function of the panel that is not built leaves a live site, and the same command completes the release",
  async () => {
    const cloud = await openReadyCloud("nhk-broken-build");
    const { project } = cloud;
    project.brokenBuilds.add("posts");
    const failed = await releaseBuilt(cloud, "a function of the panel whose build fails");
    expect(failed.code).toBe(1);
    expect(failed.sentence).toContain("Released: rules and indexes, public site.");
    expect(failed.sentence).toContain("Not released, or only in part: panel, scheduled functions.");
    expect(failed.sentence).toContain("The build of a function failed: its log is named above.");
    expect(project.releases).toHaveLength(1);
    expect(listNames(project)).toEqual(expect.arrayContaining(["contact", "pages", "views"]));

    project.brokenBuilds.clear();
    const { code, text } = await releaseBuilt(cloud, "the same command after the build is mended");
    expect(code, text).toBe(0);
    for (const { state } of project.functions.values()) expect(state).toBe("ACTIVE");
    expect(listNames(project)).toContain("posts");
  },
  RELEASE_MS * 2,
);

it(
  "an organization that refuses allUsers is named, and setup opens what is there once it allows them",
  async () => {
    const cloud = await openReadyCloud("nhk-restricted", { allowsPublic: false });
    const { project } = cloud;
    const failed = await releaseBuilt(cloud, "an organization that refuses allUsers");
    expect(failed.code).toBe(1);
    expect(failed.sentence).toContain("Released: rules and indexes.");
    expect(failed.sentence).toContain('The policy "Domain restricted sharing"');

    project.allowsPublic = true;
    const setup = ["scripts/run.mjs", "setup", "--project", project.id, "--yes"];
    await runCommand(cloud, "setup once allUsers are allowed", setup);
    const { code, text } = await releaseBuilt(cloud, "the same command once allUsers are allowed");
    expect(code, text).toBe(0);
    for (const [service, bindings] of project.invokers) {
      if (!/\/(?:pages|pictures|views|contact)$/.test(service)) continue;
      expect(JSON.stringify(bindings), service).toContain('"allUsers"');
    }
  },
  RELEASE_MS * 2,
);

it(
  "a quota that is used up ends the release after its time, and a later one completes it",
  async () => {
    const cloud = await openReadyCloud("nhk-no-quota");
    const { project } = cloud;
    const quota = project.quota;
    project.quota = { cpu: 0.5, gib: 0.25 };
    const failed = await releaseBuilt(cloud, "a quota that is used up", { limitMinutes: 1.5 });
    expect(failed.code).toBe(1);
    expect(failed.sentence).toContain("Released: rules and indexes.");
    expect(failed.sentence).toContain("Google's quota for new services of the region is used up");
    expect(project.releases).toHaveLength(0);

    project.quota = quota;
    const { code, text } = await releaseBuilt(cloud, "the same command with room again");
    expect(code, text).toBe(0);
    for (const { state } of project.functions.values()) expect(state).toBe("ACTIVE");
  },
  RELEASE_MS * 2,
);

describe("a network that breaks", () => {
  // Spread over the release, from a place that the seed chooses.
  const offset = (Math.imul(SEED, 0x9e3779b1) >>> 0) / 2 ** 32;
  const requests = Array.from({ length: CUTS }, (_, part) =>
    Math.trunc(((part + offset) * REQUESTS) / CUTS),
  );
  it.each(requests)(
    "for good at request %i is named, and the same command ends as if nothing had happened",
    async (request) => {
      const cloud = await openReadyCloud(`nhk-cut-${request}`);
      const { project, asked, faults } = cloud;
      const from = asked.length;
      faults.push(() => (asked.length - from > request ? "cut" : undefined));
      const failed = await releaseBuilt(cloud, `a network that breaks at request ${request}`);
      expect(failed.code).not.toBe(0);
      expect(failed.sentence).toMatch(/^Released: .*\nNot released, or only in part: /);
      const isSaidToBeLive = /^Released: .*public site/.test(failed.sentence);
      expect(isSaidToBeLive).toBe(project.releases.length > 0);

      faults.length = 0;
      const { code, text } = await releaseBuilt(cloud, "the same command with a network");
      expect(code, text).toBe(0);
      for (const { state } of project.functions.values()) expect(state).toBe("ACTIVE");
      expect(project.jobs.size).toBe(3);
    },
    RELEASE_MS * 2,
  );
});

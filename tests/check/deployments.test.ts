import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { REGION } from "domain/shared/region";
import { describe, expect, it } from "vitest";
import firebase from "../../firebase.json" with { type: "json" };
import { readFirebaseConfiguration, root } from "../../scripts/lib/paths.ts";
import { planStages } from "../../scripts/lib/release/stages.ts";

const require = createRequire(import.meta.url);
const tools = "firebase-tools/lib/deploy/functions";
const { toBackend } = require(`${tools}/build.js`);
const { ParamValue } = require(`${tools}/params.js`);
const { yamlToBuild } = require(`${tools}/runtimes/discovery/index.js`);
// The package exports only what functions import.
const { stackToWire } = require("../../node_modules/firebase-functions/lib/runtime/manifest.js");

const functions: Readonly<Record<string, { readonly __endpoint: object }>> = await import(
  new URL("../../functions/src/index.ts", import.meta.url).href
);
const schedules = Object.keys(functions).filter(
  (name) => "scheduleTrigger" in (functions[name]?.__endpoint ?? {}),
);

interface Endpoint {
  readonly id: string;
  readonly region: string;
  readonly serviceAccount: string;
}

/** The functions as firebase-tools reads them, with these parameters, when it deploys. */
function readEndpoints(parameters: Readonly<Record<string, string>>): readonly Endpoint[] {
  const endpoints = Object.fromEntries(
    Object.entries(functions).map(([name, { __endpoint }]) => [
      name,
      { ...__endpoint, entryPoint: name },
    ]),
  );
  const stack = { specVersion: "v1alpha1", requiredAPIs: [], params: [], endpoints };
  const build = yamlToBuild(stackToWire(stack), "a-project", "us-central1", "nodejs24");
  const values = new Proxy(parameters, {
    get: (texts, name) => {
      const text = texts[String(name)];
      return new ParamValue(text ?? "1", false, { string: true, number: text === undefined });
    },
    has: () => true,
  });
  const { endpoints: deployed } = toBackend(build, values);
  return Object.values<Readonly<Record<string, Endpoint>>>(deployed).flatMap((ofRegion) =>
    Object.values(ofRegion),
  );
}

const deployed = readEndpoints({ SCHEDULE_REGION: "europe-west9", PROJECT_ID: "a-project" });

it("the region is named in one place, and the configuration of a deployment has it everywhere", () => {
  const place = "domain/shared/region.ts";
  const files = globSync(
    [
      "{domain,functions/src}/**/*.ts",
      "web/{site/src,panel/src,kit}/**/*.{ts,tsx}",
      "scripts/**/*.{ts,mjs}",
      "firebase.json",
    ],
    {
      cwd: root,
    },
  );
  const named = files.filter((file) => readFileSync(join(root, file), "utf8").includes(REGION));
  expect(named).toEqual([place]);
  const { firestore, hosting } = readFirebaseConfiguration();
  expect(firestore.location).toBe(REGION);
  for (const { source, function: called } of hosting.rewrites)
    if (called) expect(called.region, source).toBe(REGION);
  expect(JSON.stringify(hosting.headers)).toContain(`https://${REGION}-PROJECT.`);
});

it("SCHEDULE_REGION is the region of the scheduled functions, and of no other", () => {
  const ids = deployed.filter(({ region }) => region === "europe-west9").map(({ id }) => id);
  expect(ids.toSorted()).toEqual(schedules.toSorted());
  const regions = new Set(deployed.map(({ region }) => region));
  expect([...regions].sort()).toEqual(["europe-southwest1", "europe-west9"]);
  expect(schedules).toContain("everyFiveMinutes");
});

// firebase-tools completes the short form "name@" for the function itself, but not for secrets and Cloud Scheduler.
it("every service account has its whole address", () => {
  expect(deployed).toHaveLength(Object.keys(functions).length);
  for (const { id, serviceAccount } of deployed)
    expect(serviceAccount, id).toMatch(/^site-[a-z]+@a-project\.iam\.gserviceaccount\.com$/);
});

describe("a release", () => {
  const visited = new Set(
    firebase.hosting.rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []),
  );
  const listTargets = (only?: string) =>
    planStages(only, firebase, functions).map(({ args: [, targets = ""] }) => targets.split(","));

  it("makes rules and indexes, then what visitors reach with the pages, then the panel, then schedules", () => {
    const ofVisitors = [...visited].map((name) => `functions:${name}`);
    const [rules, site = [], panel = [], rest] = listTargets();
    expect(rules).toEqual(["firestore", "storage"]);
    expect(site.toSorted()).toEqual([...ofVisitors, "hosting"].toSorted());
    const ofPanel = Object.keys(functions).filter(
      (name) => !visited.has(name) && !schedules.includes(name),
    );
    expect(panel).toEqual(ofPanel.map((name) => `functions:${name}`));
    expect(rest).toEqual(["functions"]);
    expect(Object.keys(functions)).toEqual(expect.arrayContaining([...visited]));
  });

  it("removes functions without a question, and never an index", () => {
    const stages = planStages(undefined, firebase, functions);
    expect(stages.map(({ args }) => args.includes("--force"))).toEqual([false, true, true, true]);
  });

  it.each([
    ["hosting", 1],
    ["firestore,storage", 1],
    ["functions", 3],
    ["functions,hosting", 3],
    ["firestore:indexes", 1],
    ["functions:pages,hosting", 1],
  ])("of %s alone has as many stages: %d", (only, count) => {
    const stages = listTargets(only);
    expect(stages).toHaveLength(count);
    for (const target of only.split(",")) expect(stages.flat()).toContain(target);
  });
});

it("docs/deploying.md has an environment file with every parameter", () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const [, file = ""] = /```env\n([^`]+)```/.exec(read("docs/deploying.md")) ?? [];
  const listed = [...file.matchAll(/^(\w+)=/gm)];
  const declared = read("functions/src/platform/config.ts").matchAll(
    /define(?:String|Int)\("(\w+)"/g,
  );
  const names = (found: Iterable<RegExpExecArray>) => new Set([...found].map(([, name]) => name));
  expect(names(listed)).toEqual(names(declared));
});

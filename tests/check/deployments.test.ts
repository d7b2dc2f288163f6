import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { deploymentsOf } from "../../scripts/lib/build/deployments.ts";

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

it("deploys everything but the schedules first, and then all functions", () => {
  const { first, schedules: last } = deploymentsOf(["--project", "a-project"], functions);
  const [flag, targets = "", ...rest] = first;
  expect([flag, ...rest]).toEqual(["--only", "--project", "a-project"]);
  const names = targets.split(",").filter((target) => target.startsWith("functions:"));
  expect(names).toContain("functions:pages");
  expect(names.filter((name) => schedules.includes(name.slice("functions:".length)))).toEqual([]);
  expect(names.length + schedules.length).toBe(Object.keys(functions).length);
  expect(targets.split(",").filter((target) => !target.startsWith("functions:"))).toEqual([
    "firestore",
    "storage",
    "hosting",
  ]);
  expect(last).toEqual(["--only", "functions", "--project", "a-project"]);
});

it.each([["--only", "hosting"], ["--only=functions"], ["--except", "functions"]])(
  "deploys %s %s as asked",
  (...args) => {
    expect(deploymentsOf(args, functions)).toEqual({ first: args });
  },
);

it("docs/deploying.md has an environment file with every parameter", () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const [, file = ""] = /```env\n([^`]+)```/.exec(read("docs/deploying.md")) ?? [];
  const listed = [...file.matchAll(/^(\w+)=/gm)];
  const declared = read("functions/src/config.ts").matchAll(/define(?:String|Int)\("(\w+)"/g);
  const names = (found: Iterable<RegExpExecArray>) => new Set([...found].map(([, name]) => name));
  expect(names(listed)).toEqual(names(declared));
});

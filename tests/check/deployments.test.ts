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

/** As firebase-tools reads functions and parameters when it deploys. */
function regionsWith(scheduleRegion: string): ReadonlyMap<string, readonly string[]> {
  const endpoints = Object.fromEntries(
    Object.entries(functions).map(([name, { __endpoint }]) => [
      name,
      { ...__endpoint, entryPoint: name },
    ]),
  );
  const stack = { specVersion: "v1alpha1", requiredAPIs: [], params: [], endpoints };
  const build = yamlToBuild(stackToWire(stack), "a-project", "us-central1", "nodejs24");
  const values = new Proxy(
    {},
    {
      get: (_, name) => {
        const text = name === "SCHEDULE_REGION" ? scheduleRegion : "1";
        return new ParamValue(text, false, { string: true, number: name !== "SCHEDULE_REGION" });
      },
      has: () => true,
    },
  );
  const { endpoints: deployed } = toBackend(build, values);
  return new Map(
    Object.entries<object>(deployed).map(([region, ofRegion]) => [region, Object.keys(ofRegion)]),
  );
}

it("SCHEDULE_REGION is the region of the scheduled functions, and of no other", () => {
  const regions = regionsWith("europe-west9");
  expect(regions.get("europe-west9")?.toSorted()).toEqual(schedules.toSorted());
  expect([...regions.keys()].sort()).toEqual(["europe-southwest1", "europe-west9"]);
  expect(schedules).toContain("everyFiveMinutes");
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

import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, it } from "vitest";
import firebase from "../../firebase.json" with { type: "json" };
import { writeNegatedRules } from "../../scripts/lib/build/negated-rules.ts";

const require = createRequire(import.meta.url);
// The library of the Hosting emulator.
const { configMatcher } = require("superstatic/lib/utils/patterns");

const [negated] = firebase.hosting.headers.filter(({ source }) => source.startsWith("!"));
const [, list = ""] = /\(([^)]+)\)/.exec(negated?.source ?? "") ?? [];
const names = list.split("|");

function isExcluded(path: string): boolean {
  return names.some((name) => path === `/${name}` || path.startsWith(`/${name}/`));
}

it("a rule for every address but some names means the same as a regular expression", () => {
  const rule: { source?: string; regex?: string } = { source: negated?.source ?? "" };
  writeNegatedRules([rule]);
  expect(Object.keys(rule)).toEqual(["regex"]);
  // RE2, of deployed Hosting, has neither.
  expect(rule.regex).not.toMatch(/\(\?[=!<]|\\\d/);
  const letters = fc.stringMatching(/^[a-z.\-/]{0,12}$/);
  const near = fc
    .tuple(fc.constantFrom(...names, ""), fc.nat(20), letters)
    .map(([name, length, rest]) => `/${name.slice(0, length)}${rest}`);
  fc.assert(
    fc.property(near, (path) => {
      expect(configMatcher(path, rule), path).toBe(!isExcluded(path));
    }),
    { numRuns: 2000 },
  );
  for (const path of [
    "/",
    "/articulos",
    "/articulos/",
    "/blog/a/b",
    "/sitemap.xml",
    "/sitemapxxml",
  ])
    expect(configMatcher(path, rule), path).toBe(!isExcluded(path));
});

it("leaves other rules as they are", () => {
  const rules = [{ source: "**" }, { source: "/@(nhk|admin){,/**}" }];
  writeNegatedRules(rules);
  expect(rules).toEqual([{ source: "**" }, { source: "/@(nhk|admin){,/**}" }]);
});

it("Hosting gets no rule that negates braces", () => {
  const rules = structuredClone(firebase.hosting.headers) as { source?: string }[];
  writeNegatedRules(rules);
  expect(rules.filter(({ source }) => source?.includes("!"))).toEqual([]);
});

import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { AREAS, findArea } from "../../scripts/lib/tests/areas.ts";
import { chooseTests } from "../../scripts/lib/tests/changed.ts";
import { findTests } from "../../scripts/lib/tests/plan.ts";

const TOPICS = [
  "{domain,functions/src/adapters,functions/src/use-cases}/*/",
  "web/{panel/src,site/src/pages,site/src/data}/*/",
];
const find = (...patterns: string[]) => globSync(patterns, { cwd: root });

it("names the folder of each topic", () => {
  const names = new Set(AREAS.flatMap((area) => area.names));
  const unnamed = find(...TOPICS).filter((folder) => {
    if (folder.endsWith("/testing")) return false;
    const [layer = "", topic = ""] = folder.split("/").slice(-2);
    return !names.has(topic) && !names.has(`${layer}/${topic}`);
  });
  expect(unnamed).toEqual([]);
});

it("has an area for each source, and no name without sources", () => {
  const sources = find("domain/*/**/*.*", "functions/src/**/*.*", "web/{kit,panel,site}/**/*.*");
  const isSource = (path: string) =>
    !/\.test\.|\/testing\/|(README\.md|tsconfig\.json)$/.test(path);
  expect(sources.filter((path) => isSource(path) && !findArea(path))).toEqual([]);
  const parts = [...sources, ...find("web/*/", "tests/sandbox/*", "firestore.rules")]
    .map((path) => `/${path.replace(/\.\w+$/, "")}/`)
    .join(" ");
  const names = AREAS.flatMap((area) => area.names);
  expect(names.filter((name) => !parts.includes(`/${name}/`))).toEqual([]);
});

it.each(["functions", "e2e"] as const)("names each file of tests/%s, and no other", (suite) => {
  const files = findTests(suite, [""]);
  const names = AREAS.flatMap((area) => area[suite]).map((name) => `tests/${suite}/${name}`);
  expect(names.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
  expect(files.filter((file) => !names.some((name) => file.startsWith(name)))).toEqual([]);
});

it.each([
  ["web/panel/src/contact/content.ts", "e2e", /panel\/inbox/],
  ["web/panel/src/contact/content.ts", "functions", undefined],
  ["web/site/src/app/routes.tsx", "functions", /pages/],
  ["functions/src/use-cases/contact/mark-spam.ts", "functions", /contact/],
  ["domain/contact/submission.ts", "rules", /rules/],
  ["domain/contact/submission.test.ts", "functions", undefined],
  ["docs/testing.md", "e2e", undefined],
] as const)("%s: chooses of %s %s", (path, suite, expected) => {
  const chosen = chooseTests(suite, [path]);
  if (!expected) expect(chosen).toBeUndefined();
  else expect(chosen?.join(" ")).toMatch(expected);
});

it("runs a changed test, the users of a helper, and a suite for its set-up or its rules", () => {
  const [test = ""] = findTests("functions", ["contact"]);
  expect(chooseTests("functions", [test])).toEqual([test]);
  expect(chooseTests("functions", ["tests/functions/deleted.test.ts"])).toBeUndefined();
  expect(chooseTests("functions", ["tests/functions/vitest.config.ts"])).toEqual([]);
  expect(chooseTests("rules", ["firestore.rules"])).toEqual([]);
  expect(chooseTests("e2e", ["tests/e2e/screens/inbox.screen.ts"])?.join(" ")).toMatch(/inbox/);
});

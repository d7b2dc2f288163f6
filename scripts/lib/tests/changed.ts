import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { UserError } from "../command.ts";
import { inRoot, root } from "../paths.ts";
import { capture } from "../processes.ts";
import { findArea } from "./areas.ts";
import { findTests, type Plan, type SuiteName, toPlan } from "./plan.ts";

/** Every test depends on what begins so. */
const FOUNDATIONS = [
  ...["package.json", "package-lock.json", "domain/package.json", "web/kit/package.json"],
  ...["web/site/package.json", "web/panel/package.json", "functions/package.json"],
  ...["tests/package.json", "firebase.json", "tsconfig.base.json", "vitest.config.ts"],
  ...["playwright.config.ts", "tests/support/", "scripts/run.mjs", "scripts/java.mjs"],
  ...["scripts/commands/test.ts", "scripts/lib/tests/", "scripts/lib/emulators/"],
  ...["scripts/lib/build/", "scripts/lib/command.ts", "scripts/lib/processes.ts"],
  // It serves the browser tests, too.
  "tests/functions/support/functions-process.ts",
];
/** Only `--changed` reads it, and a unit test checks it. */
const AREAS = "scripts/lib/tests/areas.ts";
/** They read files of any kind, instead of importing them. */
const ALWAYS = ["tests/check/", "parse-content.", "catalogue-data.", "site-tokens."];
const RULES = "firestore.rules";
const DEPLOYED =
  /^functions\/src\/(index|platform\/(config|schedule|limits|service-accounts))\.ts$|^scripts\/(commands\/(start|setup)\.ts$|lib\/(doctor|release|setup)\/)/;
/** The functions answer with pages that these draw. */
const RENDERED = /^web\/(site\/src\/(app|pages|ui)|kit\/ui)\//;
const SUITES_ON_SERVERS = ["rules", "functions", "rehearsal", "e2e"] as const;

type ServerSuite = (typeof SUITES_ON_SERVERS)[number];

/**
 * Chooses the tests that a change touches: docs/testing.md.
 * @param files changed ones, from the root
 */
export async function planChange(files: readonly string[]): Promise<Plan> {
  if (files.some(isFoundation)) return toPlan([]);
  const unit = await findRelatedTests(files);
  const plan: (readonly [SuiteName, readonly string[] | undefined])[] = [
    ["check", []],
    ["unit", unit],
    ...SUITES_ON_SERVERS.map((suite) => [suite, chooseTests(suite, files)] as const),
  ];
  return Object.fromEntries(plan.filter(([, tests]) => tests !== undefined));
}

/** @returns what differs from where `commit` and HEAD parted, also what is not committed */
export async function listChangedFiles(commit: string): Promise<readonly string[]> {
  const base = await git("merge-base", commit, "HEAD");
  const changed = await git("diff", "--name-only", "--no-renames", "-z", base.trim());
  const added = await git("ls-files", "--others", "--exclude-standard", "-z");
  return `${changed}${added}`.split("\0").filter(Boolean);
}

async function git(...args: readonly string[]): Promise<string> {
  const { failed, stdout, stderr } = await capture("git", args);
  if (failed) throw new UserError(`git ${args.join(" ")}: ${stderr}`);
  return stdout;
}

export function isFoundation(path: string): boolean {
  return path !== AREAS && FOUNDATIONS.some((beginning) => path.startsWith(beginning));
}

/** Vitest's own search, which follows imports, and the tests that read any file. */
async function findRelatedTests(files: readonly string[]): Promise<readonly string[]> {
  const related = files.map((path) => inRoot(path));
  const { createVitest } = await import("vitest/node");
  const vitest = await createVitest("test", { root, watch: false, related, reporters: [] });
  const found = await vitest.getRelevantTestSpecifications();
  await vitest.close();
  const tests = found.map(({ moduleId }) => relative(root, moduleId));
  return [...new Set([...findTests("unit", ALWAYS), ...tests])].sort();
}

/** @returns files of a suite; none is the whole suite, and undefined that it does not run */
export function chooseTests(
  suite: ServerSuite,
  files: readonly string[],
): readonly string[] | undefined {
  const all = findTests(suite, [""]);
  const chosenTests = new Set(files.flatMap((path) => findTouched(suite, path, all)));
  if (chosenTests.size === all.length) return [];
  return chosenTests.size > 0 ? [...chosenTests].sort() : undefined;
}

function findTouched(suite: ServerSuite, path: string, all: readonly string[]): readonly string[] {
  const files = globSync(`tests/${suite}/**/*.ts`, { cwd: root });
  if (path.startsWith(`tests/${suite}/`)) return findUsers([path], files, all);
  if (suite === "rules" && path === RULES) return all;
  if (suite === "rehearsal" && DEPLOYED.test(path)) return all;
  const names = findNames(suite, path).map((name) => `tests/${suite}/${name}`);
  const importers = files.filter((file) => suite !== "e2e" && hasText(file, getImportName(path)));
  return [
    ...all.filter((test) => names.some((name) => test.startsWith(name))),
    ...findUsers(importers, files, all),
  ];
}

/** @returns the tests that reach one of these files of their suite; all, when one is used in another way */
function findUsers(
  changed: readonly string[],
  files: readonly string[],
  all: readonly string[],
): readonly string[] {
  const reached = new Set(changed.filter((file) => existsSync(inRoot(file))));
  for (const file of reached) {
    const users = files.filter((user) => hasText(user, `/${basename(file)}"`));
    if (users.length === 0 && !file.endsWith(".test.ts")) return all;
    for (const user of users) reached.add(user);
  }
  return all.filter((test) => reached.has(test));
}

function findNames(suite: ServerSuite, path: string): readonly string[] {
  if (suite === "e2e") return findArea(path)?.e2e ?? [];
  const isUsed = suite === "functions" && (!path.startsWith("web/") || RENDERED.test(path));
  return isUsed ? (findArea(path)?.functions ?? []) : [];
}

/** As tests of functions and rules name it in an import. */
function getImportName(path: string): string {
  const domain = /^(domain\/.*)\.ts$/.exec(path)?.[1];
  return domain ? `"${domain}"` : `/${path}"`;
}

function hasText(path: string, text: string): boolean {
  return readFileSync(inRoot(path), "utf8").includes(text);
}

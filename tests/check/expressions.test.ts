import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requireLinearExpressions } from "../../scripts/lib/checks/expressions.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Each needs quadratic time or more, for another reason. */
const SLOW = [
  "/(?:a+)+$/",
  String.raw`/\s*\n\s*/g`,
  String.raw`/\s+$/`,
  String.raw`/[ \t]+\n/g`,
  String.raw`/^\[a\]:\s*\n?\s*\S/gm`,
  String.raw`/\[a\]:\s*\s*x/`,
  "/<[^>]*>/g",
  String.raw`/\d+\.?\d*%/`,
  String.raw`/(?<=a\.*)\.(?=b)/g`,
  String.raw`new RegExp("\\s+,", "g")`,
  'new RegExp(BLANKS + ",")',
];
/** Slow, too, because of the characters before the repetition. */
const SLOW_AFTER_START = [
  "/<!--.*?-->/gs",
  String.raw`/\]\([^)]*\)/g`,
  String.raw`/<pre>([^]*?)<\/pre>/dg`,
];
const LINEAR = [
  String.raw`/(?<!\s)\s+$/`,
  "/<[^<>]*>/g",
  String.raw`/^\d+(?:\.\d*)?$/`,
  "/<!--(?:(?!-->).)*/gs",
  String.raw`/\[[^[\]]*\]/g`,
];

/** What the linter cannot read: files that put expressions together, with the reason why they are linear. */
const BUILT = {
  "domain/article-html/parse-limits.ts": "names of tags",
  "domain/articles/heading-text.ts": "names of tags",
  "domain/contact/email.ts": "bounded parts, at most 254 characters",
  "domain/generation/claims.ts": "bounded numbers and units",
  "domain/generation/generated-article.ts": "the name of a field",
  "domain/pictures/picture.ts": "widths of copies",
  "domain/pictures/replaced-picture.ts": "the id of a picture",
  "domain/shared/units.ts": "units after one digit",
  "domain/tags/tags.ts": "words of letters and blanks, which the build checks",
  "web/kit/csv/parse-csv.ts": "one class of characters, repeated from one place only",
  "web/panel/src/editor/body/claim-places.ts": "a text whose special characters are escaped",
  "web/panel/src/editor/body/find/find-text.ts": "a text whose special characters are escaped",
  "web/panel/src/lib/word-search.ts": "words whose special characters are escaped",
  "web/site/src/app/document/critical-css.ts": "the name of a style",
  "web/site/src/app/document/first-picture.ts": "the name of an attribute",
  "web/site/src/app/site-route.ts": "the path of a route",
  "web/site/src/catalogue/finder/inches.ts": "bounded numbers and units of length",
  "web/site/src/catalogue/finder/parse-query.ts": "bounded numbers and words",
  "web/site/src/catalogue/finder/vocabulary.ts":
    "words of a table, each followed or preceded by bounded parts",
  "web/site/src/pages/articles/match.ts": "words of letters and digits",
};

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "expressions-"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  for (const name of ["domain", "functions", "web"]) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, expressions: readonly string[]): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  const lines = ['const BLANKS = "\\\\s+";', "export const all = [BLANKS,", ...expressions];
  writeFileSync(file, `${lines.join("\n")}\n];\n`);
}

/** @returns lines `file:line:column: reason` */
function findSlow(): readonly string[] {
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const args = [oxlint, "--quiet", "--format", "unix", "domain", "functions", "web"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes("super-linear"));
}

it("lint refuses expressions that need more than linear time", () => {
  for (const [n, expression] of SLOW.entries()) {
    write(`domain/slow-${n}.ts`, [expression]);
    write(`web/panel/src/slow-${n}.tsx`, [expression]);
  }
  write("web/kit/lib/linear.ts", [LINEAR.join(",\n")]);
  const findings = findSlow().join("\n");
  for (const n of SLOW.keys()) {
    expect(findings).toContain(`domain/slow-${n}.ts`);
    expect(findings).toContain(`web/panel/src/slow-${n}.tsx`);
  }
  expect(findings).not.toContain("linear.ts");
});

it.each(SLOW_AFTER_START)("the check refuses %s", (expression) => {
  write("web/kit/lib/linear.ts", [LINEAR.join(",\n")]);
  expect(() => requireLinearExpressions(folder)).not.toThrow();
  write("domain/slow.ts", [expression]);
  expect(() => requireLinearExpressions(folder)).toThrow(
    `domain/slow.ts: ${expression} is slow for`,
  );
});

it("files that put expressions together are listed with a reason", () => {
  const sources = globSync(
    "{domain,functions/src,web/kit,web/site/src,web/panel/src}/**/*.{ts,tsx}",
    { cwd: root },
  )
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => /\bRegExp\((?!\s*["'])/.test(readFileSync(join(root, file), "utf8")));
  expect(sources.toSorted()).toEqual(Object.keys(BUILT));
});

it("expressions that the domain puts together are linear", async () => {
  const built = new Set<string>();
  const recorded = new Proxy(RegExp, {
    construct: (target, args: [string, string?]) => {
      const expression = new target(...args);
      built.add(String(expression));
      return expression;
    },
  });
  vi.stubGlobal("RegExp", recorded);
  vi.resetModules();
  for (const file of Object.keys(BUILT))
    if (/^(?:domain|functions|web\/site\/src\/catalogue)\//.test(file))
      await import(join(root, file));
  vi.unstubAllGlobals();
  expect(built.size).toBeGreaterThan(15);
  write("domain/built.ts", [[...built].join(",\n")]);
  expect(findSlow()).toEqual([]);
});

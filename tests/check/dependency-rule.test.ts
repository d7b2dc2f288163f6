import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Packages that the cases import, linked into the folder. */
const PACKAGES = [
  "@chakra-ui",
  "@types",
  "firebase",
  "firebase-admin",
  "react",
  "react-router-dom",
  "reactfire",
  "rehype-sanitize",
];
const root = fileURLToPath(new URL("../../", import.meta.url));

/** File that imports, what it imports. One line for every arrow that must not exist. */
const FORBIDDEN = [
  ["web/site/src/pages/landing/x.tsx", "#app/routes.tsx"],
  ["web/site/src/pages/landing/x.tsx", "#firebase/public-query.ts"],
  ["web/site/src/pages/landing/x.tsx", "#pages/contact/contact-page.tsx"],
  ["web/site/src/pages/landing/x.tsx", "../contact/contact-page.tsx"],
  ["web/site/src/pages/landing/x.tsx", "firebase/firestore"],
  ["web/site/src/pages/landing/x.tsx", "../../../../panel/src/posts/list/post-list.tsx"],
  ["web/site/src/app/x.tsx", "firebase/auth"],
  ["web/site/src/app/x.tsx", "#testing/render.tsx"],
  ["web/site/src/app/x.tsx", "functions/testing/builders"],
  ["web/site/src/app/x.tsx", "../../../../functions/src/platform/config.ts"],
  ["web/site/src/app/x.tsx", "../../../../tests/support/builders.ts"],
  ["web/site/src/x.tsx", "firebase/auth"],
  ["web/site/src/ui/x.tsx", "#data/articles/posts.ts"],
  ["web/site/src/ui/x.tsx", "#pages/landing/landing-page.tsx"],
  ["web/site/src/lib/x.ts", "react"],
  ["web/site/src/calculators/x.ts", "react"],
  ["web/site/src/catalogue/x.ts", "#lib/format/numbers.ts"],
  ["web/panel/src/imports/jobs/x.tsx", "../../../../site/src/pages/landing/landing-page.tsx"],
  ["web/panel/src/imports/jobs/x.tsx", "#posts/list/post-list.tsx"],
  ["web/panel/src/imports/jobs/x.tsx", "#app/routes.tsx"],
  ["web/panel/src/imports/jobs/x.tsx", "reactfire"],
  ["web/panel/src/similarity/x.tsx", "#posts/list/post-list.tsx"],
  ["web/panel/src/app/x.tsx", "firebase/auth"],
  ["web/panel/src/posts/data/x.ts", "#ui/toasts/toaster.tsx"],
  ["web/panel/src/posts/data/x.ts", "#imports/jobs/use-jobs.ts"],
  ["web/panel/src/posts/data/x.ts", "../list/post-list.tsx"],
  ["web/panel/src/posts/data/x.ts", "@chakra-ui/react"],
  ["web/panel/src/firebase/x.ts", "#posts/data/posts.ts"],
  ["web/panel/src/firebase/x.ts", "#ui/toasts/toaster.tsx"],
  ["web/panel/src/firebase/x.ts", "@chakra-ui/react"],
  ["web/panel/src/ui/x.tsx", "#posts/data/posts.ts"],
  ["web/kit/lib/x.ts", "react"],
  ["web/kit/lib/x.ts", "../ui/image.tsx"],
  ["web/kit/ui/x.tsx", "../../site/src/ui/letter.tsx"],
  ["web/kit/ui/x.tsx", "firebase/auth"],
  ["domain/x.ts", "firebase-admin/firestore"],
  ["domain/x.ts", "node:fs"],
  ["domain/posts/x.ts", "../../functions/src/adapters/store.ts"],
  ["domain/posts/x.ts", "../../functions/src/platform/config.ts"],
  ["functions/src/use-cases/posts/x.ts", "../../adapters/store.ts"],
  ["functions/src/use-cases/posts/x.ts", "../../platform/config.ts"],
  ["functions/src/use-cases/x.ts", "firebase-admin/firestore"],
  ["functions/src/use-cases/x.ts", "../testing/builders.ts"],
  ["functions/src/use-cases/x.test.ts", "firebase-admin/firestore"],
  ["functions/src/adapters/x.ts", "../index.ts"],
  ["functions/src/adapters/x.ts", "../platform/call.ts"],
  ["functions/src/adapters/x.ts", "../endpoints/contact.ts"],
  ["functions/src/adapters/x.ts", "../../../web/kit/lib/paths.ts"],
  ["functions/src/platform/call.ts", "../../../tests/support/builders.ts"],
] as const;

const ALLOWED = [
  ["web/site/src/pages/landing/x.tsx", "./hero.tsx"],
  ["web/site/src/pages/landing/x.tsx", "#data/articles/posts.ts"],
  ["web/site/src/pages/landing/x.tsx", "@chakra-ui/react"],
  ["web/site/src/pages/landing/x.tsx", "kit/lib/paths"],
  ["web/panel/src/editor/side/x.tsx", "../messages.ts"],
  ["web/panel/src/editor/side/x.tsx", "#posts/data/posts.ts"],
  ["web/panel/src/editor/side/x.tsx", "#similarity/similar-note.tsx"],
  ["web/panel/src/imports/jobs/x.tsx", "domain/shared/slug"],
  ["web/panel/src/app/x.tsx", "#posts/list/post-list.tsx"],
  ["web/panel/src/posts/data/x.ts", "kit/firebase/panel-sdk"],
  ["web/panel/src/posts/data/x.ts", "firebase/firestore"],
  ["web/panel/src/firebase/x.ts", "reactfire"],
  ["web/kit/lib/x.ts", "domain/shared/slug"],
  ["domain/x.ts", "./slug.ts"],
  ["domain/article-html/x.ts", "rehype-sanitize"],
  ["domain/article-html/x.ts", "hast"],
  ["domain/article-html/x.ts", "../posts/slug.ts"],
  ["functions/src/use-cases/posts/x.ts", "domain/posts/slug"],
  ["functions/src/adapters/x.ts", "firebase-admin/firestore"],
  ["functions/src/adapters/x.ts", "../use-cases/imports/start-import.ts"],
  ["functions/src/adapters/x.ts", "../platform/config.ts"],
  ["functions/src/adapters/x.test.ts", "../testing/builders.ts"],
  ["functions/src/index.ts", "./adapters/store.ts"],
  ["functions/src/index.ts", "#ssr-entry"],
] as const;

const RULES = ".dependency-cruiser.mjs";
const FOLDER_RULE = ".dependency-cruiser-folders.mjs";
const CONFIGURATIONS = [RULES, FOLDER_RULE];

let folder: string;
let violations: readonly {
  readonly from: string;
  readonly rule: { readonly name: string };
}[];

/** Each case has its own file in its folder, so that one run checks all cases. */
function toFilePath(path: string, specifier: string): string {
  const name = Buffer.from(specifier).toString("hex");
  return path.replace(/[^/.]+(\.(?:test\.)?tsx?)$/, `case-${name}$1`);
}

/** Path in the repository that a specifier names; undefined for packages. */
function findTarget(path: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return normalize(join(dirname(path), specifier));
  if (specifier === "#ssr-entry") return undefined;
  const [door] = /^web\/\w+\//.exec(path) ?? [];
  if (specifier.startsWith("#")) return `${door}src/${specifier.slice(1)}`;
  if (specifier.startsWith("kit/")) return `web/${specifier}.ts`;
  if (specifier.startsWith("domain/")) return `${specifier}.ts`;
  if (specifier.startsWith("functions/")) return `functions/src/${specifier.slice(10)}.ts`;
  return undefined;
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Checks every case at once, in a folder that holds nothing but them, what they import and the configuration. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dependency-rule-"));
  for (const file of [
    ...CONFIGURATIONS,
    "domain/package.json",
    "web/kit/package.json",
    "web/panel/package.json",
    "web/site/package.json",
    "functions/package.json",
  ]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, "node_modules"));
  for (const path of ["domain", "functions", "web/kit"])
    symlinkSync(join(folder, path), join(folder, "node_modules", basename(path)));
  for (const name of PACKAGES)
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name), "dir");
  for (const [path, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    write(toFilePath(path, specifier), `import { x } from "${specifier}";\nx();\n`);
    const target = findTarget(path, specifier);
    if (target) write(target, "export const x = () => {};\n");
  }
  write("web/kit/lib/one.ts", 'import type { Two } from "./two.ts";\nexport type One = Two[];\n');
  write("web/kit/lib/two.ts", 'import type { One } from "./one.ts";\nexport type Two = One | 2;\n');
  write("web/kit/lib/unresolved.ts", 'import "./absent.ts";\n');
  write("web/kit/lib/folders/a/to-b.ts", 'import "../b/leaf.ts";\n');
  write("web/kit/lib/folders/b/leaf.ts", "export {};\n");
  write("web/kit/lib/folders/b/to-a.ts", 'import "../a/leaf.ts";\n');
  write("web/kit/lib/folders/a/leaf.ts", "export {};\n");
  write("web/kit/lib/folders/b/x.test.ts", 'import "../tested/leaf.ts";\n');
  write("web/kit/lib/folders/tested/leaf.ts", 'import "../b/leaf.ts";\n');
  violations = findViolations(RULES);
});

function findViolations(configuration: string): typeof violations {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/.bin/depcruise"),
      ...["--config", configuration, "--output-type=json", "domain", "web", "functions"],
    ],
    { cwd: folder, encoding: "utf8", maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout).summary.violations;
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("dependency rule", () => {
  it.each(FORBIDDEN)("%s may not import %s", (path, specifier) => {
    const forbidden = violations.filter(({ rule }) => rule.name !== "resolved");
    expect(forbidden.map(({ from }) => from)).toContain(toFilePath(path, specifier));
  });
  it.each(ALLOWED)("%s may import %s", (path, specifier) => {
    expect(violations.map(({ from }) => from)).not.toContain(toFilePath(path, specifier));
  });
  it("reports an import that does not resolve, which the other rules would not see", () => {
    const unresolved = violations.filter(({ rule }) => rule.name === "resolved");
    expect(unresolved.map(({ from }) => from)).toEqual(["web/kit/lib/unresolved.ts"]);
  });
  it("forbids a cycle of two files that import only types of each other", () => {
    const cycles = violations.filter(({ rule }) => rule.name === "no-cycles");
    expect(cycles.map(({ from }) => from)).toEqual(["web/kit/lib/one.ts"]);
  });
  it("forbids two folders whose files import each other's, tests aside", () => {
    const found = findViolations(FOLDER_RULE).map(({ from }) => from);
    const folders = found.filter((from) => from.startsWith("web/kit/lib/folders/"));
    expect(folders.sort()).toEqual(["web/kit/lib/folders/a", "web/kit/lib/folders/b"]);
  });
});

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
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
  ["web/site/src/pages/landing/x.tsx", "#admin/posts/post-list.tsx"],
  ["web/site/src/pages/landing/x.tsx", "#site/contact/contact-page.tsx"],
  ["web/site/src/pages/landing/x.tsx", "#app/routes.tsx"],
  ["web/site/src/pages/landing/x.tsx", "#firebase/panel-sdk.ts"],
  ["web/site/src/pages/landing/x.tsx", "firebase/firestore"],
  ["web/site/src/pages/landing/x.tsx", "react-router-dom"],
  ["web/site/src/pages/landing/x.tsx", "../contact/contact-page.tsx"],
  ["web/panel/src/imports/jobs/x.tsx", "#site/landing/landing-page.tsx"],
  ["web/panel/src/imports/jobs/x.tsx", "#admin/posts/post-list.tsx"],
  ["web/panel/src/imports/jobs/x.tsx", "#firebase/panel-sdk.ts"],
  ["web/panel/src/imports/jobs/x.tsx", "reactfire"],
  ["web/panel/src/app/blog-tab.tsx", "#site/landing/landing-page.tsx"],
  ["web/panel/src/app/blog-tab.tsx", "firebase/auth"],
  ["web/src/data/posts/x.ts", "#ui/panel/toasts/toaster.tsx"],
  ["web/src/data/posts/x.ts", "#admin/import-jobs/use-jobs.ts"],
  ["web/src/data/posts/x.ts", "@chakra-ui/react"],
  ["web/src/firebase/x.ts", "#data/posts/posts.ts"],
  ["web/src/firebase/x.ts", "#ui/panel/toasts/toaster.tsx"],
  ["web/src/firebase/x.ts", "@chakra-ui/react"],
  ["web/site/src/ui/site/x.tsx", "#data/posts/posts.ts"],
  ["web/site/src/ui/site/x.tsx", "#site/landing/landing-page.tsx"],
  ["web/src/lib/x.ts", "react"],
  ["web/src/lib/x.ts", "#ui/shared/image.tsx"],
  ["web/src/app/x.tsx", "firebase/auth"],
  ["web/src/x.tsx", "firebase/auth"],
  ["web/src/app/x.tsx", "#testing/render.tsx"],
  ["web/src/app/x.tsx", "functions/testing/builders"],
  ["web/src/app/x.tsx", "../../../functions/src/platform/config.ts"],
  ["web/src/app/x.tsx", "../../../tests/support/builders.ts"],
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
  ["web/panel/src/editor/side/x.tsx", "../messages.ts"],
  ["web/site/src/pages/landing/x.tsx", "#data/posts/posts.ts"],
  ["web/site/src/pages/landing/x.tsx", "@chakra-ui/react"],
  ["web/panel/src/imports/jobs/x.tsx", "domain/shared/slug"],
  ["web/panel/src/app/blog-tab.tsx", "#admin/posts/post-list.tsx"],
  ["web/src/data/posts/x.ts", "#firebase/panel-sdk.ts"],
  ["web/src/data/posts/x.ts", "firebase/firestore"],
  ["web/src/firebase/x.ts", "reactfire"],
  ["web/src/lib/x.ts", "domain/shared/slug"],
  ["web/src/app/x.tsx", "#admin/import-jobs/jobs-tab.tsx"],
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
function fileOf(path: string, specifier: string): string {
  const name = Buffer.from(specifier).toString("hex");
  return path.replace(/[^/.]+(\.(?:test\.)?tsx?)$/, `case-${name}$1`);
}

/** Path in the repository that a specifier names; undefined for packages. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return normalize(join(dirname(path), specifier));
  if (specifier === "#ssr-entry") return undefined;
  if (specifier.startsWith("#")) return `web/src/${specifier.slice(1)}`;
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
    "web/site/package.json",
    "functions/package.json",
  ]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, "node_modules"));
  for (const name of ["domain", "functions"])
    symlinkSync(join(folder, name), join(folder, "node_modules", name));
  for (const name of PACKAGES)
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name), "dir");
  for (const [path, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    write(fileOf(path, specifier), `import { x } from "${specifier}";\nx();\n`);
    const target = targetOf(path, specifier);
    if (target) write(target, "export const x = () => {};\n");
  }
  write("web/src/lib/one.ts", 'import type { Two } from "./two.ts";\nexport type One = Two[];\n');
  write("web/src/lib/two.ts", 'import type { One } from "./one.ts";\nexport type Two = One | 2;\n');
  write("web/src/lib/unresolved.ts", 'import "#lib/absent.ts";\n');
  write("web/src/lib/folders/a/to-b.ts", 'import "../b/leaf.ts";\n');
  write("web/src/lib/folders/b/leaf.ts", "export {};\n");
  write("web/src/lib/folders/b/to-a.ts", 'import "../a/leaf.ts";\n');
  write("web/src/lib/folders/a/leaf.ts", "export {};\n");
  write("web/src/lib/folders/b/x.test.ts", 'import "../tested/leaf.ts";\n');
  write("web/src/lib/folders/tested/leaf.ts", 'import "../b/leaf.ts";\n');
  violations = violationsOf(RULES);
});

function violationsOf(configuration: string): typeof violations {
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
    expect(forbidden.map(({ from }) => from)).toContain(fileOf(path, specifier));
  });
  it.each(ALLOWED)("%s may import %s", (path, specifier) => {
    expect(violations.map(({ from }) => from)).not.toContain(fileOf(path, specifier));
  });
  it("reports an import that does not resolve, which the other rules would not see", () => {
    const unresolved = violations.filter(({ rule }) => rule.name === "resolved");
    expect(unresolved.map(({ from }) => from)).toEqual(["web/src/lib/unresolved.ts"]);
  });
  it("forbids a cycle of two files that import only types of each other", () => {
    const cycles = violations.filter(({ rule }) => rule.name === "no-cycles");
    expect(cycles.map(({ from }) => from)).toEqual(["web/src/lib/one.ts"]);
  });
  it("forbids two folders whose files import each other's, tests aside", () => {
    const found = violationsOf(FOLDER_RULE).map(({ from }) => from);
    const folders = found.filter((from) => from.startsWith("web/src/lib/folders/"));
    expect(folders.sort()).toEqual(["web/src/lib/folders/a", "web/src/lib/folders/b"]);
  });
});

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** File that imports, what it imports. One line for every arrow that must not exist. */
const FORBIDDEN = [
  ["web/src/site/landing/x.tsx", "#admin/posts/post-list.tsx"],
  ["web/src/site/landing/x.tsx", "#site/contact/contact-page.tsx"],
  ["web/src/site/landing/x.tsx", "#app/routes.tsx"],
  ["web/src/site/landing/x.tsx", "#firebase/panel.ts"],
  ["web/src/site/landing/x.tsx", "firebase/firestore"],
  ["web/src/site/landing/x.tsx", "react-router-dom"],
  ["web/src/site/landing/x.tsx", "../contact/contact-page.tsx"],
  ["web/src/admin/jobs/x.tsx", "#site/landing/landing-page.tsx"],
  ["web/src/admin/jobs/x.tsx", "#admin/posts/post-list.tsx"],
  ["web/src/admin/jobs/x.tsx", "#firebase/panel.ts"],
  ["web/src/admin/jobs/x.tsx", "reactfire"],
  ["web/src/admin/blog-tab.tsx", "#site/landing/landing-page.tsx"],
  ["web/src/admin/blog-tab.tsx", "firebase/auth"],
  ["web/src/data/x.ts", "#ui/toaster.tsx"],
  ["web/src/data/x.ts", "#admin/jobs/use-jobs.ts"],
  ["web/src/data/x.ts", "@chakra-ui/react"],
  ["web/src/firebase/x.ts", "#data/posts.ts"],
  ["web/src/firebase/x.ts", "#ui/toaster.tsx"],
  ["web/src/ui/x.tsx", "#data/posts.ts"],
  ["web/src/ui/x.tsx", "#site/landing/landing-page.tsx"],
  ["web/src/lib/x.ts", "react"],
  ["web/src/lib/x.ts", "#ui/image.tsx"],
  ["web/src/app/x.tsx", "firebase/auth"],
  ["web/src/app/x.tsx", "../../../tests/support/builders.ts"],
  ["functions/src/domain/x.ts", "firebase-admin/firestore"],
  ["functions/src/domain/x.ts", "node:fs"],
  ["functions/src/domain/x.ts", "../adapters/store.ts"],
  ["functions/src/domain/x.ts", "../config.ts"],
  ["functions/src/use-cases/x.ts", "../adapters/store.ts"],
  ["functions/src/use-cases/x.ts", "../config.ts"],
  ["functions/src/use-cases/x.ts", "firebase-admin/firestore"],
  ["functions/src/adapters/x.ts", "../index.ts"],
  ["functions/src/adapters/x.ts", "../../../web/src/lib/paths.ts"],
  ["functions/src/call.ts", "../../tests/support/builders.ts"],
] as const;

const ALLOWED = [
  ["web/src/site/landing/x.tsx", "./hero.tsx"],
  ["web/src/site/landing/x.tsx", "#data/posts.ts"],
  ["web/src/site/landing/x.tsx", "@chakra-ui/react"],
  ["web/src/admin/jobs/x.tsx", "functions/domain/slug"],
  ["web/src/admin/blog-tab.tsx", "#admin/posts/post-list.tsx"],
  ["web/src/data/x.ts", "#firebase/panel.ts"],
  ["web/src/data/x.ts", "firebase/firestore"],
  ["web/src/firebase/x.ts", "reactfire"],
  ["web/src/lib/x.ts", "functions/domain/slug"],
  ["web/src/app/x.tsx", "#admin/jobs/jobs-tab.tsx"],
  ["functions/src/domain/x.ts", "./slug.ts"],
  ["functions/src/domain/article-html/x.ts", "rehype-sanitize"],
  ["functions/src/domain/article-html/x.ts", "../slug.ts"],
  ["functions/src/use-cases/x.ts", "../domain/slug.ts"],
  ["functions/src/adapters/x.ts", "firebase-admin/firestore"],
  ["functions/src/adapters/x.ts", "../use-cases/start-import.ts"],
  ["functions/src/index.ts", "./adapters/store.ts"],
] as const;

let folder: string;
let refused: ReadonlySet<string>;

/** Where the n-th case lies below its own folder, so that the layer's pattern decides. */
function fileOf(path: string, specifier: string): string {
  const name = Buffer.from(specifier).toString("hex");
  return join(dirname(path), `case-${name}.ts${path.endsWith("x") ? "x" : ""}`);
}

/** Judges every case at once, in a copy of the tree that holds nothing but them and our configuration. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dependency-rule-"));
  for (const file of ["biome.json", ".gitignore"])
    copyFileSync(join(root, file), join(folder, file));
  for (const [path, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    const file = join(folder, fileOf(path, specifier));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { x } from "${specifier}";\nx();\n`);
  }
  const { stdout } = spawnSync(
    join(root, "node_modules/.bin/biome"),
    [
      "lint",
      "--only=style/noRestrictedImports",
      "--reporter=github",
      "--max-diagnostics=none",
      "--colors=off",
      ".",
    ],
    { cwd: folder, encoding: "utf8" },
  );
  refused = new Set(
    [...stdout.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),/g)].map(
      ([, file = ""]) => relative(folder, resolve(folder, file)),
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("dependency rule", () => {
  it.each(FORBIDDEN)("%s may not import %s", (path, specifier) => {
    expect(refused).toContain(fileOf(path, specifier));
  });
  it.each(ALLOWED)("%s may import %s", (path, specifier) => {
    expect(refused).not.toContain(fileOf(path, specifier));
  });
});

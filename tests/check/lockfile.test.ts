import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Lockfile {
  readonly packages: Record<string, { readonly optionalDependencies?: Record<string, string> }>;
}

it("the lockfile names the platform packages of every operating system", () => {
  const text = readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8");
  const { packages } = JSON.parse(text) as Lockfile;
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`],
    ),
  );
  expect(missing, "run node scripts/run.mjs complete-lockfile").toEqual([]);
});

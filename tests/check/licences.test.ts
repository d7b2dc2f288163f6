import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Entry {
  readonly license?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

const PERMISSIVE = new Set([
  ...["MIT", "MIT-0", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD"],
  ...["Apache-2.0 AND MIT", "MIT AND ISC AND BSD-3-Clause"],
  ...["BlueOak-1.0.0", "CC0-1.0", "Python-2.0", "MIT OR Apache-2.0", "(MIT OR CC0-1.0)"],
  "(BSD-2-Clause OR MIT OR Apache-2.0)",
  "(MIT AND Zlib)",
]);

/** Reasons: docs/dependencies.md. */
const REVIEWED: readonly RegExp[] = [
  /^@img\/sharp-/,
  /^lightningcss(?:-|$)/,
  /^(?:@axe-core\/playwright|axe-core)$/,
  /^spdx-exceptions$/,
  /^(?:deep-freeze|url-template|fuzzy|limiter|parse-cache-control|png-js|valid-url)$/,
];

const text = readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8");
const { packages } = JSON.parse(text) as { readonly packages: Record<string, Entry> };
const installed = Object.entries(packages)
  .filter(([path, { link }]) => path.includes("node_modules/") && !link)
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ""), ...entry }));

it("every package has a permissive or an accepted license", () => {
  const unclear = installed.filter(
    ({ name, license, optional }) =>
      // Packages for other systems have the license of their parent.
      !(license === undefined ? optional : PERMISSIVE.has(license)) &&
      !REVIEWED.some((pattern) => pattern.test(name)),
  );
  expect(unclear.map(({ name, license }) => `${name}: ${license ?? "unknown"}`)).toEqual([]);
});

it("every accepted license belongs to an installed package", () => {
  const idle = REVIEWED.filter((pattern) => !installed.some(({ name }) => pattern.test(name)));
  expect(idle.map(String)).toEqual([]);
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Lockfile, toLockfile } from "../../scripts/lib/build/functions-lockfile.ts";

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));

const dependencies = { store: "1.0.0", log: "2.0.0" };
const packages: Lockfile["packages"] = {
  "": { devDependencies: { tool: "1.0.0" } },
  functions: { dependencies, devDependencies: { types: "1.0.0" } },
  "functions/node_modules/log": { version: "2.0.0" },
  "node_modules/functions": { link: true },
  "node_modules/log": { version: "1.0.0" },
  "node_modules/store": {
    version: "1.0.0",
    dependencies: { log: "^1.0.0", net: "^1.0.0" },
    optionalDependencies: { "store-linux": "1.0.0", "store-win32": "1.0.0" },
    peerDependencies: { host: "*", types: "*" },
    peerDependenciesMeta: { types: { optional: true } },
  },
  "node_modules/host": { version: "1.0.0" },
  "node_modules/net": { version: "1.0.0", dependencies: { log: "^3.0.0" } },
  "node_modules/net/node_modules/log": { version: "3.0.0" },
  "node_modules/store-linux": { version: "1.0.0", devOptional: true },
  "node_modules/store-win32": { version: "1.0.0", optional: true },
  "node_modules/tool": { version: "1.0.0" },
  "node_modules/types": { version: "1.0.0" },
};
const root = { lockfileVersion: 3, packages };

it("takes over what the functions need, each in the version that its dependent finds", () => {
  const derived = toLockfile("functions", dependencies, root);
  expect(derived).toEqual({
    lockfileVersion: 3,
    packages: {
      "": { dependencies },
      "node_modules/store": packages["node_modules/store"],
      "node_modules/log": { version: "2.0.0" },
      "node_modules/store/node_modules/log": { version: "1.0.0" },
      "node_modules/net": packages["node_modules/net"],
      "node_modules/net/node_modules/log": { version: "3.0.0" },
      "node_modules/store-linux": { version: "1.0.0", optional: true },
      "node_modules/store-win32": { version: "1.0.0", optional: true },
      "node_modules/host": { version: "1.0.0" },
    },
  });
});

it("refuses a lockfile that is older than the functions' package.json", () => {
  const added = { ...dependencies, mail: "1.0.0" };
  expect(() => toLockfile("functions", added, root)).toThrow("run npm install");
});

it.each(["node_modules/net", "node_modules/store-linux"])(
  "refuses a lockfile without %s",
  (path) => {
    const { [path]: _, ...rest } = packages;
    expect(() => toLockfile("functions", dependencies, { packages: rest })).toThrow(
      `node_modules/store needs ${path.slice("node_modules/".length)}, which package-lock.json lacks`,
    );
  },
);

it("the functions' lockfile has the picture library of the cloud's machines, with its hash, and no registry", () => {
  const manifest = read("functions/package.json");
  const derived = toLockfile("functions", manifest.dependencies, read("package-lock.json"));
  for (const name of ["@img/sharp-linux-x64", "@img/sharp-libvips-linux-x64"])
    expect(derived.packages[`node_modules/${name}`]).toMatchObject({
      integrity: expect.stringMatching(/^sha512-/),
      libc: ["glibc"],
      optional: true,
    });
  expect(JSON.stringify(derived)).not.toContain('"resolved"');
});

import { expect, it } from "vitest";
import { requireDependencies } from "../../scripts/lib/build/functions.ts";

const external = (path: string) => ({ path, kind: "dynamic-import" as const, external: true });
const chunk = { bytes: 1, inputs: {}, exports: [] };
const outputs = {
  "lib/index.js": {
    ...chunk,
    imports: [external("node:fs"), external("path"), external("@google-cloud/storage")],
  },
  "lib/chunk.js": {
    ...chunk,
    imports: [
      external("mail/lib/smtp"),
      { path: "lib/index.js", kind: "import-statement" as const },
    ],
  },
};

it("a package that only a chunk imports must be a dependency of the functions", () => {
  const storage = { "@google-cloud/storage": "1.0.0" };
  expect(() => requireDependencies({ outputs }, { ...storage, mail: "1.0.0" })).not.toThrow();
  expect(() => requireDependencies({ outputs }, storage)).toThrow(
    "functions/package.json lacks mail",
  );
});

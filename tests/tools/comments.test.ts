import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requireKnownReferences } from "../../scripts/lib/checks/comments.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comments-"));
  mkdirSync(join(folder, "web/site/src"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(comment: string) {
  writeFileSync(join(folder, "web/site/src/a.ts"), `${comment}\nexport const a = 1;\n`);
  requireKnownReferences(folder);
}

it("accepts references that exist", () => {
  check("// As in web/site/src/a.ts, docs of RFC 5280.");
});

it.each([
  ["a missing file", "// See docs/x.md.", "refers to docs/x.md"],
  ["a paper's chapter", "// SECURITY 3.15", "refers to SECURITY 3"],
  ["a number of requirements", "// PUB-13", "refers to PUB-13"],
])("reports %s", (_, comment, message) => {
  expect(() => check(comment)).toThrow(message);
});

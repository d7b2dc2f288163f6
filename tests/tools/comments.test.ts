import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requireGoodComments } from "../../scripts/lib/checks/comments.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comments-"));
  mkdirSync(join(folder, "web/src"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const CODE = "export const a = 1;\n".repeat(20);
function check(name: string, text: string, room = "web") {
  writeFileSync(join(folder, name), text);
  requireGoodComments(folder, [{ name: room, files: "web/**/*", limit: 30 }]);
}

it("accepts short comments with references that exist", () => {
  check("web/src/a.ts", `// As in web/src/a.ts, docs of RFC 5280.\n${CODE.repeat(3)}`);
});

it.each([
  ["words of a room", `// one two three four five six seven\n${CODE}`, "web has 35 words"],
  ["a missing file", `// See docs/x.md.\n${CODE}`, "refers to docs/x.md"],
  ["a paper's chapter", `// SECURITY 3.15\n${CODE}`, "refers to SECURITY 3"],
  ["a number of requirements", `// PUB-13\n${CODE}`, "refers to PUB-13"],
  [
    "a long first comment",
    `/** ${"word ".repeat(61)}*/\n${CODE.repeat(20)}`,
    "begins with a comment of 61 words",
  ],
])("reports %s", (_, text, message) => {
  expect(() => check("web/src/a.ts", text)).toThrow(message);
});

it("counts tests as an area of their own", () => {
  const text = `// one two three four five six seven\n${CODE}`;
  check("web/src/a.test.ts", text);
  expect(() => check("web/src/a.test.ts", text, "tests")).toThrow("tests has 35 words");
});

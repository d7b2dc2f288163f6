import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { placeholdersIn } from "./placeholders.mjs";

function buildWith(html) {
  const web = mkdtempSync(join(tmpdir(), "nhk-build-"));
  mkdirSync(join(web, "dist"));
  writeFileSync(join(web, "dist/index.html"), html);
  return web;
}

it.each([
  "ventas@nhk-group.example",
  "[Calle y número por confirmar]",
  "+45 00 00 00 00",
  "+4500000000",
])("finds %s in a finished page", (value) => {
  const found = placeholdersIn(buildWith(`<p>Escriba a ${value}, Assens</p>`));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("index.html");
});

it("accepts real data", () => {
  const html =
    '<style>a[href]{}</style><a href="https://www.example.org/">x</a> +45 64 71 00 00 00 <p>Ejemplo [1]</p>';
  expect(placeholdersIn(buildWith(html))).toEqual([]);
});

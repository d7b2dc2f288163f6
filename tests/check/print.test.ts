import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { readText } from "./site-texts.ts";

it("the print stylesheet is a small separate file that does not block rendering on screens", () => {
  const [link] = /<link rel="stylesheet"[^>]*>/.exec(readText("web/site/index.html")) ?? [];
  expect(link).toContain('media="print"');
  const [, file] = /href="\/([^"]+)"/.exec(link ?? "") ?? [];
  expect(gzipSync(readText(`web/site/${file}`)).length).toBeLessThan(1024);
});

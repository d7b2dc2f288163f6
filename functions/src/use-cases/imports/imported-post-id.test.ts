import { findSitemapFile, getSitemapKey } from "domain/articles/sitemap-file";
import { expect, it } from "vitest";
import { toPostId } from "./imported-post-id.ts";

const FILES = [..."0123456789abcdef"].map((after) => ({ after }));

it("is another one for each row, in one file of the sitemap for each job", () => {
  for (let n = 0; n < 20; n += 1) {
    const job = `00000000-0000-4000-8000-${`${n}`.padStart(12, "0")}`;
    const ids = Array.from({ length: 100 }, (_, row) => toPostId(job, row));
    expect(new Set(ids)).toHaveLength(100);
    expect(new Set(ids.map((id) => findSitemapFile(FILES, getSitemapKey(id))))).toHaveLength(1);
  }
});

it("begins with characters that give an import all five fallback pictures", () => {
  const job = "00000000-0000-4000-8000-000000000001";
  const ids = Array.from({ length: 50 }, (_, row) => toPostId(job, row));
  expect(new Set(ids.map((id) => id.charCodeAt(0) % 5))).toEqual(new Set([0, 1, 2, 3, 4]));
});

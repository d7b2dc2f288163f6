import { expect, it } from "vitest";
import { fileOf } from "../../domain/articles/sitemap-file.ts";
import { postIdOf } from "./imported-post-id.ts";

const FILES = [..."0123456789abcdef"].map((after) => ({ after }));

it("is another one for each row, in one file of the sitemap for each job", () => {
  for (let n = 0; n < 20; n += 1) {
    const job = `00000000-0000-4000-8000-${`${n}`.padStart(12, "0")}`;
    const ids = Array.from({ length: 100 }, (_, row) => postIdOf(job, row));
    expect(new Set(ids)).toHaveLength(100);
    expect(new Set(ids.map((id) => fileOf(FILES, id).file))).toHaveLength(1);
  }
});

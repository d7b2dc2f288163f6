import { describe, expect, it } from "vitest";
import { isCsvFile } from "./load-file.ts";

describe("isCsvFile", () => {
  it.each([
    ["posts.csv", "", true],
    ["POSTS.CSV", "application/vnd.ms-excel", true],
    ["posts", "text/csv", true],
    ["posts.xls", "application/vnd.ms-excel", false],
    ["posts.csv.exe", "application/octet-stream", false],
    ["photo.png", "image/png", false],
  ])("%s of type %j: %s", (name, type, yes) => expect(isCsvFile({ name, type })).toBe(yes));
});

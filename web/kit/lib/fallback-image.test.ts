import { expect, it } from "vitest";
import { fallbackImage, fallbackImageUrl } from "./fallback-image.ts";

it.each([
  ["0", "fallback-4"], // code 48
  ["1", "fallback-5"],
  ["2", "fallback-1"],
  ["a1b2", "fallback-3"], // code 97
  ["f", "fallback-3"], // code 102
  ["", "fallback-1"],
] as const)("the post %j shows %s", (id, name) => expect(fallbackImage(id)).toBe(name));

it("has a URL that the schema of posts accepts", () => {
  expect(fallbackImageUrl("fallback-4")).toBe("/images/fallback-4-1200.webp");
});

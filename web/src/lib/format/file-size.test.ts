import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it.each([
  [1, "1 kB"],
  [84_499, "84 kB"],
  [999_400, "999 kB"],
  [4_249_000, "4.2 MB"],
])("shows %i bytes as %s", (bytes, shown) => {
  expect(fileSize(bytes).replace(/\s/, " ")).toBe(shown);
});

it("uses the comma in Spanish", () => {
  expect(fileSize(4_249_000, "es").replace(/\s/, " ")).toBe("4,2 MB");
});

import * as fc from "fast-check";
import { expect, it } from "vitest";

it("tests that call fast-check draw the same input in every run", () => {
  const drawn = () => fc.sample(fc.nat(), 5);
  expect(drawn()).toEqual(drawn());
});

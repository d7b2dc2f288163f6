import { expect, it } from "vitest";
import { isOfCentury } from "./days.ts";

it.each([
  ["0001-01-01T00:00:00Z", false],
  ["1999-12-31T23:59:59Z", false],
  ["2000-01-01T00:00:00Z", true],
  ["2099-12-31T23:59:59Z", true],
  ["2100-01-01T00:00:00Z", false],
  ["9998-12-31T00:00:00Z", false],
  ["", false],
])("isOfCentury of %s is %s", (time, isExpected) =>
  expect(isOfCentury(new Date(time))).toBe(isExpected),
);

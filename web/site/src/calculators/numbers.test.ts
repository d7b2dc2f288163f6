import { describe, expect, it } from "vitest";
import { isAtLeast, reservePercent, roundDown, roundUp } from "./numbers.ts";

describe("comparing and rounding", () => {
  it.each([
    [1, 1 + 0.9e-9, true],
    [1, 1 + 1.1e-9, false],
    [1e6, 1e6 + 0.9e-3, true],
    [1e6, 1e6 + 1.1e-3, false],
    [-20, -20 + 1e-8, true],
    [-20, -20 + 1e-7, false],
    [0, 0, true],
    [0, 1e-300, false],
  ])("%d is at least %d: %s", (a, b, expected) => expect(isAtLeast(a, b)).toBe(expected));

  it.each([
    [150.41666, 151, 150],
    [150, 150, 150],
    [150 + 1e-8, 150, 150],
    [150 + 1e-6, 151, 150],
    [150 - 1e-8, 150, 150],
    [150 - 1e-6, 150, 149],
    [-0.5, 0, -1],
    [0, 0, 0],
  ])("rounds %d up to %d and down to %d", (value, up, down) =>
    expect([roundUp(value) + 0, roundDown(value)]).toEqual([up, down]),
  );
});

it.each([
  [16_000, 13_243.5, 20],
  [350, 158.3333, 121],
  [150, 150, 0],
  [150, 150 + 1e-7, 0],
  [0.3, 0.1, 200],
  [10, 11, -10],
])("%d above %d is a reserve of %d %%", (capacity, required, percent) =>
  expect(reservePercent(capacity, required)).toBe(percent),
);

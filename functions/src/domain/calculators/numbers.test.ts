import { describe, expect, it } from "vitest";
import {
  hasThousandsDot,
  isAtLeast,
  readNumber,
  reservePercent,
  roundDown,
  roundUp,
} from "./numbers.ts";

describe("readNumber", () => {
  it.each([
    ["2400", 2400],
    ["2,4", 2.4],
    ["2.4", 2.4],
    ["2,400", 2.4],
    ["0.400", 0.4],
    ["2.4000", 2.4],
    ["2400.125", 2400.125],
    ["-20", -20],
    ["−20", -20],
    ["+20,5", 20.5],
    ["007", 7],
    [" 12 ", 12],
    [",5", 0.5],
    ["5,", 5],
    ["99999999999999999999", 1e20],
  ])("reads %j as %d", (text, value) => expect(readNumber(text)).toBe(value));

  it("reads -0 as 0, so that no result shows a sign", () => {
    expect(Object.is(readNumber("-0"), 0)).toBe(true);
  });

  it.each([
    ...["2.400", "-2.400", "+100.000", "12.345", "1.900"],
    ...["2.400,5", "2,400.5", "2.400.000", "2 400", "2\u00a0400", "2'400", "2_400"],
    ...["1e3", "1E3", "0x10", "0b1", "Infinity", "NaN", "2400 kg", "15%", "1/2", "~3"],
    ...["", " ", "-", ",", ".", "+", "--1", "1-", "1,,5", "1.5.", "٣", "２", "1\n2"],
    "0".repeat(20).concat("1"),
  ])("refuses %j", (text) => expect(readNumber(text)).toBeNull());

  it.each([
    ["2.400", true],
    [" -2.400 ", true],
    ["0.400", false],
    ["2400.125", false],
    ["2,400", false],
    ["2.400.000", false],
  ])("tells whether %j may have a thousands separator: %s", (text, isAmbiguous) =>
    expect(hasThousandsDot(text)).toBe(isAmbiguous),
  );
});

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

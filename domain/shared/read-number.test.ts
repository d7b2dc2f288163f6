import { describe, expect, it } from "vitest";
import { chooseReading, readNumber } from "./read-number.ts";

describe("readNumber", () => {
  it.each([
    ["2400", 2400],
    ["2,4", 2.4],
    ["2.4", 2.4],
    ["0.400", 0.4],
    ["0,400", 0.4],
    ["2.4000", 2.4],
    ["2400.125", 2400.125],
    ["-20", -20],
    ["−20", -20],
    ["–20", -20],
    ["+20,5", 20.5],
    ["007", 7],
    [" 12 ", 12],
    [",5", 0.5],
    ["5,", 5],
    ["99999999999999999999", 1e20],
    ["1 350", 1350],
    ["1\u00a0350", 1350],
    ["1\u202f350,5", 1350.5],
    ["1.350,5", 1350.5],
    ["1,350.5", 1350.5],
    ["1.350.000", 1_350_000],
    ["1,350,000", 1_350_000],
    ["12'500", 12_500],
    ["-1 350", -1350],
  ])("reads %j as %d", (text, value) => expect(readNumber(text)).toEqual({ value, other: null }));

  it.each([
    ["1.350", 1350, 1.35],
    ["1,350", 1.35, 1350],
    ["-12.500", -12_500, -12.5],
    ["100.000", 100_000, 100],
  ])("reads %j as %d or %d", (text, value, other) =>
    expect(readNumber(text)).toEqual({ value, other }),
  );

  it.each([
    ["1350kg", "kg", 1350],
    ["1350 Kg", "kg", 1350],
    ["1350 kilos", "kg", 1350],
    ["1,35 t", "kg", 1350],
    ["1.350,5 kg", "kg", 1350.5],
    ["20 kN", "N", 20_000],
    ["1500 N", "kN", 1.5],
    ["15%", "%", 15],
    ["60 ºC", "°C", 60],
    ["−10 °C", "°C", -10],
    ["120 cm", "m", 1.2],
    ["3 cm", "mm", 30],
    ["1 m/s", "km/h", 3.6],
    ["300 r.p.m.", "rpm", 300],
    ["50 ppm", "mg/l", 50],
  ])("reads %j in a field of %s as %d", (text, unit, value) =>
    expect(readNumber(text, unit)).toEqual({ value, other: null }),
  );

  it("reads -0 as 0, so that no result shows a sign", () => {
    expect(Object.is(readNumber("-0")?.value, 0)).toBe(true);
  });

  it.each([
    ...["1.35.000", "1.350 000", "1.350.00", "1 350.000,5.1", "12 34", "2_400", "0.400.000"],
    ...["1e3", "1E3", "0x10", "0b1", "Infinity", "NaN", "15 kg", "1/2", "~3", "3 x 4", "4 a 5"],
    ...["", " ", "-", ",", ".", "+", "--1", "1-", "1,,5", "1.5.", "٣", "２", "kg"],
    "0".repeat(30).concat("1"),
  ])("refuses %j", (text) => expect(readNumber(text)).toBeNull());

  it("knows no unit of another field", () => {
    expect(readNumber("20 kN", "kg")).toBeNull();
    expect(readNumber("20 toString", "kg")).toBeNull();
    expect(readNumber("20 kg", "°C")).toBeNull();
  });
});

describe("chooseReading", () => {
  const upTo = (max: number) => (value: number) => value <= max;

  it.each([
    ["1.350", 100_000, 1350],
    ["1.350", 10, 1.35],
    ["1,350", 10, 1.35],
    ["1,350", 100_000, "ask"],
    ["1,35", 1, 1.35],
    ["1.350", 1, 1350],
  ])("takes %s up to %d for %s", (text, max, chosen) => {
    const typed = readNumber(text);
    expect(typed && chooseReading(typed, upTo(max))).toBe(chosen);
  });
});

import * as v from "valibot";
import { expect, it } from "vitest";
import { measureGrowth } from "../testing/cpu-time.ts";
import { joinLines, multilineText, singleLineText } from "./text.ts";

const accepts = (text: string) =>
  [singleLineText(20), multilineText(20)].map((schema) => v.safeParse(schema, text).success);

it.each(["a", "ñ", "e\u0301", "漢", "👩‍🔧", "¿?", "\u200Ba"])("%j is a text", (text) =>
  expect(accepts(text)).toEqual([true, true]),
);

it.each([
  "",
  " ",
  "\u00A0",
  "\u200B\u200D",
  "\u2060",
  "\uFEFF",
  "\u3164",
  "\u2800",
  "\u034F\uFE0F",
])("%j shows nothing and is no text", (text) => expect(accepts(text)).toEqual([false, false]));

it("joins lines with the blanks around their breaks, in linear time", () => {
  expect(joinLines("a \n\t\n b  c\nd")).toBe("a b  c d");
  const blanks = (size: number) => `a${" ".repeat(size)}b`;
  expect(measureGrowth(blanks, 800_000, joinLines).ratio).toBeLessThan(8);
});

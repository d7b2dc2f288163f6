import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { limits } from "../shared/limits.ts";
import { QuoteItemsSchema, quoteMessages } from "./quote-item.ts";

const item = { reference: "NHK-PN-M20-100-316", family: "pies-niveladores", quantity: 1, note: "" };
const getMessage = (items: unknown) => v.safeParse(QuoteItemsSchema, items).issues?.[0].message;
const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...item, reference: `NHK-${n}` }));

describe("the lines of an inquiry", () => {
  it.each<[string, object]>([
    ["a reference that the catalog does not have", { reference: "OLD-1", family: "" }],
    ["the largest quantity", { quantity: 9999 }],
    ["a note with every character of a line", { note: '"=1+1"; <b>ñ</b> 😀' }],
    ["the longest note", { note: "a".repeat(200) }],
    ["the longest reference", { reference: "A".repeat(60) }],
  ])("may have %s", (_, change) => expect(getMessage([{ ...item, ...change }])).toBeUndefined());

  it.each<[string, object, string]>([
    ["a quantity of 0", { quantity: 0 }, quoteMessages.quantity],
    ["a quantity of 10,000", { quantity: 10_000 }, quoteMessages.quantity],
    ["half a piece", { quantity: 0.5 }, quoteMessages.quantity],
    ["a quantity as text", { quantity: "4" }, quoteMessages.quantity],
    ["no quantity", { quantity: Number.NaN }, quoteMessages.quantity],
    ["a note of 201 characters", { note: "a".repeat(201) }, quoteMessages.note],
    ["a note of two lines", { note: "a\nb" }, quoteMessages.note],
    ["a reference of 61 characters", { reference: "A".repeat(61) }, quoteMessages.reference],
    ["a reference with small letters", { reference: "nhk-1" }, quoteMessages.reference],
    ["HTML as reference", { reference: "<B>" }, quoteMessages.reference],
    ["no reference", { reference: "" }, quoteMessages.reference],
    ["an address as family", { family: "//evil.example" }, quoteMessages.reference],
  ])("do not have %s", (_, change, message) =>
    expect(getMessage([{ ...item, ...change }])).toBe(message),
  );

  it("have each reference once", () => {
    expect(getMessage([item, { ...item, quantity: 2 }])).toBe(quoteMessages.twice);
  });

  it("are 1 to 100, without other fields", () => {
    expect(getMessage(lines(limits.quoteItems))).toBeUndefined();
    expect(getMessage(lines(limits.quoteItems + 1))).toBe("Una consulta admite 100 referencias.");
    expect(v.is(QuoteItemsSchema, [])).toBe(false);
    expect(v.is(QuoteItemsSchema, [{ ...item, price: 1 }])).toBe(false);
  });
});

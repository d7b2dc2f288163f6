import { expect, it } from "vitest";
import { daysFrom, textOfDays } from "./days-text.ts";

const total = { views: 3, published: 1, inquiries: { cotizacion: 2 }, kept: 1, late: 0 };
const days = {
  "2026-11-16": { ...total, answer_minutes: [90, 5], pages: { "/blog/acero": 2, "/": 1 } },
  "2026-11-17": { ...total, answer_minutes: [], pages: { "/": 4, "/contacto": 1 } },
};

it("has each path once, and is the same days again", () => {
  const text = textOfDays(days);
  expect(text.split('"/"')).toHaveLength(2);
  expect(daysFrom(text)).toEqual(days);
  expect(daysFrom(textOfDays({}))).toEqual({});
});

it("may be the map of an earlier release", () => {
  expect(daysFrom(days)).toEqual(days);
});

it.each(["", "{}", '{"paths":[],"days":{"2026-11-16":{"views":1}}}', '{"paths":[],"days":[1]}'])(
  "is no other text: %s",
  (text) => {
    expect(() => daysFrom(text)).toThrow();
  },
);

import { expect, it } from "vitest";
import { EMPTY, numberIn, orderNamed, readState, toggled, toQuery, without } from "./state.ts";

it("an address keeps text, choices and numbers", () => {
  const address =
    "?q=freno+total&rosca=m12&rosca=m16&material=aisi-316l&carga=7.5&temp-min=-20&orden=-carga";
  const state = readState(address);
  expect(state).toEqual({
    text: "freno total",
    chosen: [
      { facet: "thread", value: "m12" },
      { facet: "thread", value: "m16" },
      { facet: "material", value: "aisi-316l" },
      { facet: "load", value: 7500 },
      { facet: "cold", value: -20 },
    ],
    order: { column: "load", isDescending: true },
  });
  expect(toQuery(state)).toBe(address);
});

it.each(["?rosca=<b>", "?carga=NaN", "?carga=1e9", "?x=1", "?rosca=", "?orden=toString", ""])(
  "an address without a value is an empty search: %s",
  (address) => expect(readState(address)).toEqual(EMPTY),
);

it.each([
  ["12,5", 12.5],
  [" −20 ", -20],
  ["+100", 100],
  ["12,", 12],
  ["1.200 mm", 1200],
  ["12.500", 12.5],
  ["1,200", undefined],
  ["1.2.3", undefined],
  ["doce", undefined],
])("%s in a field is %s", (text, value) => expect(numberIn("diameter_to", text)).toBe(value));

const foot = { facet: "family", value: "pies-niveladores" } as const;
const other = { facet: "family", value: "pies-ajustables" } as const;
const parsed = {
  understood: [
    { criterion: foot, from: 0, to: 3 },
    { criterion: other, from: 0, to: 3 },
  ],
  words: [{ word: "nbr", from: 4, to: 7 }],
  ...{ isOfAll: false, corrections: [], notes: [] },
};

it("one of two meanings of a word is removed, and the other one kept", () => {
  const state = { ...EMPTY, text: "pie nbr" };
  expect(toggled(state, parsed, other)).toEqual({ ...EMPTY, text: "nbr", chosen: [foot] });
  expect(without(state, parsed, [], ["nbr"])).toEqual({ ...EMPTY, text: "pie" });
});

it("an order without a search is no part of the address", () => {
  expect(toQuery({ ...EMPTY, order: orderNamed("carga") })).toBe("");
});

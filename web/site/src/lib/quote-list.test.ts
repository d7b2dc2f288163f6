import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import {
  addLine,
  insertLine,
  mergeLists,
  parseList,
  type QuoteList,
  readQuantity,
  readShared,
  removeLine,
  setNote,
  setQuantity,
  sharedText,
  undone,
  unitsIn,
} from "./quote-list.ts";

const line = (reference: string, quantity = 1, note = "") => ({
  ...{ reference, quantity, note },
  family: "ruedas",
});
const list: QuoteList = [line("NHK-1", 4, "Línea 2"), line("NHK-2")];
const full = Array.from({ length: limits.quoteItems }, (_, n) => line(`N-${n}`));

describe("parseList", () => {
  it("reads what was stored", () =>
    expect(parseList(JSON.parse(JSON.stringify(list)))).toEqual(list));

  it.each([
    undefined,
    null,
    "NHK-1",
    7,
    {},
    { 0: line("NHK-1"), length: 1 },
    [1, null, "a", [], {}],
  ])("reads %j as an empty list", (value) => expect(parseList(value)).toEqual([]));

  it("leaves out damaged lines, repeated references and what exceeds the limit", () => {
    const damaged = [
      { ...line("NHK-1"), quantity: 0 },
      { ...line("NHK-1"), quantity: "4" },
      { ...line("NHK-1"), price: 1 },
      { ...line("NHK-1"), note: "a".repeat(201) },
      { ...line("<b>") },
    ];
    expect(parseList([...damaged, line("NHK-1", 4), line("NHK-1", 5)])).toEqual([line("NHK-1", 4)]);
    expect(parseList([...full, line("NHK-1")])).toEqual(full);
  });
});

describe("lines", () => {
  it("are added at the end, and equal references add up to the limit", () => {
    expect(addLine(list, line("NHK-3", 2)).at(-1)).toEqual(line("NHK-3", 2));
    expect(addLine(list, line("NHK-1", 2))).toEqual([line("NHK-1", 6, "Línea 2"), list[1]]);
    expect(addLine(list, line("NHK-1", 9999))[0]?.quantity).toBe(9999);
  });

  it("are not added to a full list, whose quantities still change", () => {
    expect(addLine(full, line("NHK-3"))).toEqual(full);
    expect(addLine(full, line("N-0", 2))[0]?.quantity).toBe(3);
  });

  it("are removed and put back to their place once", () => {
    const [first, second] = list;
    const rest = removeLine(list, "NHK-1");
    expect(rest).toEqual([second]);
    if (first === undefined) throw new Error("The list is empty");
    expect(insertLine(rest, first, 0)).toEqual(list);
    expect(insertLine(list, first, 0)).toEqual(list);
    expect(insertLine([], first, 7)).toEqual([first]);
  });

  it("take quantities and notes", () => {
    expect(setQuantity(list, "NHK-2", 9)[1]).toEqual(line("NHK-2", 9));
    expect(setNote(list, "NHK-2", "a\n\tb\u0000c")[1]?.note).toBe("a b c");
    expect(parseList(setNote(list, "NHK-2", "ñ".repeat(300)))[1]?.note).toHaveLength(200);
    expect(unitsIn(list)).toBe(5);
  });
});

it.each([
  ["1", 1],
  [" 9999 ", 9999],
  ["007", 7],
  ["0", undefined],
  ["10000", undefined],
  ["-1", undefined],
  ["1.000", 1000],
  ["1 000", 1000],
  ["1,000", undefined],
  ["1.00", undefined],
  ["1.", undefined],
  ["12.000", undefined],
  ["1,5", undefined],
  ["1e3", undefined],
  ["", undefined],
])("reads the quantity %j as %j", (text, quantity) => expect(readQuantity(text)).toBe(quantity));

describe("mergeLists", () => {
  it("keeps own lines with their notes and takes the larger quantity", () => {
    const other = [line("NHK-2", 7, "Otra"), line("NHK-1", 2, "No"), line("NHK-3", 3)];
    const merged = [line("NHK-1", 4, "Línea 2"), line("NHK-2", 7, "Otra"), line("NHK-3", 3)];
    expect(mergeLists(list, other)).toEqual(merged);
    expect(mergeLists(merged, other)).toEqual(merged);
  });

  it("drops nothing: lists that are too long together are not merged", () => {
    expect(mergeLists(full, [line("N-0", 5)])?.[0]?.quantity).toBe(5);
    expect(mergeLists(full, [line("NHK-1")])).toBeUndefined();
  });
});

describe("undone", () => {
  it("takes a change back, but not what was added or changed since", () => {
    const before = [line("A", 4), line("B")];
    const after = [line("A", 6), line("C")];
    const now = [line("A", 9, "urgente"), line("C", 2), line("D")];
    expect(undone(before, after, after)).toEqual(before);
    expect(undone(before, after, now)).toEqual([line("A", 9, "urgente"), line("B"), line("D")]);
  });

  it("keeps what fits", () => {
    const many = Array.from({ length: limits.quoteItems }, (_, n) => line(`N-${n}`));
    expect(undone(many, [], [line("Z")])).toEqual(many);
  });
});

describe("shared links", () => {
  const findFamily = (reference: string) => (reference === "NHK-1" ? "ruedas" : "");

  it("hold references and quantities, in characters that need no encoding", () => {
    expect(sharedText(list)).toBe("NHK-1*4,NHK-2");
    expect(new URLSearchParams(`l=${sharedText(list)}`).get("l")).toBe("NHK-1*4,NHK-2");
    expect(sharedText([])).toBe("");
  });

  it("are read with the family of known references", () => {
    expect(readShared("NHK-1*4,nhk-2, ,", findFamily)).toEqual({
      lines: [line("NHK-1", 4), { ...line("NHK-2"), family: "" }],
      rejected: [],
    });
  });

  it("tell what cannot be read", () => {
    const { lines, rejected } = readShared("NHK-1*0,NHK-1,NHK-1*2,<b>,A--B,NHK-2*1*x", findFamily);
    expect(lines.map(({ reference }) => reference)).toEqual(["NHK-1", "NHK-2"]);
    expect(rejected).toEqual(["NHK-1*0", "NHK-1*2", "<b>", "A--B"]);
    expect(readShared(`${sharedText(full)},NHK-1`, findFamily).rejected).toEqual(["NHK-1"]);
  });
});

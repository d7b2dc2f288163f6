// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  applyColumns,
  forgetColumns,
  rememberColumns,
  rememberedColumns,
} from "./column-choice.ts";

const CHOICE = { title: 1, content: 2, date: 0 };
const HEADER = ["Día", "Nombre", "Texto", "date"];

beforeEach(() => localStorage.clear());

describe("the chosen columns", () => {
  it("name the header's cells, and leave the others out", () => {
    expect(applyColumns(HEADER, CHOICE)).toEqual(["date", "title", "content", ""]);
    expect(applyColumns(HEADER, undefined)).toBe(HEADER);
  });

  it("are stored for the same headers in any order and notation, and can be deleted", () => {
    rememberColumns(HEADER, CHOICE);
    const same = ["TEXTO", " nombre", "Date", "Dia"];
    expect(rememberedColumns(same)).toEqual({ title: 1, content: 0, date: 3 });
    expect(rememberedColumns([...HEADER, "Otra"])).toBeUndefined();
    forgetColumns(same);
    expect(rememberedColumns(HEADER)).toBeUndefined();
  });

  it("are stored for the last 20 sets of headers", () => {
    for (let n = 0; n < 21; n += 1) rememberColumns([`a${n}`, "b"], { title: 0, content: 1 });
    expect(rememberedColumns(["a0", "b"])).toBeUndefined();
    expect(rememberedColumns(["a20", "b"])).toEqual({ title: 0, content: 1 });
  });

  it.each(["{", "[]", '{"x":1}', '{"[\\"a\\",\\"b\\"]":{"title":"gone"}}'])(
    "are none when storage holds %s",
    (stored) => {
      localStorage.setItem("csv-import-columns", stored);
      expect(rememberedColumns(["a", "b"])).toBeUndefined();
    },
  );

  it("are cached until the tab is closed when storage is blocked", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full");
    });
    rememberColumns(["x", "y"], { title: 0, content: 1 });
    expect(rememberedColumns(["x", "y"])).toEqual({ title: 0, content: 1 });
    forgetColumns(["x", "y"]);
    full.mockRestore();
  });
});

import { describe, expect, it } from "vitest";
import { choiceColumn, numberColumn, textColumn } from "../testing/columns.ts";
import { fillRanges } from "./fill-ranges.ts";
import type { CellValue, Column, FamilyData } from "./model.ts";
import { rangeText } from "./range-text.ts";

const reference = textColumn("reference");
const threads = (...values: string[]) =>
  choiceColumn("thread", Object.fromEntries(values.map((value) => [value, value])));

function family(
  slug: string,
  columns: readonly Column[],
  ...rows: Readonly<Record<string, CellValue>>[]
): FamilyData {
  const references = rows.map((values, index) => ({
    reference: `${slug}-${index}`,
    family: slug,
    values,
  }));
  return { slug, columns, references };
}

const FEET = family(
  "pies",
  [
    reference,
    threads("M16", "M8", "M20"),
    numberColumn("static_load_n", "N"),
    numberColumn("weight_kg", "kg"),
    numberColumn("tilt_deg", "°"),
    numberColumn("hole_mm", "mm"),
    choiceColumn("material", { "1.4301": "AISI 304", "1.4404": "AISI 316L" }),
    choiceColumn("elastomer", { EPDM: "EPDM", NBR: "NBR", FKM: "FKM" }),
    numberColumn("temp_min_c", "°C"),
    numberColumn("temp_max_c", "°C"),
  ],
  {
    thread: "M20",
    static_load_n: 12_500,
    weight_kg: 0.87,
    tilt_deg: 7,
    hole_mm: null,
    material: "1.4404",
    elastomer: "EPDM",
    temp_min_c: -20,
    temp_max_c: 120,
  },
  {
    thread: "M8",
    static_load_n: 5000,
    weight_kg: 10,
    tilt_deg: 7,
    hole_mm: null,
    material: "1.4301",
    elastomer: "NBR",
    temp_min_c: -30,
    temp_max_c: 90,
  },
);
const SMALL_FEET = family(
  "ajustables",
  [reference, threads("M6", "M30"), numberColumn("static_load_n", "N")],
  { thread: "M30", static_load_n: 900 },
  { thread: "M6", static_load_n: 25_000 },
);
const ODD = family("otros", [reference, numberColumn("static_load_n", "kg")], { static_load_n: 5 });
const FAMILIES = [FEET, SMALL_FEET, ODD];

describe("rangeText", () => {
  it.each([
    ["rango:pies:thread", "M8 a M20"],
    ["rango:pies+ajustables:thread", "M6 a M30"],
    ["rango:pies:weight_kg", "0,87 a 10 kg"],
    ["rango:pies:tilt_deg", "7°"],
    ["rango:pies:static_load_n", "5 a 12,5 kN"],
    ["rango:ajustables:static_load_n", "900 a 25000 N"],
    ["lista:pies:thread", "M8 y M20"],
    ["lista:pies+ajustables:thread", "M6, M8, M20 y M30"],
    ["lista:pies:tilt_deg", "7°"],
    ["alternativas:pies:material", "AISI 304 o AISI 316L"],
    ["alternativas:pies:material:elastomer=NBR", "AISI 304"],
    ["maximo:pies:static_load_n", "12,5 kN"],
    ["maximo:pies:thread", "M20"],
    ["temperatura:pies", "−30 a +120 °C"],
    ["temperatura:pies:elastomer=EPDM", "−20 a +120 °C"],
  ])("writes %s as %s", (expression, expected) =>
    expect(rangeText(expression, FAMILIES)).toEqual({ text: expected }),
  );

  it.each([
    ["intervalo:pies:thread", 'unknown form "intervalo"; known: rango, temperatura, lista'],
    ["toString:pies:thread", 'unknown form "toString"'],
    ["rango:patas:thread", 'unknown family "patas"; known: pies, ajustables, otros'],
    ["rango:pies+patas:thread", 'unknown family "patas"'],
    ["rango:ajustables:tilt_deg", 'ajustables has no column "tilt_deg"; it has: reference, thread'],
    ["temperatura:ajustables", 'ajustables has no column "temp_min_c"'],
    ["rango:pies", "too few or too many parts"],
    ["temperatura:pies:elastomer=EPDM:x", "too few or too many parts"],
    ["rango:pies:thread:color=rojo", 'pies has no column "color"'],
    ["rango:pies:thread:elastomer=FKM", "no reference of pies has elastomer=FKM"],
    ["rango:pies:reference", 'no reference has a number or a choice in "reference"'],
    ["rango:pies:hole_mm", 'no reference has a number or a choice in "hole_mm"'],
    ["rango:pies:material", '"material" has no order; use lista or alternativas'],
    ["rango:pies+otros:static_load_n", '"static_load_n" does not have the same unit'],
  ])("refuses %s", (expression, reason) =>
    expect(rangeText(expression, FAMILIES)).toEqual({ reason: expect.stringContaining(reason) }),
  );
});

describe("fillRanges", () => {
  it("fills in every range", () => {
    const source = 'a: "{{rango:pies:thread}}, {{maximo:pies:tilt_deg}}",\nb: 1,';
    expect(fillRanges("content.ts", source, FAMILIES)).toBe('a: "M8 a M20, 7°",\nb: 1,');
  });

  it("keeps strings closed", () => {
    const inches = family("pulgadas", [reference, threads('1/2"')], { thread: '1/2"' });
    const filled = fillRanges("a.json", '"{{lista:pulgadas:thread}}"', [inches]);
    expect(JSON.parse(filled)).toBe('1/2"');
  });

  it("names file and line of each unknown range", () => {
    const source = "\n{{rango:pies:x}}\n\n{{correo}}";
    expect(() => fillRanges("content.ts", source, FAMILIES)).toThrow(
      /^content\.ts:2: \{\{rango:pies:x\}\}: pies has no column "x".*\ncontent\.ts:4: \{\{correo\}\}: unknown form/,
    );
  });
});

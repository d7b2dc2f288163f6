import { describe, expect, it } from "vitest";
import { footRows } from "../testing/calculator-rows.ts";
import { calculateFeet } from "./feet.ts";
import { feetWarnings, limitations, noSuitableFoot, notices } from "./messages.ts";

type Texts = Parameters<typeof calculateFeet>[0];
function calculated(texts: Texts, rows = footRows) {
  const result = calculateFeet(texts, rows);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join());
  return result;
}
const codes = (texts: Texts) => calculated(texts).warnings.map(({ code, field }) => [code, field]);

it("does not blame the load when slope or drop excludes the feet that carry it", () => {
  const getMessage = (texts: Texts) => calculated(texts).warnings.map(({ message }) => message);
  const light = { m1: "400", m2: "0", L: "50" };
  expect(getMessage({ ...light, i: "5" })).toEqual([noSuitableFoot]);
  expect(getMessage({ ...light, m1: "90000" })).toEqual([feetWarnings["no-reference"]]);
});

describe("load", () => {
  it("is that of the article: 2700 kg on four feet", () => {
    const { numbers, references, warnings } = calculated({ m1: "2400", m2: "300" });
    expect(numbers).toMatchObject({
      m: { value: 2700, unit: "kg" },
      W: { value: 26_487, unit: "N" },
      n_ef: 3,
      F: { value: 13_243.5, unit: "N" },
      F_shown: { value: 13.3, unit: "kN" },
    });
    expect(references[0]).toMatchObject({
      row: { reference: "NHK-PN-M20-100-304", static_load_n: 16_000 },
      reserve: 20,
      p: { unit: "N/mm²" },
    });
    expect(references[0]?.p.value).toBeCloseTo(1.6862, 4);
    expect(warnings).toEqual([]);
  });

  it("is that of 900 kg on three feet: 4,5 kN", () => {
    const { numbers, references } = calculated({ m1: "900", m2: "0", n: "3" });
    expect(numbers.W.value).toBeCloseTo(8829, 6);
    expect(numbers.F.value).toBeCloseTo(4414.5, 6);
    expect(numbers.F_shown.value).toBe(4.5);
    expect(references[0]?.row.reference).toBe("NHK-PA-M12-060-304");
  });

  it("is too high for every foot: 4500 kg on six with shocks", () => {
    const { numbers, references, warnings } = calculated({
      ...{ m1: "4000", m2: "500", n: "6", S: "2" },
    });
    expect(numbers).toMatchObject({ n_ef: 3, F_shown: { value: 29.5, unit: "kN" } });
    expect(numbers.F.value).toBeCloseTo(29_430, 6);
    expect(references).toEqual([]);
    expect(warnings).toEqual([
      {
        code: "no-reference",
        field: null,
        message: "Ninguna referencia de la gama alcanza esta carga; consúltenos.",
      },
      {
        code: "six-or-more",
        field: "n",
        message:
          "Con seis apoyos o más, estudie el reparto real según el centro de gravedad y la rigidez del bastidor.",
      },
    ]);
  });

  it("is shown against the loads of all feet", () => {
    const { range } = calculated({ m1: "2400", m2: "300" }).numbers;
    expect(range).toMatchObject({ total: 41, enough: 17 });
    expect(range.points.slice(-6)).toEqual([
      { capacity: 12_500, isEnough: false },
      { capacity: 16_000, isEnough: true },
      { capacity: 18_000, isEnough: true },
      { capacity: 20_000, isEnough: true },
      { capacity: 22_500, isEnough: true },
      { capacity: 25_000, isEnough: true },
    ]);
  });
});

describe("slope", () => {
  const weight = { m1: "600" };
  const strokes = (texts: Texts) => [
    ...new Set(calculated(texts).references.map(({ row }) => row.stroke_mm)),
  ];

  it("of 1,5 % over 3 m needs 45 mm of adjustment and 0,86 degrees", () => {
    const texts = { ...weight, L: "3", i: "1,5" };
    expect(calculated(texts).numbers).toMatchObject({ dh: { value: 45, unit: "mm" } });
    expect(calculated(texts).numbers.beta?.value).toBeCloseTo(0.859372, 6);
    expect(strokes(weight)).toContain(40);
    expect(new Set(strokes(texts))).toEqual(new Set([50, 60, 70, 80]));
  });

  it("without length filters by the angle only, a length without slope by nothing", () => {
    expect(calculated({ ...weight, i: "10" }).numbers).toMatchObject({ dh: null });
    expect(strokes({ ...weight, i: "10" })).toEqual(strokes(weight));
    expect(calculated({ ...weight, L: "50" }).numbers).toMatchObject({ dh: null, beta: null });
    expect(strokes({ ...weight, L: "50" })).toEqual(strokes(weight));
    const stiff = footRows.map((row) => ({ ...row, tilt_deg: 5.7 }));
    expect(calculated({ ...weight, i: "9,9" }, stiff).references).not.toEqual([]);
    expect(calculated({ ...weight, i: "10" }, stiff).references).toEqual([]);
  });

  it("that needs exactly the adjustment of a foot leaves it in the list", () => {
    expect(strokes({ ...weight, L: "2", i: "4" })).toEqual([80]);
    expect(strokes({ ...weight, L: "2", i: "4,0001" })).toEqual([]);
    expect(strokes({ ...weight, L: "5,8", i: "1" })).toContain(60);
  });
});

it("warns under the number of feet and the coefficient", () => {
  expect(codes({ m1: "100", n: "5" })).toEqual([]);
  expect(codes({ m1: "100", n: "6" })).toEqual([["six-or-more", "n"]]);
  expect(codes({ m1: "100", n: "3", S: "1,2" })).toEqual([]);
  expect(codes({ m1: "100", n: "4", S: "1,49" })).toEqual([["low-safety", "S"]]);
  expect(calculated({ m1: "100", S: "1,4" }).warnings[0]?.message).toBe(
    "Con menos de 1,5 no queda cubierto el apoyo sobre dos pies en diagonal.",
  );
});

it("takes the smaller base first when loads are equal", () => {
  const rows = footRows.map((row) => ({ ...row, static_load_n: 1000 })).toReversed();
  const bases = calculated({ m1: "10" }, rows).references.map(({ row }) => row.base_diameter_mm);
  expect(bases).toEqual(bases.toSorted((a, b) => a - b));
});

it.each([
  [13_243.5, 1],
  [13_243.499_999, 1],
  [13_243.499, 0],
])("a foot of %d N is suitable for 13 243.5 N: %d", (static_load_n, count) => {
  const rows = footRows.slice(0, 1).map((row) => ({ ...row, static_load_n }));
  const { references, numbers } = calculated({ m1: "2400", m2: "300" }, rows);
  expect([references.length, numbers.range.enough]).toEqual([count, count]);
});

it("keeps the catalog's order between equal loads and bases, and the caller's columns", () => {
  const [first] = footRows;
  if (!first) throw new Error("no rows");
  const rows = ["B", "A", "C"].map((reference) => ({ ...first, reference, thread: "M16" }));
  const result = calculateFeet({ m1: "10" }, rows);
  expect(result.ok && result.references.map(({ row }) => row)).toEqual(rows);
  expect(calculateFeet({ m1: "10" }, [])).toMatchObject({ references: [], numbers: { n_ef: 3 } });
});

it("says literally what the result does not replace and does not cover", () => {
  const [orientation, ...own] = [notices.feet, notices.casters, notices.bearings].flat();
  expect(orientation).toBe(
    "Resultado orientativo. Se obtiene con fórmulas generales y con los datos que usted ha introducido; no sustituye al cálculo de la máquina ni a un ensayo. Valores típicos de la gama, no vinculantes. Obligan los que la oferta y la confirmación de pedido dan de cada referencia. Si hay cargas laterales, golpes, vibración o temperaturas extremas, consúltenos antes de especificar.",
  );
  expect(own.filter((text) => text !== orientation)).toEqual([
    "La carga admisible supone una fuerza vertical y centrada, con la base apoyada en todo su perímetro sobre un suelo que resista la presión.",
    "Las capacidades corresponden a marcha manual, hasta 4 km/h y sobre suelo liso; no tienen en cuenta el desgaste de la banda.",
    "La vida nominal solo cuenta la fatiga del rodamiento. En zonas que se lavan, lo habitual es que antes limiten la duración el agua, la grasa y el retén.",
  ]);
  expect(Object.values(limitations).flat()).toHaveLength(4);
});

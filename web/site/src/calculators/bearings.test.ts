import { describe, expect, it } from "vitest";
import { bearingRows } from "../testing/calculator-rows.ts";
import { calculateBearings } from "./bearings.ts";

type Texts = Parameters<typeof calculateBearings>[0];
function calculated(texts: Texts, rows = bearingRows) {
  const result = calculateBearings(texts, rows);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join());
  return result;
}
const UNIT = {
  204: "NHK-UR-P204-20-316",
  205: "NHK-UR-P205-25-316",
  206: "NHK-UR-P206-30-316",
  210: "NHK-UR-P210-50-316",
};
const basis = (texts: Texts) => calculated(texts).numbers.basis;
const codes = (texts: Texts) => calculated(texts).warnings.map(({ code }) => code);
const sizes = (texts: Texts, rows = bearingRows) => [
  ...new Set(calculated(texts, rows).references.map(({ row }) => row.insert)),
];

describe("rating life", () => {
  it("of 205 under a radial load", () => {
    const found = basis({ ref: UNIT[205], Fr: "1200", n: "300" });
    expect(found?.rotation?.P).toEqual({ value: 1200, unit: "N" });
    expect(found?.rotation?.L10.value).toBeCloseTo(975.207755, 6);
    expect(found?.rotation?.L10h.value).toBeCloseTo(54_178.2086, 4);
    expect(found).toMatchObject({ s0: 5.25, s0_shown: 5.2, rotation: { lifeReserve: 170 } });
    expect(found?.rotation?.life).toEqual({ value: 54_100, unit: "h" });
  });

  it("of 206 with an axial load", () => {
    const texts = { ref: UNIT[206], Fr: "2000", Fa: "700", n: "250" };
    const found = basis(texts);
    const expected = {
      ...{ q: 1.088889, e: 0.283365, Y: 1.533175, P: 2193.222222 },
      ...{ L10: 433.587099, L10h: 28_905.8066 },
    };
    for (const [symbol, value] of Object.entries(expected)) {
      const given = found?.rotation?.[symbol as keyof typeof expected];
      const number = typeof given === "object" ? given.value : given;
      expect(Number(number) / value, symbol).toBeCloseTo(1, 6);
    }
    expect(found?.rotation?.life).toEqual({ value: 28_900, unit: "h" });
    expect(calculated(texts).numbers.P0).toEqual({ value: 2000, unit: "N" });
    expect(found).toMatchObject({ s0: 4.5, rotation: { range: { total: 48, enough: 31 } } });
  });

  it("of 204 under a heavy load", () => {
    const found = basis({ ref: UNIT[204], Fr: "4000", n: "500" });
    expect(found?.rotation?.L10.value).toBeCloseTo(20.234828, 6);
    expect(found?.rotation?.L10h.value).toBeCloseTo(674.4943, 4);
    expect(found).toMatchObject({
      ...{ s0: 1.325, s0_shown: 1.3, reading: "suficiente sin golpes" },
      rotation: { life: { value: 670, unit: "h" } },
    });
  });

  it("is a text above 100 000 h and below 10 h", () => {
    const long = basis({ ref: UNIT[210], Fr: "800", n: "100" })?.rotation;
    expect(long?.L10h.value).toBeCloseTo(8_614_450.5, 0);
    expect(long?.life).toBe("más de 100.000 h");
    const short = basis({ ref: UNIT[204], Fr: "15000", n: "1000" })?.rotation;
    expect(short?.L10h.value).toBeLessThan(10);
    expect(short?.life).toBe("menos de 10 h");
  });
});

it.each([
  ["0,166", "más de 100.000 h"],
  ["0,167", { value: 99_800, unit: "h" }],
  ["15,2", { value: 1000, unit: "h" }],
  ["16,7", { value: 990, unit: "h" }],
  ["1666", { value: 10, unit: "h" }],
  ["1667", "menos de 10 h"],
])("a million revolutions at %s rpm are shown as %j", (n, life) =>
  expect(basis({ ref: UNIT[204], Fr: "10900", n })?.rotation?.life).toEqual(life),
);

describe("suggested size", () => {
  it("is 204 for 20 000 h, with the required rating", () => {
    const { numbers, references, warnings } = calculated({ Fr: "1200", n: "300" });
    expect(numbers.basis?.row.insert).toBe("204");
    expect(numbers.basis?.rotation?.C_req.value).toBeCloseTo(8536.543931, 6);
    expect(references.map(({ row, reserve }) => [row.reference, reserve])).toEqual([
      ["NHK-UR-P204-20-316", 27],
      ["NHK-UR-F204-20-316", 27],
      ["NHK-UR-L204-20-316", 27],
      ["NHK-UR-T204-20-316", 27],
      ["NHK-SR-P204-304", 27],
      ["NHK-SR-P204-316", 27],
      ["NHK-SR-F204-316", 27],
      ["NHK-SR-L204-316", 27],
    ]);
    expect(references[0]?.life).toEqual({ value: 41_600, unit: "h" });
    expect(warnings).toEqual([]);
  });

  it("does not turn faster than its units, also as a housing", () => {
    expect(sizes({ Fr: "100", n: "2000", H: "500" })).toEqual(["204"]);
    expect(sizes({ Fr: "100", n: "2001", H: "500" })).toEqual([]);
    const mixed = bearingRows.units.map((unit) =>
      unit.reference === UNIT[204] ? { ...unit, max_rpm: 50 } : unit,
    );
    for (const units of [mixed, mixed.toReversed()]) {
      const { references } = calculated({ Fr: "200", n: "60" }, { ...bearingRows, units });
      expect(references.map(({ row }) => row.reference).toSorted()).toEqual([
        ...["NHK-UR-F204-20-316", "NHK-UR-L204-20-316", "NHK-UR-T204-20-316"],
      ]);
    }
    const without = { ...bearingRows, units: [] };
    expect(sizes({ Fr: "100", n: "10" }, without)).toEqual([]);
  });

  it("holds the axial load with its own static rating", () => {
    expect(sizes({ Fr: "1500", Fa: "1325", n: "10", H: "500" })).toEqual(["204"]);
    expect(sizes({ Fr: "1500", Fa: "1326", n: "10", H: "500" })).toEqual(["205"]);
  });

  it("keeps the load within half of C", () => {
    expect(sizes({ Fr: "5300", n: "1", H: "500" })).toEqual(["204"]);
    expect(sizes({ Fr: "5301", n: "1", H: "500" })).toEqual(["205"]);
    expect(sizes({ Fr: "5950", n: "1", H: "500" })).toEqual(["205"]);
    expect(sizes({ Fr: "5951", n: "1", H: "500" })).toEqual(["206"]);
    expect(sizes({ Fr: "14900", n: "1", H: "500" })).toEqual(["210"]);
    expect(calculated({ Fr: "14901", n: "1", H: "500" })).toMatchObject({
      references: [],
      numbers: { basis: null },
      warnings: [
        {
          code: "no-reference",
          field: null,
          message: "Ninguna referencia de la gama cumple estas condiciones; consúltenos.",
        },
      ],
    });
  });
});

describe("warnings", () => {
  const chosen = { ref: UNIT[205], n: "100", H: "500" };

  it.each([
    [{ Fr: "5950" }, []],
    [{ Fr: "5951" }, ["overload"]],
    [{ Fr: "5300", ref: UNIT[204] }, []],
    [{ Fr: "5301", ref: UNIT[204] }, ["overload"]],
    [{ Fr: "119" }, []],
    [{ Fr: "118,9" }, ["underload"]],
    [{ Fr: "3000", Fa: "1575" }, []],
    [{ Fr: "3000", Fa: "1576" }, ["axial"]],
    [{ Fr: "1000", n: "1700" }, []],
    [{ Fr: "1000", n: "1701" }, ["overspeed"]],
    [{ Fr: "1000", n: "1701", ref: "NHK-SR-P205-304" }, ["overspeed"]],
    [{ Fr: "118", Fa: "5000", n: "5000" }, ["no-reference", "underload", "axial", "overspeed"]],
    [{ Fr: "118", Fa: "5000", n: "0" }, ["axial"]],
    [{ Fr: "50", ref: "" }, ["underload"]],
  ])("for %j are %j", (texts, expected) =>
    expect(codes({ ...chosen, ...texts })).toEqual(expected),
  );

  it("have the texts of the formulas and the fields that they belong to", () => {
    const { warnings } = calculated({ ref: UNIT[204], Fr: "6000", Fa: "2000", n: "2100" });
    expect(warnings.map(({ field, message }) => [field, message])).toEqual([
      [null, "Ninguna referencia de la gama cumple estas condiciones; consúltenos."],
      ["Fr", "fuera del campo de la fórmula"],
      ["Fa", "carga axial excesiva para la fijación al eje"],
      ["n", "supera la velocidad límite con el retén montado"],
    ]);
    expect(calculated({ ref: UNIT[204], Fr: "10", n: "1" }).warnings[0]?.message).toBe(
      "carga menor que la mínima: las bolas pueden patinar",
    );
  });
});

it.each([
  ["5300,1", "insuficiente"],
  ["5300", "suficiente sin golpes"],
  ["3533,4", "suficiente sin golpes"],
  ["3533,3", "admite golpes moderados"],
  ["2650,1", "admite golpes moderados"],
  ["2650", "adecuado para giro silencioso"],
])("reads the static safety of 204 under %s N as %s", (Fr, reading) =>
  expect(basis({ ref: UNIT[204], Fr, n: "0" })?.reading).toBe(reading),
);

it("at standstill gives static values only, without reference only the load", () => {
  const { numbers, references, warnings } = calculated({ Fr: "1000", Fa: "1600", n: "0" });
  expect(numbers).toEqual({ P0: { value: 1400, unit: "N" }, basis: null });
  expect([references, warnings]).toEqual([[], []]);
  expect(basis({ ref: UNIT[204], Fr: "1000", n: "0" })?.rotation).toBeNull();
});

it("suggests grease for units only, to the nearest gram", () => {
  const grease = basis({ ref: UNIT[206], Fr: "2000", n: "250" })?.grease;
  expect(grease?.G.value).toBeCloseTo(4.96, 9);
  expect(grease?.hint).toBe(
    "Si la ficha prevé relubricar, reponga unos 5 g de la misma grasa H1, después de limpiar y con el eje girando despacio. Con lavado diario o vibración, acorte el intervalo a la mitad; con más de 70 °C en el anillo, a la mitad por cada 15 °C. Una unidad sellada no se repone salvo indicación de la ficha.",
  );
  expect(basis({ ref: "NHK-SR-P206-304", Fr: "2000", n: "250" })?.grease).toBeNull();
});

it("takes the outer rows of the factors outside the table", () => {
  const factors = (Fa: string) => {
    const { e, Y } = basis({ ref: UNIT[204], Fr: "100", Fa, n: "1" })?.rotation ?? {};
    return [e, Y];
  };
  expect(factors("0")).toEqual([0.19, 2.3]);
  expect(factors("20000")).toEqual([0.44, 1]);
});

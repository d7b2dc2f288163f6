import { describe, expect, it } from "vitest";
import { casterRows } from "../testing/calculator-rows.ts";
import { calculateCasters } from "./casters.ts";

type Texts = Parameters<typeof calculateCasters>[0];
function calculated(texts: Texts, rows = casterRows) {
  const result = calculateCasters(texts, rows);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join());
  return result;
}
const references = (texts: Texts) =>
  calculated(texts).references.map(({ row, reserve }) => [row.reference, reserve]);

const washed = { E: "60", Z: "320", a: "8", t2: "60" };

describe("load", () => {
  it("is that of the article: 160 mm of polyurethane for a joint of 8 mm", () => {
    const texts = { ...washed, tread: "Poliuretano" };
    const { numbers, warnings } = calculated(texts);
    expect(numbers.T.value).toBeCloseTo(158.333333, 6);
    expect(numbers).toMatchObject({
      n_ef: 3,
      T_shown: { value: 159, unit: "kg" },
      d_min_soft: { value: 160, unit: "mm" },
      d_min_hard: { value: 320, unit: "mm" },
      range: { total: 24, enough: 20 },
    });
    expect(references(texts)).toEqual([
      ["NHK-RG-160-PU", 121],
      ["NHK-RG-160-PU-FT", 121],
      ["NHK-RG-160-PU-BD", 121],
      ["NHK-RF-160-PU", 121],
      ["NHK-RG-200-PU", 184],
    ]);
    expect(warnings).toEqual([
      {
        code: "temperature",
        field: "t2",
        message: "Fuera de 15 a 28 °C, use un coeficiente mayor.",
      },
    ]);
  });

  it("finds no rubber at 60 °C and no polyamide for a joint of 8 mm", () => {
    expect(references({ ...washed, tread: "Goma elástica" })).toEqual([]);
    expect(references({ ...washed, tread: "Poliamida" })).toEqual([]);
    expect(references(washed)).toHaveLength(5);
  });

  it("of 200 kg with a coefficient of 1,1 starts with rubber of 80 mm", () => {
    const texts = { E: "40", Z: "160", S: "1,1" };
    expect(calculated(texts).numbers.T.value).toBeCloseTo(73.333333, 6);
    expect(calculated(texts).numbers.T_shown.value).toBe(74);
    expect(references(texts)[0]).toEqual(["NHK-RG-080-GE", 36]);
  });

  it("of 525 kg is too high for every wheel", () => {
    const { numbers, warnings } = calculated({ E: "150", Z: "900", S: "1,5", t2: "60" });
    expect(numbers.T.value).toBe(525);
    expect(warnings).toEqual([
      {
        code: "no-reference",
        field: null,
        message: "Ninguna rueda de la gama cumple todas las condiciones; consúltenos.",
      },
    ]);
  });

  it("of 0,1 + 0,2 kg is that of three wheels of 0,1 kg", () => {
    const rows = casterRows.slice(0, 1).map((row) => ({ ...row, load_kg: 0.1 }));
    expect(calculated({ E: "0,1", Z: "0,2", S: "1" }, rows).references).toHaveLength(1);
    expect(calculated({ E: "0,1", Z: "0,2001", S: "1" }, rows).references).toEqual([]);
  });

  it("of three wheels is that of four", () => {
    const [three, six] = ["3", "6"].map((n) => calculated({ E: "30", Z: "150", n, S: "1,1" }));
    expect(three?.numbers.T.value).toBeCloseTo(66, 9);
    expect(three?.numbers.T_shown.value).toBe(66);
    expect(six?.numbers).toEqual(three?.numbers);
  });
});

describe("push force", () => {
  it("adds the slope, which the article rounds", () => {
    const { push } = calculated({ E: "60", Z: "320", tread: "Poliuretano", i: "3" }).numbers;
    expect(push?.level.value).toBeCloseTo(74.556, 6);
    expect(push?.slope?.value).toBeCloseTo(111.834, 6);
    expect(push?.total.value).toBeCloseTo(186.39, 6);
  });

  it("needs a tread, not a slope, and ignores the coefficient", () => {
    const cart = { E: "60", Z: "320", S: "1" };
    expect(calculated({ ...cart, i: "3" }).numbers.push).toBeNull();
    const { push } = calculated({ ...cart, tread: "Poliuretano" }).numbers;
    expect(push).toMatchObject({ slope: null, total: push?.level });
    expect(push).toEqual(calculated({ ...cart, S: "3", tread: "Poliuretano" }).numbers.push);
  });

  it.each([
    ["Poliamida", 12.2625],
    ["Poliuretano", 19.62],
    ["Goma elástica", 26.9775],
  ])("of 100 kg on %s is %d N", (tread, newtons) => {
    const { push } = calculated({ E: "100", Z: "0", tread }).numbers;
    expect(push?.level.value).toBeCloseTo(newtons, 9);
    expect(push?.start_min.value).toBeCloseTo(2 * newtons, 9);
    expect(push?.start_max.value).toBeCloseTo(3 * newtons, 9);
  });
});

describe("temperature", () => {
  const light = { E: "10", Z: "0" };
  const warned = (texts: Texts) => calculated({ ...light, ...texts }).warnings[0]?.field;

  it("is a warning under the field that is outside 15 to 28 °C", () => {
    expect(warned({ t1: "15", t2: "28" })).toBeUndefined();
    expect(warned({ t1: "14,9" })).toBe("t1");
    expect(warned({ t2: "28,1" })).toBe("t2");
  });

  it("of the reference is included", () => {
    expect(references({ ...light, t1: "-30", t2: "80" })[0]?.[0]).toBe("NHK-RG-080-PA");
    expect(references({ ...light, t1: "-30,1" })).toEqual([]);
    expect(references({ ...light, t2: "80,1" })).toEqual([]);
  });
});

it("takes a tread of unknown hardness for a hard one", () => {
  const rows = casterRows.slice(0, 1).map((row) => ({ ...row, tread: "Fenólica" }));
  expect(calculated({ E: "10", Z: "0", a: "2" }, rows).references).toHaveLength(1);
  expect(calculated({ E: "10", Z: "0", a: "2,1" }, rows).references).toEqual([]);
});

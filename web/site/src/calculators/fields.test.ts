import { describe, expect, it } from "vitest";
import { bearingRows, casterRows, footRows } from "../testing/calculator-rows.ts";
import { calculateBearings } from "./bearings.ts";
import { calculateCasters } from "./casters.ts";
import { calculateFeet } from "./feet.ts";
import type { FieldError } from "./result.ts";

type Texts = Readonly<Record<string, string | undefined>>;
type Tried = { readonly ok: boolean; readonly errors?: readonly FieldError<string>[] };

const calculators: Readonly<Record<string, { valid: Texts; run: (texts: Texts) => Tried }>> = {
  feet: { valid: { m1: "900" }, run: (texts) => calculateFeet(texts, footRows) },
  casters: {
    valid: { E: "60", Z: "320" },
    run: (texts) => calculateCasters(texts, casterRows),
  },
  bearings: {
    valid: { Fr: "1200", n: "300" },
    run: (texts) => calculateBearings(texts, bearingRows),
  },
};

/** Lowest and highest accepted texts, then refused ones, of each field. */
const LIMITS = [
  ["feet", "m1", ["0,001", "100000"], ["0", "-1", "100000,1"]],
  ["feet", "m2", ["0", "100000"], ["-0,1", "100001"]],
  ["feet", "n", ["3", "24"], ["2", "25", "4,5"]],
  ["feet", "S", ["1,2", "3"], ["1,19", "3,01"]],
  ["feet", "L", ["0", "50"], ["-1", "50,1"]],
  ["feet", "i", ["0", "10"], ["-1", "10,1"]],
  ["casters", "E", ["0,001", "5000"], ["0", "5001"]],
  ["casters", "Z", ["0", "10000"], ["-1", "10001"]],
  ["casters", "n", ["3", "6"], ["2", "7", "3,5"]],
  ["casters", "S", ["1", "3"], ["0,99", "3,01"]],
  ["casters", "v", ["0,001", "4"], ["0", "-4"]],
  ["casters", "a", ["0", "20"], ["-1", "20,1"]],
  ["casters", "t1", ["-40", "28"], ["-41", "151"]],
  ["casters", "t2", ["15", "150"], ["-41", "151"]],
  ["casters", "i", ["0", "10"], ["-1", "10,1"]],
  ["bearings", "Fr", ["0,001", "50000"], ["0", "50001"]],
  ["bearings", "Fa", ["0", "20000"], ["-1", "20001"]],
  ["bearings", "n", ["0", "5000"], ["-1", "5001"]],
  ["bearings", "H", ["500", "100000"], ["499", "100001"]],
] as const;

function tried(name: string, texts: Texts): Tried {
  const { valid, run } = calculators[name] ?? {};
  return run?.({ ...valid, ...texts }) ?? { ok: false };
}
const getErrors = (name: string, texts: Texts) =>
  tried(name, texts).errors?.map(({ field, reason }) => [field, reason]);

describe.each(LIMITS)("%s: %s", (name, field, accepted, refused) => {
  it.each(accepted)("accepts %s", (text) => {
    expect(tried(name, { [field]: text }).ok).toBe(true);
  });

  it.each(refused)("refuses %s", (text) => {
    expect(getErrors(name, { [field]: text })).toContainEqual([field, "out-of-range"]);
  });

  it("gives no result for text, and for an emptied field unless it is optional", () => {
    expect(getErrors(name, { [field]: "12 lb" })).toEqual([[field, "not-a-number"]]);
    const isOptional = field === "L" || field === "i";
    expect(getErrors(name, { [field]: " " })).toEqual(
      isOptional ? undefined : [[field, "missing"]],
    );
  });
});

describe("messages", () => {
  const messages = (name: string, texts: Texts) =>
    tried(name, texts).errors?.map(({ message }) => message);

  it("name the limits, the same for a missing value and one out of limits", () => {
    const limits = "Escriba un peso mayor que 0 y de hasta 100.000 kg.";
    expect(messages("feet", { m1: "" })).toEqual([limits]);
    expect(messages("feet", { m1: "0" })).toEqual([limits]);
    expect(messages("feet", { n: "4,5", S: "5" })).toEqual([
      "Escriba un número entero de apoyos, de 3 a 24.",
      "Escriba un coeficiente de 1,2 a 3.",
    ]);
  });

  it("ask which number is meant when both are possible", () => {
    expect(messages("feet", { m1: "1,350" })).toEqual([
      "«1,350» puede ser 1350 o 1,35. Escriba uno de los dos.",
    ]);
    expect(getErrors("feet", { m1: "1,350" })).toEqual([["m1", "not-a-number"]]);
  });

  it.each([
    ["feet", "m1", "1.350"],
    ["feet", "m1", "1 350,5 kg"],
    ["feet", "m1", "1,35 t"],
    ["feet", "i", "1.350"],
    ["feet", "S", "1,500"],
    ["casters", "v", "3.500"],
    ["bearings", "H", "20.000"],
    ["bearings", "Fr", "1,5 kN"],
  ])("are not needed in %s for %s = %j", (name, field, text) =>
    expect(tried(name, { [field]: text })).toMatchObject({ ok: true }),
  );

  it("explain why there is no result above 4 km/h", () => {
    expect(getErrors("casters", { v: "4,01" })).toEqual([["v", "speed"]]);
    expect(messages("casters", { v: "4,01" })).toEqual([
      "A más de 4 km/h la capacidad baja y se aplica otra norma (ISO 22884); consúltenos.",
    ]);
  });

  it("refuse temperatures in the wrong order, treads and references that do not exist", () => {
    expect(tried("casters", { t1: "30", tread: "Caucho" }).errors).toEqual([
      {
        field: "t2",
        reason: "temperature-order",
        message: "La temperatura máxima no puede ser menor que la mínima.",
      },
      { field: "tread", reason: "not-in-catalog", message: "Elija una banda de la lista." },
    ]);
    expect(tried("bearings", { ref: "NHK-UR-X", Fr: "" }).errors).toMatchObject([
      { field: "Fr", reason: "missing" },
      { field: "ref", message: "Esta referencia no está en el catálogo." },
    ]);
    expect(tried("casters", { tread: "" }).ok).toBe(true);
    expect(tried("bearings", { ref: "" }).ok).toBe(true);
  });
});

it("uses the defaults of untouched fields", () => {
  expect(calculateFeet({ m1: "900" }, footRows)).toMatchObject({
    inputs: { m1: 900, m2: 0, n: 4, S: 1.5, L: null, i: null },
  });
  expect(calculateCasters({ E: "60", Z: "320" }, casterRows)).toMatchObject({
    inputs: { n: 4, S: 1.25, v: 4, a: 0, t1: 15, t2: 28, i: null, tread: null },
  });
  expect(calculateBearings({ Fr: "1200", n: "300" }, bearingRows)).toMatchObject({
    inputs: { Fr: 1200, Fa: 0, n: 300, H: 20_000, ref: null },
  });
});

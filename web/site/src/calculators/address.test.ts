import { expect, it } from "vitest";
import { cleaningKeys } from "../cleaning/fields.ts";
import { formatAddress, parseAddress } from "./address.ts";
import { bearingKeys } from "./bearing-fields.ts";
import { casterKeys } from "./caster-fields.ts";
import { feetKeys } from "./feet-fields.ts";

it("carries the touched fields as they were typed, with decimal commas", () => {
  const texts = { m1: "2400", m2: "", n: "4", S: "1,5" };
  const query = "maquina=2400&producto=&apoyos=4&coeficiente=1,5";
  expect(formatAddress(feetKeys, texts)).toBe(query);
  expect(parseAddress(feetKeys, `?${query}`)).toEqual(texts);
});

it("carries treads and references", () => {
  const caster = { E: "60", tread: "Goma elástica", t1: "-20" };
  const query = "tara=60&tmin=-20&banda=Goma+el%C3%A1stica";
  expect(formatAddress(casterKeys, caster)).toBe(query);
  expect(parseAddress(casterKeys, query)).toEqual(caster);
  expect(formatAddress(bearingKeys, { ref: "NHK-UR-P206-30-316", Fr: "1800" })).toBe(
    "referencia=NHK-UR-P206-30-316&radial=1800",
  );
});

it("ignores parameters of no field and repeated ones", () => {
  expect(parseAddress(feetKeys, "utm_source=a&maquina=1&maquina=2&m1=3&__proto__=4")).toEqual({
    m1: "1",
  });
  expect(parseAddress(feetKeys, "")).toEqual({});
});

it.each([feetKeys, casterKeys, bearingKeys, cleaningKeys])(
  "has a parameter of its own for each field",
  (keys) => {
    const names = Object.values(keys);
    expect(new Set(names).size).toBe(names.length);
  },
);

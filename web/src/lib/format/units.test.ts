import { expect, it } from "vitest";
import { keepUnits } from "./units.ts";

const visible = (text: string) => keepUnits(text).replaceAll("\u00a0", "~");

it.each([
  ["80, 100 y 120 mm (valores típicos)", "80, 100 y 120~mm (valores típicos)"],
  ["Ra ≤ 0,8 µm y 100 a 500 kg", "Ra ≤ 0,8~µm y 100 a 500~kg"],
  ["−20 a +100 °C, 5 % de sosa", "−20 a +100~°C, 5~% de sosa"],
  ["| 25 kN | 4 km/h |", "| 25~kN | 4~km/h |"],
  ["**2 m**, 3 min y 24 h.", "**2~m**, 3~min y 24~h."],
])("keeps number and unit of %j on one line", (text, expected) => {
  expect(visible(text)).toBe(expected);
});

it.each([
  "AISI 304 o AISI 316L",
  "4 mesas, 2 horas y 3 minutos",
  "21 CFR 177",
  "204 a 210",
  "M12 según",
  "±7° y 80mm",
])("leaves %j as it is", (text) => expect(keepUnits(text)).toBe(text));

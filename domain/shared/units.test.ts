import { expect, it } from "vitest";
import { measureGrowth } from "../testing/cpu-time.ts";
import { keepUnits, keepUnitsIn } from "./units.ts";

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

it("changes only the text of HTML, and no code", () => {
  const html =
    '<p title="5 kg">5 kg &lt; 6 kg, <b>60 °C</b></p><img alt="2 m"><pre><code>x = 5 kg</code></pre><p><code>7 bar</code> 8 bar</p>';
  expect(keepUnitsIn(html).replaceAll("\u00a0", "~")).toBe(
    '<p title="5 kg">5~kg &lt; 6~kg, <b>60~°C</b></p><img alt="2 m"><pre><code>x = 5 kg</code></pre><p><code>7 bar</code> 8~bar</p>',
  );
});

it.each(["<pre><code>", "<", "5 kg"])("takes linear time for a flood of %s", (piece) => {
  const flood = (size: number) => piece.repeat(size / piece.length);
  expect(measureGrowth(flood, 900_000, keepUnitsIn).ratio).toBeLessThan(8);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimMatches } from "./claims.ts";

const claims = (text: string) => [
  ...new Set(claimMatches(text).map(({ kind, text: claim }) => `${kind}: ${claim}`)),
];

describe("claims of a text", () => {
  it.each<[string, readonly string[]]>([
    [
      "Certificado EHEDG y FDA.",
      ["certificate: Certificado", "certificate: EHEDG", "certificate: FDA"],
    ],
    [
      "Según EN 1672-2, ISO 20653 y DIN EN ISO 4762.",
      ["norm: EN 1672-2", "norm: ISO 20653", "norm: DIN EN ISO 4762"],
    ],
    ["Reglamento (CE) 1935/2004", ["norm: Reglamento (CE) 1935/2004"]],
    ["Acero AISI 316L, 1.4404 o 304.", ["steel: AISI 316L", "steel: 1.4404", "steel: 304"]],
    ["Grado IP69K, no IP67.", ["protection: IP69K", "protection: IP67"]],
    ["Ra ≤ 0,8 µm", ["roughness: Ra ≤ 0,8 µm"]],
    ["De -20 °C a 120 °C", ["temperature: -20 °C", "temperature: 120 °C"]],
    ["Carga de 1.200 kg y 80 bar", ["load: 1.200 kg", "load: 80 bar"]],
    ["Hasta 1200 kg, 2.5 kN o 1,200 N", ["load: 1200 kg", "load: 2.5 kN", "load: 1,200 N"]],
    ["En 2024, 120 kg; hasta 1000 °C", ["temperature: 1000 °C", "load: 120 kg"]],
    [
      "Regulation (EC) No 1935/2004, Richtlinie 2006/42/EG",
      ["norm: Regulation (EC) No 1935/2004", "norm: Richtlinie 2006/42/EG"],
    ],
    [
      "EHEDG certified, zertifizierte Räder",
      ["certificate: EHEDG", "certificate: certified", "certificate: zertifizierte"],
    ],
    ["En 2024 vendimos 304 mm de barra y 12 pies.", []],
    ["IP69K, ip y IP69K otra vez.", ["protection: IP69K"]],
  ])("%s", (text, expected) => expect(claims(text)).toEqual(expected));

  it("are found in linear time in long and hostile texts", () => {
    const hostile = [
      "1.".repeat(60_000),
      "EN ".repeat(60_000),
      "9 ".repeat(90_000),
      "Ra<".repeat(60_000),
    ];
    // Nonlinear time would exceed the timeout.
    for (const text of hostile) expect(Array.isArray(claimMatches(text))).toBe(true);
    fc.assert(
      fc.property(fc.string(), (text) => Array.isArray(claimMatches(text))),
      { numRuns: 50 },
    );
  });
});

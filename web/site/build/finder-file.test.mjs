import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { search } from "../src/pages/catalogue/finder/search.ts";
import { EMPTY, EXAMPLES } from "../src/pages/catalogue/finder/state.ts";
import { content as searchPage } from "../src/pages/catalogue/search/content.ts";
import { BUDGETS } from "./budgets.mjs";
import { finderFile } from "./finder-file.ts";
import { readCatalogue } from "./read-catalogue.ts";

const catalogue = readCatalogue();
const file = finderFile(catalogue);
const index = JSON.parse(file.text);

const find = (text) => search(index, { ...EMPTY, text }, 999);

function referencesFor(text) {
  return find(text).found.families.flatMap(({ rows }) => rows.map(([reference]) => reference));
}

it("has all references of the tables", () => {
  const all = catalogue.flatMap(({ references }) => references.map(({ reference }) => reference));
  expect(new Set(index.rows.map(([reference]) => reference))).toEqual(new Set(all));
  expect(referencesFor("").length).toBe(all.length);
});

it.each([
  ["pie M20 316L 16 kN", /^NHK-PN-M20-\d+-316/],
  ["rodamiento 25 mm", /^NHK-UR-.*-25-316$/],
  ["rueda 125 freno", /^NHK-R[GF]-125-.*FT$/],
  ["soporte de rodamiento 30 mm", /^NHK-SR-.206/],
  ["tornillo M8", /^NHK-CT-M08/],
  ["tornillo M8x25", /^NHK-CT-M08-025/],
  ["tornillo M10 × 30 mm", /^NHK-CT-M10-030$/],
  ["M8x25", /^NHK-C[TS]-M08-025/],
  ["tuerca ciega silicona", /^NHK-CN-.*S$/],
  ["NHK-PN-M30", /^NHK-PN-M30/],
  ["206", /206/],
  ["ruedas antiestáticas", /AE$/],
])("%s finds what it means", (text, expected) => {
  const found = referencesFor(text);
  expect(found.length).toBeGreaterThan(0);
  for (const reference of found) expect(reference).toMatch(expected);
});

it("every example of the site finds references, or is the name of a norm", () => {
  const { texts } = searchPage.start;
  const examples = [...texts, ...EXAMPLES.split(", "), ...searchPage.placeholder.split(", ")];
  for (const example of examples.map((text) => text.replace("…", "")))
    if (example !== "EHEDG")
      expect([example, referencesFor(example).length > 0]).toEqual([example, true]);
});

describe("words of the trade", () => {
  const FEET = /^NHK-P[NA]-/;
  it.each([
    ["UCF206", /^NHK-UR-F206-/],
    ["UCF 206", /^NHK-UR-F206-/],
    ["ucf-206", /^NHK-UR-F206-/],
    ["UCP 206", /^NHK-UR-P206-/],
    ["ucp206", /^NHK-UR-P206-/],
    ["SUCP 205", /^NHK-UR-P205-/],
    ["UCFL 206", /^NHK-UR-L206-/],
    ["UCFL206", /^NHK-UR-L206-/],
    ["UCT 208", /^NHK-UR-T208-/],
    ["UCT", /^NHK-UR-T/],
    ["SUCF", /^NHK-UR-F/],
    ["SUCF 207 316L", /^NHK-UR-F207-/],
    ["pillow block 25 mm", /^NHK-UR-P205-/],
    ["take-up unit", /^NHK-UR-T/],
    ["brida cuadrada 206", /^NHK-(?:UR-F206-30-316|SR-F206-)/],
    ["caster", /^NHK-R[GF]-/],
    ["casters 125", /^NHK-R[GF]-125-/],
    ["swivel caster", /^NHK-RG-/],
    ["rueda de nailon 160", /^NHK-RG-160-PA/],
    ["rueda de goma", /-GE$/],
    ["pata regulable", FEET],
    ["patas regulables", FEET],
    ["Pata Regulable M16", /^NHK-P[NA]-M16-/],
    ["pie de máquina", FEET],
    ["pies de maquina", FEET],
    ["pie maquina 316L", /^NHK-P[NA]-.*316/],
    ["levelling feet M24", /^NHK-P[NA]-M24/],
    ["pie articulado", /^NHK-PA-/],
    ["lavado", /^NHK-UR-/],
    ["rodamiento lavado", /^NHK-UR-/],
    ["rueda para lavado", /^NHK-R[GF]-/],
    ["pie inox M20", /^NHK-P[NA]-M20/],
    ["rueda acero inoxidable", /^NHK-R[GF]-/],
    ["pies V4A", /^NHK-P[NA]-.*316/],
    ["DIN 933", /^NHK-CT-/],
    ["din933 M8", /^NHK-CT-M08-/],
    ["DIN EN ISO 4017", /^NHK-CT-/],
    ["ISO-4762", /^NHK-CT-/],
    ["DIN 1587 M8", /^NHK-CN-M08/],
    ["DIN 125", /^NHK-CA-/],
    ["ISO 3228", /^NHK-(?:UR|SR)-/],
    ["EN 12532", /^NHK-R[GF]-/],
    ["stainless steel caster", /^NHK-R[GF]-/],
    ["rueda teflón", /^NHK-R[GF]-/],
    ["rueda 125 xyzzy", /^NHK-R[GF]-125-/],
    ["pie nivelador IP69K", /^NHK-PN-/],
    ["pie IP 66", FEET],
    ["rodamiento 30 mm ip-69 k", /^NHK-UR-.206-30-/],
  ])("%s", (text, expected) => {
    const found = referencesFor(text);
    expect(found.length).toBeGreaterThan(0);
    for (const reference of found) expect(reference).toMatch(expected);
  });

  it("true of all references shows all, and what means nothing shows none", () => {
    const all = index.rows.length;
    for (const text of ["inox", "acero inoxidable"]) expect(find(text).found.total).toBe(all);
    for (const text of ["mm", "🙂", "de la", "xyzzy", "teflón"])
      expect([text, find(text).found.total]).toEqual([text, 0]);
  });

  it("that no reference has are named, with the note of the table", () => {
    const named = ({ unknown }) => unknown.map(({ word }) => word);
    expect(named(find("rueda 125 xyzzy"))).toEqual(["xyzzy"]);
    const teflon = find("rueda teflón");
    expect(named(teflon)).toEqual(["teflon"]);
    expect(teflon.parsed.notes.join()).toContain("PTFE");
    for (const text of ["IP69K", "pie IP69", "rodamiento IP66"])
      expect(find(text).parsed.notes.join(), text).toContain("no llevan grado IP");
    expect(find("rueda para lavado").leftOut).toEqual(["lavado"]);
  });

  it("after «sin» are what no reference found may have", () => {
    const braked = referencesFor("rueda freno");
    expect(new Set([...referencesFor("rueda sin freno"), ...braked])).toEqual(
      new Set(referencesFor("rueda")),
    );
    expect(referencesFor("rueda sin freno")).not.toEqual(expect.arrayContaining(braked));
  });

  it("count more in names than in notes", () => {
    expect(referencesFor("tornillo").slice(0, 7)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^NHK-CT-/)]),
    );
    expect(find("tornillo").found.families[0].family.slug).toBe("componentes");
  });
});

it("its name changes with its content", () => {
  const [first, ...others] = catalogue;
  const shorter = [{ ...first, references: first.references.slice(1) }, ...others];
  expect(finderFile(catalogue).address).toBe(file.address);
  expect(finderFile(shorter).address).not.toBe(file.address);
});

it("stays in its budget with 5000 references", () => {
  const copies = Math.ceil(5000 / index.rows.length);
  const many = catalogue.map((family) => ({
    ...family,
    references: Array.from({ length: copies }, (_, copy) =>
      family.references.map((reference) => ({
        ...reference,
        reference: `${reference.reference}-${copy}`,
      })),
    ).flat(),
  }));
  const { text } = finderFile(many);
  expect(JSON.parse(text).rows.length).toBeGreaterThanOrEqual(5000);
  expect(gzipSync(text).length).toBeLessThan(BUDGETS.finderIndex);
});

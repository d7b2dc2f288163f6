import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogueRanges, catalogueTables } from "./content-plugin.ts";
import { copyCatalogue } from "./testing/catalogue-copy.mjs";

let copy;
beforeEach(() => {
  copy = copyCatalogue();
});
afterEach(() => copy.remove());

/** @returns the code of a production build of the cards, as visitors get it */
async function buildCards(entry = "src/lib/catalogue-cards.ts") {
  const { output } = await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    logLevel: "silent",
    plugins: [catalogueRanges(copy.folder), catalogueTables(true, copy.folder)],
    ssr: { noExternal: true },
    build: { ssr: entry, write: false },
  });
  return output[0].code;
}

describe("the build", () => {
  it("writes the ranges of the tables into the cards", async () => {
    const code = await buildCards();
    expect(code).toContain('"M16 a M30, cubierta por camisa con junta"');
    expect(code).toContain('"80, 100 y 120 mm (valores típicos)"');
    expect(code).toContain('"−40 a +130 °C con EPDM (valor típico)"');
    expect(code).not.toContain("{{");
  });

  it("writes them into the texts of the site", async () => {
    const code = await buildCards("src/pages/landing/content.ts");
    expect(code).toContain('"Acabado Ra ≤ 0,8 µm"');
    expect(code).not.toContain("{{");
  });

  it("changes the card when a number of a table changes", async () => {
    copy.edit("pies-niveladores.csv", (text) => text.replaceAll(",25000,", ",27500,"));
    copy.edit("ruedas.csv", (text) => text.replace("500,4905", "520,5101"));
    const code = await buildCards();
    expect(code).toContain('"Hasta 27,5 kN, según base y rosca (valor típico)"');
    expect(code).toContain('"100 a 520 kg por rueda, según banda y diámetro (valor típico)"');
  });

  it("takes no row of a table with it", async () => {
    expect(await buildCards()).not.toMatch(/NHK-[A-Z]{2}-|static_load_n/);
  });

  it("fails with file, row and column of a wrong cell", async () => {
    copy.edit("pies-niveladores.csv", (text) => text.replace(",10000,Anti", ",10 kN,Anti"));
    await expect(buildCards()).rejects.toThrow(
      'web/site/catalogue/pies-niveladores.csv:2: column K (static_load_n): "10 kN" is not a number',
    );
  });

  it("fails for a wrong cell that no text needs", async () => {
    copy.edit("ruedas.csv", (text) => text.replace("75 Shore D", ""));
    await expect(buildCards("../kit/lib/site.ts")).rejects.toThrow(
      "web/site/catalogue/ruedas.csv:2: column F (hardness): a value is missing",
    );
  });

  it("fails with file and line of a range that no table has", async () => {
    const rename = (text) => text.replaceAll("load_kg", "capacity_kg");
    copy.edit("columns.csv", rename);
    copy.edit("ruedas.csv", rename);
    await expect(buildCards()).rejects.toThrow(
      /web\/site\/catalogue\/families\.json:\d+: \{\{rango:ruedas:load_kg\}\}: ruedas has no column "load_kg"/,
    );
  });
});

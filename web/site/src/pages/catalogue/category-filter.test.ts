import { describe, expect, it } from "vitest";
import { CATEGORIES } from "./categories.ts";
import { ALL, badgeStyles, sheetStyles, toAnchor } from "./category-filter.ts";

describe("catalogue filter", () => {
  it("has the badges in the order of the specification, which is not that of the cards", () => {
    expect(CATEGORIES).toEqual([
      "Pies Niveladores",
      "Rodamientos",
      "Ruedas",
      "Componentes",
      "Soportes",
      "Pies Ajustables",
    ]);
  });
  it("highlights 'Todos' unless a category is the target", () => {
    const styles = badgeStyles();
    const key = Object.keys(styles).find((selector) => selector.includes(toAnchor(ALL)));
    expect(key).toMatch(/^main:not\(:has\(/);
    for (const category of CATEGORIES) expect(key).toContain(`#${toAnchor(category)}:target`);
  });
  it("hides the sheets of the other categories", () => {
    expect(sheetStyles()).toHaveProperty([
      "main:has(#categoria-ruedas:target) & [data-category]:not([data-category='Ruedas'])",
    ]);
  });
});

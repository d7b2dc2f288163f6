import { fillRanges } from "./fill-ranges.ts";
import type { Catalogue, Column, FamilyData } from "./model.ts";
import { readColumns } from "./read-columns.ts";
import { readFamilies } from "./read-families.ts";
import { findHeatFaults, readMaterials } from "./read-materials.ts";
import { readReferences } from "./read-references.ts";
import type { Sheet } from "./read-table.ts";

export interface CatalogueFiles {
  /** The folder as messages name it. */
  readonly folder: string;
  readonly families: string;
  /** `columns`, `materials`, or a family's slug. */
  readonly loadSheet: (name: string) => Sheet | { readonly fault: string };
  /** Finds the SVG code of a family's drawing. */
  readonly findDrawing: (slug: string) => string | undefined;
}

/** @throws Error with a line `<file>:<row>: <message>` per fault */
export function readCatalogue({
  folder,
  families,
  loadSheet,
  findDrawing,
}: CatalogueFiles): Catalogue {
  const path = `${folder}/families.json`;
  const plain = readFamilies(path, families);
  refuse(plain.faults);
  const columnSheet = loadSheet("columns");
  if ("fault" in columnSheet) throw new Error(columnSheet.fault);
  const table = readColumns(
    columnSheet,
    plain.families.map(({ slug }) => slug),
  );
  refuse(table.faults);

  const materialSheet = loadSheet("materials");
  if ("fault" in materialSheet) throw new Error(materialSheet.fault);
  const materials = readMaterials(materialSheet);
  refuse(materials.faults);

  const faults: string[] = [];
  const places = new Map<string, string>();
  const data = plain.families.map(({ slug }): FamilyData => {
    const columns = table.columns.get(slug) ?? [];
    if (columns.length === 0) faults.push(`${columnSheet.path}: no column of "${slug}"`);
    faults.push(...drawingFaults(`${folder}/drawings/${slug}.svg`, findDrawing(slug), columns));
    const sheet = loadSheet(slug);
    if ("fault" in sheet) {
      faults.push(sheet.fault);
      return { slug, columns, references: [] };
    }
    const read = readReferences(slug, sheet, columns, places);
    const family = { slug, columns, references: read.references };
    faults.push(...read.faults, ...findHeatFaults(sheet, family, materials.materials));
    return family;
  });
  refuse(faults);
  const filled = readFamilies(path, fillRanges(path, families, data));
  refuse(filled.faults);
  return data.flatMap((family) =>
    filled.families
      .filter(({ slug }) => slug === family.slug)
      .map((text) => ({ ...text, ...family })),
  );
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

function drawingFaults(
  path: string,
  svg: string | undefined,
  columns: readonly Column[],
): string[] {
  if (svg === undefined) return [`${path}: the drawing is missing`];
  const [, description = ""] = /<desc>([^<]*)<\/desc>/.exec(svg) ?? [];
  const words = description.split(/[^\p{L}\p{N}]+/u);
  return columns.flatMap(({ letter, column }) =>
    letter === null || words.includes(letter)
      ? []
      : [`${path}: its <desc> does not name ${letter}, the letter of ${column}`],
  );
}

import { columnGroups, findOnlyValue, groupLabel } from "./family-table.ts";
import type { Column, FamilyData } from "./model.ts";
import { rangeText } from "./range-text.ts";

export interface Fact {
  readonly label: string;
  /** Of a column that the table leaves out. */
  readonly letter: string | null;
  readonly text: string;
}

const MAX_LISTED = 4;

/** What all references share, and the ranges that visitors choose by. */
export function familyFacts(family: FamilyData): readonly Fact[] {
  return columnGroups(family).flatMap((group) => {
    const isCommon = group.every((column) => findOnlyValue(family, column) !== undefined);
    if (group.some(({ unit }) => unit === "°C")) {
      const range = rangeText(`temperatura:${family.slug}`, [family]);
      return "text" in range ? [{ label: groupLabel(group), letter: null, text: range.text }] : [];
    }
    return group
      .filter(({ filter }) => filter || isCommon)
      .map((column) => ({
        label: column.label,
        letter: isCommon ? column.letter : null,
        text: formatText(family, column),
      }));
  });
}

function formatText(family: FamilyData, column: Column): string {
  const values = new Set(family.references.flatMap(({ values: all }) => all[column.column] ?? []));
  if (values.has("Sí") && values.has("No")) return "Según referencia";
  if (column.kind === "text") return [...values].join(", ");
  const isList = column.kind === "number" && values.size <= MAX_LISTED;
  const texts = [isList ? "lista" : "rango", "alternativas"].flatMap((form) => {
    const range = rangeText(`${form}:${family.slug}:${column.column}`, [family]);
    return "text" in range ? range.text : [];
  });
  return texts[0] ?? "";
}

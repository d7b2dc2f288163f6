import type { FamilyData } from "./model.ts";
import { cellFault, readTable, type Sheet, type TableRule } from "./read-table.ts";

/** °C that an elastomer or a tread bears in dry use. */
export interface MaterialLimits {
  readonly min_c: number;
  readonly max_c: number;
}

export type Materials = ReadonlyMap<string, MaterialLimits>;

const CELL = { choices: [], onlyFor: null } as const;
const HEAT = { ...CELL, kind: "number", unit: "°C", decimals: 0 } as const;
const TEXT = { ...CELL, kind: "text", unit: null, decimals: 0 } as const;
const RULES: readonly TableRule[] = [
  { ...TEXT, column: "material" },
  { ...HEAT, column: "temp_min_c" },
  { ...HEAT, column: "temp_max_c" },
  { ...TEXT, column: "note", optional: true },
];

export function readMaterials(sheet: Sheet): {
  readonly materials: Materials;
  readonly faults: readonly string[];
} {
  const { rows, faults } = readTable(sheet, RULES);
  const materials = new Map(
    rows.map(({ values }) => [
      String(values.material),
      { min_c: Number(values.temp_min_c), max_c: Number(values.temp_max_c) },
    ]),
  );
  return { materials, faults };
}

/** Columns of the data that name a material of the table. */
export const SOFT_PARTS = ["elastomer", "tread"] as const;

/**
 * A part is limited by the rest of its family or by its elastomer or tread, whichever gives way first: so
 * one material has the same temperature wherever it is the weakest part.
 */
export function findHeatFaults(
  sheet: Sheet,
  { columns, references }: FamilyData,
  materials: Materials,
): readonly string[] {
  const column = SOFT_PARTS.find((name) => columns.some((column) => column.column === name));
  if (column === undefined) return [];
  const getAll = (name: string) => references.map(({ values }) => Number(values[name]));
  const familyMin = Math.min(...getAll("temp_min_c"));
  const familyMax = Math.max(...getAll("temp_max_c"));
  return references.flatMap(({ reference, values }) => {
    const limits = materials.get(String(values[column]));
    const { line } = sheet.rows.find(({ cells }) => cells.includes(reference)) ?? sheet.header;
    if (limits === undefined)
      return [cellFault(sheet, line, column, `materials.csv has no "${values[column]}"`)];
    const expected = {
      temp_min_c: Math.max(familyMin, limits.min_c),
      temp_max_c: Math.min(familyMax, limits.max_c),
    };
    return Object.entries(expected).flatMap(([name, value]) =>
      values[name] === value
        ? []
        : [
            cellFault(
              sheet,
              line,
              name,
              `${values[name]} °C is not ${value} °C, which ${values[column]} of materials.csv and the family allow`,
            ),
          ],
    );
  });
}

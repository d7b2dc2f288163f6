import type { CellValue } from "../model.ts";
import { type ChoiceFacet, toNewtons } from "./model.ts";

export const COLUMN_OF: Readonly<
  Record<ChoiceFacet | "diameter" | "load" | "cold" | "heat", readonly string[]>
> = {
  thread: ["thread"],
  shaft: ["shaft_mm"],
  material: ["material"],
  seal: ["elastomer", "tread"],
  ip: ["ip"],
  diameter: ["base_diameter_mm", "wheel_diameter_mm", "head_diameter_mm"],
  // Of bearings the dynamic capacity.
  load: ["static_load_n", "load_kg", "c_n"],
  cold: ["temp_min_c"],
  heat: ["temp_max_c"],
};

type Cells = Readonly<Record<string, CellValue>>;

export function numberIn(cells: Cells, facet: keyof typeof COLUMN_OF): number | null {
  const found = COLUMN_OF[facet].map((name) => cells[name]);
  return found.find((cell) => typeof cell === "number") ?? null;
}

/** Finds the load of a reference, in newtons. */
export function findLoad(cells: Cells): number | null {
  const [column] = COLUMN_OF.load.filter((name) => typeof cells[name] === "number");
  return column === undefined ? null : newtonsIn(column, Number(cells[column]));
}

export function newtonsIn(column: string, value: number): number {
  return column.endsWith("_kg") ? toNewtons(value) : value;
}

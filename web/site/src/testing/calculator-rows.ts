import { readFileSync } from "node:fs";
import type { HousingRow, UnitRow } from "#calculators/bearing-sizes.ts";
import type { CasterRow } from "#calculators/casters.ts";
import type { FootRow } from "#calculators/feet.ts";

const TEXT_COLUMNS = ["reference", "insert", "tread"];

/** Sample references, with the columns that the calculators read. */
export const footRows = read<FootRow>("feet");
export const casterRows = read<CasterRow>("casters");
export const bearingRows = {
  units: read<UnitRow>("units"),
  housings: read<HousingRow>("housings"),
};

function read<Row>(name: string): readonly Row[] {
  const file = new URL(`calculator-rows/${name}.csv`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const [columns = [], ...rows] = lines.map((line) => line.split(","));
  return rows.map((cells) => {
    const pairs = columns.map((column, at) => {
      const cell = cells[at] ?? "";
      return [column, TEXT_COLUMNS.includes(column) ? cell : Number(cell)];
    });
    return Object.fromEntries(pairs) as Row;
  });
}

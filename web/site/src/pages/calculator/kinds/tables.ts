import type { CalculatorId } from "#catalogue/calculator-ids.ts";
import type { CompactTable } from "#lib/page-data.ts";

/** Of web/site/catalogue; what a calculator computes with or shows beside the reference. */
export const COLUMNS: Readonly<Record<CalculatorId, readonly string[]>> = {
  feet: [
    ...["thread", "base_diameter_mm", "static_load_n", "stroke_mm", "tilt_deg"],
    ...["fixing", "material", "elastomer"],
  ],
  casters: [
    ...["type", "wheel_diameter_mm", "tread", "load_kg", "brake", "bearing"],
    ...["temp_min_c", "temp_max_c"],
  ],
  bearings: [
    ...["mount", "shaft_mm", "insert", "insert_od_mm", "outer_ring_width_mm"],
    ...["c_n", "c0_n", "max_rpm", "material"],
  ],
};

export function toRows<Row>({ family, columns, rows }: CompactTable): readonly Row[] {
  return rows.map((cells) => {
    const values = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
    return { ...values, family } as Row;
  });
}

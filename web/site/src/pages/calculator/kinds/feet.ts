import { calculateFeet, type FeetResult } from "#calculators/feet.ts";
import { spanishDecimal, withUnit } from "#lib/format/decimals.ts";
import type { CompactTable } from "#lib/page-data.ts";
import { type FootReference, feetColumns } from "./feet-content.ts";
import { toRows } from "./tables.ts";
import { toTable } from "./to-table.ts";
import type { CalculationView, Worked } from "./views.ts";

type Done = Extract<FeetResult<FootReference>, { ok: true }>;

export function calculate(
  texts: Readonly<Record<string, string>>,
  tables: readonly CompactTable[],
): CalculationView {
  const rows = tables.flatMap((table) => toRows<FootReference>(table));
  const result = calculateFeet(texts, rows);
  if (!result.ok) return { errors: result.errors, warnings: [], result: null };
  const { numbers, references, warnings } = result;
  const value = withUnit(numbers.F_shown.value, "kN");
  const count = references.length;
  return {
    errors: [],
    warnings,
    result: {
      figure: { value, label: "por pie" },
      strip: { range: numbers.range, required: numbers.F.value, text: value, isKilo: true },
      count: toCount(result),
      worked: {
        load: workedLoad(result),
        drop: workedDrop(result, rows),
        tilt: workedTilt(result, rows),
        pressure: workedPressure(result),
      },
      heading: count === 1 ? "1 referencia adecuada" : `${count} referencias adecuadas`,
      ...toTable(references, feetColumns, result.inputs.n),
    },
  };
}
function toCount({ numbers, references }: Done) {
  const { points, total, enough } = numbers.range;
  const figure = `${references.length} de ${total} referencias`;
  if (enough === 0) {
    const maxCapacity = Math.max(...points.map(({ capacity }) => capacity));
    const text = `alcanzan esta carga; la mayor de la gama soporta ${withUnit(maxCapacity / 1000, "kN")}.`;
    return { figure, text };
  }
  const text =
    numbers.beta === null
      ? "soportan esta carga, entre pies niveladores y ajustables."
      : `cumplen carga, regulación e inclinación; ${enough} soportan la carga.`;
  return { figure, text };
}

function workedLoad({ inputs, numbers }: Done): Worked {
  const mass = `(${withUnit(inputs.m1, "kg")} + ${withUnit(inputs.m2, "kg")}) × 9,81\u00a0m/s²`;
  const factor = spanishDecimal(inputs.S);
  return {
    steps: `{${mass}|${numbers.n_ef}} × ${factor} = ${withUnit(numbers.F.value, "N", 1)} → `,
    outcome: withUnit(numbers.F_shown.value, "kN"),
  };
}

function workedDrop({ inputs, numbers }: Done, rows: readonly FootReference[]): Worked | null {
  const { L, i } = inputs;
  if (numbers.dh === null || L === null || i === null) return null;
  const strokes = rows.map(({ stroke_mm }) => stroke_mm);
  return {
    steps: `${withUnit(1000 * L, "mm")} × ${withUnit(i, "%")} = `,
    outcome: withUnit(numbers.dh.value, "mm", 1),
    after: `; las series regulan de ${Math.min(...strokes)} a ${withUnit(Math.max(...strokes), "mm")}`,
  };
}

function workedTilt({ inputs, numbers }: Done, rows: readonly FootReference[]): Worked | null {
  if (numbers.beta === null || inputs.i === null) return null;
  const maxTilt = Math.max(...rows.map(({ tilt_deg }) => tilt_deg));
  return {
    steps: `arctan ${spanishDecimal(inputs.i / 100)} = `,
    outcome: `${spanishDecimal(numbers.beta.value, 1)}°`,
    after: `; las series admiten hasta ±${spanishDecimal(maxTilt)}°`,
  };
}

function workedPressure({ numbers, references: [first] }: Done): Worked | null {
  if (first === undefined) return null;
  const base = withUnit(first.row.base_diameter_mm, "mm");
  return {
    steps: `{4 × ${withUnit(numbers.F.value, "N", 1)}|π × (${base})^2} = `,
    outcome: withUnit(first.p.value, "N/mm²", 2),
    after: ` con ${first.row.reference}`,
  };
}

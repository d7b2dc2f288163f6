import { type CastersResult, calculateCasters, treads } from "#calculators/casters.ts";
import { spanishDecimal, withUnit } from "#lib/format/decimals.ts";
import type { CompactTable } from "#lib/page-data.ts";
import { type CasterReference, casterColumns } from "./casters-content.ts";
import { toRows } from "./tables.ts";
import { toTable } from "./to-table.ts";
import type { CalculationView, Worked } from "./views.ts";

type Done = Extract<CastersResult<CasterReference>, { ok: true }>;

export function calculate(
  texts: Readonly<Record<string, string>>,
  tables: readonly CompactTable[],
): CalculationView {
  const rows = tables.flatMap((table) => toRows<CasterReference>(table));
  const result = calculateCasters(texts, rows);
  if (!result.ok) return { errors: result.errors, warnings: [], result: null };
  const { numbers, references, warnings } = result;
  const value = withUnit(numbers.T_shown.value, "kg");
  const count = references.length;
  return {
    errors: [],
    warnings,
    result: {
      figure: { value, label: `por rueda${formatDiameter(result)}` },
      strip: { range: numbers.range, required: numbers.T.value, text: value, isKilo: false },
      count: toCount(result),
      worked: {
        load: workedLoad(result),
        diameter: workedDiameter(result),
        push: workedPush(result),
      },
      heading: count === 1 ? "1 rueda adecuada" : `${count} ruedas adecuadas`,
      ...toTable(references, casterColumns, result.inputs.n),
    },
  };
}

/** Of the chosen tread. */
function formatDiameter({ inputs, numbers }: Done): string {
  if (inputs.a === 0 || inputs.tread === null) return "";
  const { d_min_soft, d_min_hard } = numbers;
  const { value } = treads[inputs.tread].isSoft ? d_min_soft : d_min_hard;
  return ` · diámetro de ${withUnit(value, "mm", 1)} como mínimo`;
}

function toCount({ numbers, references }: Done) {
  const { total, enough } = numbers.range;
  return {
    figure: `${references.length} de ${total} referencias`,
    text: `cumplen carga, diámetro, banda y temperatura; ${enough} soportan la carga.`,
  };
}

function workedLoad({ inputs, numbers }: Done): Worked {
  const mass = `${withUnit(inputs.E, "kg")} + ${withUnit(inputs.Z, "kg")}`;
  const load = withUnit(numbers.T.value, "kg", 1);
  return {
    steps: `{${mass}|${numbers.n_ef}} × ${spanishDecimal(inputs.S)} = ${load} → `,
    outcome: withUnit(numbers.T_shown.value, "kg"),
  };
}

function workedDiameter({ inputs, numbers }: Done): Worked | null {
  if (inputs.a === 0) return null;
  const height = withUnit(inputs.a, "mm");
  const hard = withUnit(numbers.d_min_hard.value, "mm", 1);
  if (inputs.tread !== null && !treads[inputs.tread].isSoft)
    return { steps: `{${height}|0,025} = `, outcome: hard, after: " con banda dura" };
  return {
    steps: `{${height}|0,05} = `,
    outcome: withUnit(numbers.d_min_soft.value, "mm", 1),
    after: ` con banda blanda${inputs.tread === null ? `, ${hard} con banda dura` : ""}`,
  };
}

function workedPush({ inputs, numbers: { push } }: Done): Worked | null {
  if (push === null || inputs.tread === null) return null;
  const slope = inputs.i === null ? "" : ` + ${spanishDecimal(inputs.i / 100)}`;
  const friction = `${spanishDecimal(treads[inputs.tread].friction)}${slope}`;
  const start = `${spanishDecimal(push.start_min.value, 1)} a ${withUnit(push.start_max.value, "N", 1)}`;
  return {
    steps: `${withUnit(inputs.E + inputs.Z, "kg")} × 9,81\u00a0m/s² × (${friction}) = `,
    outcome: withUnit(push.total.value, "N", 1),
    after: `; para arrancar en llano, de ${start}`,
  };
}

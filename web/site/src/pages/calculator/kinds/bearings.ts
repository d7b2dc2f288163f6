import { calculateBearings } from "#calculators/bearings.ts";
import { roundUp } from "#calculators/numbers.ts";
import { spanishDecimal, withUnit } from "#lib/format/decimals.ts";
import type { CompactTable } from "#lib/page-data.ts";
import {
  type BearingReference,
  type BearingsDone,
  type HousingReference,
  hoursText,
  type UnitReference,
} from "./bearings-content.ts";
import { workedLife, workedLoad, workedRating, workedSafety } from "./bearings-worked.ts";
import { toRows } from "./tables.ts";
import { toTable } from "./to-table.ts";
import type { CalculationView, Note, Result, TableColumn } from "./views.ts";

export function calculate(
  texts: Readonly<Record<string, string>>,
  tables: readonly CompactTable[],
): CalculationView {
  // Housings have no speed of their own.
  const isOfUnits = ({ columns }: CompactTable) => columns.includes("max_rpm");
  const result = calculateBearings(texts, {
    units: tables.filter(isOfUnits).flatMap((table) => toRows<UnitReference>(table)),
    housings: tables
      .filter((table) => !isOfUnits(table))
      .flatMap((table) => toRows<HousingReference>(table)),
  });
  if (!result.ok) return { errors: result.errors, warnings: [], result: null };
  const { references, numbers } = result;
  const count = references.length;
  const size = "del menor tamaño adecuado";
  return {
    errors: [],
    warnings: getWarnings(result),
    result: {
      figure: toFigure(result),
      ...toRequirement(result),
      worked: {
        load: workedLoad(result),
        life: workedLife(result),
        rating: workedRating(result),
        safety: workedSafety(result),
      },
      hint: numbers.basis?.grease?.hint,
      heading: count === 1 ? `1 referencia ${size}` : `${count} referencias ${size}`,
      ...toTable(references, getColumns(result), 1),
    },
  };
}

function toRequirement({ numbers }: BearingsDone): Pick<Result, "strip" | "count"> {
  const rotation = numbers.basis?.rotation;
  if (!rotation) return { strip: null, count: null };
  const { range, C_req } = rotation;
  const text = withUnit(roundUp(C_req.value / 100) / 10, "kN");
  return {
    strip: { range, required: C_req.value, text, isKilo: true },
    count: {
      figure: `${range.enough} de ${range.total} referencias`,
      text: `alcanzan los ${text} de capacidad dinámica que pide esa vida.`,
    },
  };
}

function toFigure({ inputs, numbers: { basis, P0 } }: BearingsDone) {
  if (basis === null) return { value: withUnit(P0.value, "N", 1), label: "de carga estática" };
  const { row, rotation, s0_shown, reading } = basis;
  if (rotation === null)
    return { value: spanishDecimal(s0_shown, 1), label: `de seguridad estática: ${reading}` };
  const { lifeReserve, life } = rotation;
  const reserve = `${spanishDecimal(Math.abs(lifeReserve))}\u00a0% ${lifeReserve < 0 ? "menos" : "más"}`;
  const reserveText = lifeReserve === 0 ? "justo lo que pide" : `${reserve} de lo que pide`;
  return {
    value: hoursText(life),
    label: `de vida nominal · ${reserveText}${inputs.ref === null ? ` · ${row.reference}` : ""}`,
  };
}

/** The domain's are the end of a sentence about the reference. */
function getWarnings({ warnings, numbers }: BearingsDone): readonly Note[] {
  const name = numbers.basis?.row.reference ?? "";
  return warnings.map(({ code, field, message }) =>
    code === "no-reference" ? { field, message } : { field, message: `${name}: ${message}.` },
  );
}

function getColumns({ references }: BearingsDone): readonly TableColumn<BearingReference>[] {
  const lives = new Map(references.map(({ row, life }) => [row.reference, hoursText(life)]));
  return [
    { head: "Eje", symbol: "d_1", unit: "mm", isNumber: true, text: (row) => String(row.shaft_mm) },
    {
      head: "Capacidad C",
      unit: "kN",
      isNumber: true,
      text: (row) => spanishDecimal(row.c_n / 1000),
    },
    { head: "Vida nominal", isNumber: true, text: (row) => lives.get(row.reference) ?? "" },
    {
      head: "Velocidad límite",
      unit: "rpm",
      isNumber: true,
      text: (row) => ("max_rpm" in row ? spanishDecimal(row.max_rpm) : "–"),
    },
    { head: "Formato", text: ({ mount }) => mount },
    { head: "Material", text: ({ material }) => material },
  ];
}

import { bearingFields, bearingKeys } from "functions/domain/calculators/bearing-fields";
import { calculateBearings } from "functions/domain/calculators/bearings";
import { useMemo } from "react";
import { spanishDecimal, withUnit } from "#lib/format/decimals.ts";
import type { PageProps } from "#lib/page-data.ts";
import {
  type BearingReference,
  type BearingsDone,
  bearingFormulas,
  bearingGroups,
  type HousingReference,
  hoursText,
  type UnitReference,
} from "./bearings-content.ts";
import { workedLife, workedLoad, workedRating, workedSafety } from "./bearings-worked.ts";
import { CalculatorScreen } from "./calculator-screen.tsx";
import { LoadStrip } from "./load-strip.tsx";
import { tablesOf } from "./tables.ts";
import { useInputs } from "./use-inputs.ts";
import type { Options, TableColumn } from "./views.ts";

/** /calculadora/rodamientos */
export function BearingsPage({ data }: PageProps) {
  const rows = useMemo(() => rowsOf(data), [data]);
  const inputs = useInputs(bearingKeys);
  const result = useMemo(() => calculateBearings(inputs.texts, rows), [inputs.texts, rows]);
  const { load, life, rating, safety } = bearingFormulas;
  const done = result.ok ? result : null;
  const rotation = done?.numbers.basis?.rotation;
  const needed = rotation && withUnit(rotation.C_req.value / 1000, "kN", 1);
  return (
    <CalculatorScreen
      id="bearings"
      inputs={inputs}
      fields={bearingFields}
      groups={bearingGroups}
      options={{ ref: useMemo(() => optionsOf(rows), [rows]) }}
      result={result.ok ? { ...result, warnings: warningsOf(result) } : result}
      figure={done ? figureOf(done) : { value: undefined, label: "de vida nominal" }}
      strip={
        rotation &&
        needed && (
          <LoadStrip range={rotation.range} required={rotation.C_req.value} text={needed} kilo />
        )
      }
      count={
        rotation && needed
          ? {
              figure: `${rotation.range.enough} de ${rotation.range.total} referencias`,
              text: `alcanzan los ${needed} de capacidad dinámica que pide esa vida.`,
            }
          : null
      }
      lines={[
        [load, done && workedLoad(done)],
        [life, done && workedLife(done)],
        [rating, done && workedRating(done)],
        [safety, done && workedSafety(done)],
      ]}
      hint={done?.numbers.basis?.grease?.hint}
      columns={columnsOf(done)}
      heading={(count) =>
        count === 1
          ? "1 referencia del menor tamaño adecuado"
          : `${count} referencias del menor tamaño adecuado`
      }
    />
  );
}

function rowsOf(data: PageProps["data"]) {
  const [units = [], housings = []] = tablesOf<BearingReference>(data);
  return {
    units: units as readonly UnitReference[],
    housings: housings as readonly HousingReference[],
  };
}

function optionsOf({ units, housings }: ReturnType<typeof rowsOf>): Options {
  const all = [...units, ...housings].map(
    ({ reference, mount, shaft_mm }) =>
      [reference, `${reference} · ${mount.toLowerCase()}, eje ${shaft_mm} mm`] as const,
  );
  return [["", "Ninguna en particular"], ...all];
}

function figureOf({ inputs, numbers: { basis, P0 } }: BearingsDone) {
  if (basis === null) return { value: withUnit(P0.value, "N", 1), label: "de carga estática" };
  const { row, rotation, s0_shown, reading } = basis;
  if (rotation === null)
    return { value: spanishDecimal(s0_shown, 1), label: `de seguridad estática: ${reading}` };
  const { lifeReserve, life } = rotation;
  const reserve = `${spanishDecimal(Math.abs(lifeReserve))}\u00a0% ${lifeReserve < 0 ? "menos" : "más"}`;
  const wanted = lifeReserve === 0 ? "justo lo que pide" : `${reserve} de lo que pide`;
  return {
    value: hoursText(life),
    label: `de vida nominal · ${wanted}${inputs.ref === null ? ` · ${row.reference}` : ""}`,
  };
}

/** The domain's are the end of a sentence about the reference. */
function warningsOf({ warnings, numbers }: BearingsDone) {
  const name = numbers.basis?.row.reference ?? "";
  return warnings.map(({ code, field, message }) =>
    code === "no-reference" ? { field, message } : { field, message: `${name}: ${message}.` },
  );
}

function columnsOf(done: BearingsDone | null): readonly TableColumn<BearingReference>[] {
  const lives = new Map(done?.references.map(({ row, life }) => [row.reference, hoursText(life)]));
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

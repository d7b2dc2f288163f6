import { bearingFields, bearingKeys } from "#calculators/bearing-fields.ts";
import { casterFields, casterKeys } from "#calculators/caster-fields.ts";
import { treads } from "#calculators/casters.ts";
import { feetFields, feetKeys } from "#calculators/feet-fields.ts";
import type { NumberField } from "#calculators/fields.ts";
import type { CalculatorId } from "#catalogue/calculator-ids.ts";
import { spanishDecimal } from "#lib/format/decimals.ts";
import type { CalculatorField, CalculatorGroup, CompactTable } from "#lib/page-data.ts";
import type { BearingReference } from "../kinds/bearings-content.ts";
import { toRows } from "../kinds/tables.ts";
import { bearingGroups, casterGroups, type FieldGroup, feetGroups } from "./field-groups.ts";

export interface Spec {
  readonly groups: readonly FieldGroup[];
  readonly fields: Readonly<Record<string, NumberField>>;
  readonly keys: Readonly<Record<string, string>>;
}

const SPECS: Readonly<Record<CalculatorId, Spec>> = {
  feet: { groups: feetGroups, fields: feetFields, keys: feetKeys },
  casters: { groups: casterGroups, fields: casterFields, keys: casterKeys },
  bearings: { groups: bearingGroups, fields: bearingFields, keys: bearingKeys },
};

/** Data of the page, so that visitors load the texts of one calculator only. */
export function toForm(
  id: CalculatorId,
  tables: readonly CompactTable[],
): readonly CalculatorGroup[] {
  return toGroups(SPECS[id], (name) => getOptions(name, tables));
}

export function toGroups(
  { groups, fields, keys }: Spec,
  options: (name: string) => CalculatorField["options"],
): readonly CalculatorGroup[] {
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((view): CalculatorField => {
      const field: NumberField | undefined = fields[view.name];
      const unit = view.unit ?? field?.unit ?? "";
      return {
        label: field?.label ?? "",
        ...view,
        unit,
        key: keys[view.name] ?? view.name,
        // A dot for thousands would be ambiguous.
        initial: String(field?.initial ?? "").replace(".", ","),
        limits: field && `${formatLimits(field)} ${unit}`.trim(),
        inputMode: getInputMode(field),
        options: options(view.name),
      };
    }),
  }));
}

function formatLimits({ min, max, isAboveMin }: NumberField): string {
  const start = isAboveMin
    ? `Más de ${spanishDecimal(min)} y hasta`
    : `De ${spanishDecimal(min)} a`;
  return `${start} ${spanishDecimal(max)}`;
}

/** The number keys of phones have no sign. */
function getInputMode(field: NumberField | undefined): CalculatorField["inputMode"] {
  if (field?.isWhole) return "numeric";
  return field && field.min < 0 ? "text" : "decimal";
}

function getOptions(name: string, tables: readonly CompactTable[]): CalculatorField["options"] {
  if (name === "tread")
    return [["", "Cualquiera"], ...Object.keys(treads).map((tread) => [tread, tread] as const)];
  if (name !== "ref") return undefined;
  const references = tables.flatMap((table) => toRows<BearingReference>(table));
  return [
    ["", "Ninguna en particular"],
    ...references.map(
      ({ reference, mount, shaft_mm }) =>
        [reference, `${reference} · ${mount.toLowerCase()}, eje ${shaft_mm} mm`] as const,
    ),
  ];
}

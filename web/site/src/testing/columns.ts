import type { Column } from "#catalogue/model.ts";
import type { Unit } from "#catalogue/units.ts";

export function textColumn(column: string): Column {
  return {
    column,
    label: column,
    kind: "text",
    unit: null,
    decimals: 0,
    choices: [],
    filter: false,
    letter: null,
    symbol: null,
    onlyFor: null,
    note: null,
  };
}

export function numberColumn(column: string, unit: Unit, decimals = 0): Column {
  return { ...textColumn(column), kind: "number", unit, decimals };
}

/** @param labels by value */
export function choiceColumn(column: string, labels: Readonly<Record<string, string>>): Column {
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return { ...textColumn(column), kind: "choice", choices };
}

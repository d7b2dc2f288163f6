import type { Column, FamilyData } from "./model.ts";
import { numberOf, shownUnit, shownValue } from "./shown-values.ts";

type RangeText = { readonly text: string } | { readonly reason: string };

/** Different values, in ascending order. */
interface Values {
  readonly column: Column;
  readonly values: readonly (string | number)[];
}

const FORMS: Readonly<Record<string, (values: Values) => string>> = {
  rango: spanOf,
  temperatura: spanOf,
  lista: (values) => listed(values, "conjunction"),
  alternativas: (values) => listed(values, "disjunction"),
  maximo: ({ column, values }) => withUnit(column, values.slice(-1), (texts) => texts.join()),
};

/**
 * Describes references as Spanish texts do: "M16 a M30".
 * @param expression as in web/site/catalogue/README.md: `rango:family+family:column:column=value`
 */
export function rangeText(expression: string, families: readonly FamilyData[]): RangeText {
  const [form = "", slugs = "", ...others] = expression.split(":");
  const describe = Object.hasOwn(FORMS, form) ? FORMS[form] : undefined;
  if (describe === undefined)
    return { reason: `unknown form "${form}"; known: ${Object.keys(FORMS).join(", ")}` };
  const names = form === "temperatura" ? ["temp_min_c", "temp_max_c"] : others.splice(0, 1);
  const [condition, ...more] = others;
  if (names.length === 0 || more.length > 0) return { reason: "too few or too many parts" };
  try {
    const chosen = slugs.split("+").map((slug) => chosenOf(familyOf(slug, families), condition));
    return { text: describe(valuesOf(chosen, names)) };
  } catch (error) {
    if (error instanceof WrongRange) return { reason: error.message };
    throw error;
  }
}

class WrongRange extends Error {}

function familyOf(slug: string, families: readonly FamilyData[]): FamilyData {
  const family = families.find((one) => one.slug === slug);
  if (family !== undefined) return family;
  const known = families.map((one) => one.slug).join(", ");
  throw new WrongRange(`unknown family "${slug}"; known: ${known}`);
}

function columnOf({ slug, columns }: FamilyData, name: string): Column {
  const column = columns.find((one) => one.column === name);
  if (column !== undefined) return column;
  const known = columns.map((one) => one.column).join(", ");
  throw new WrongRange(`${slug} has no column "${name}"; it has: ${known}`);
}

function chosenOf(family: FamilyData, condition: string | undefined): FamilyData {
  if (condition === undefined) return family;
  const [name = "", value] = condition.split("=");
  columnOf(family, name);
  const references = family.references.filter(({ values }) => values[name] === value);
  if (references.length > 0) return { ...family, references };
  throw new WrongRange(`no reference of ${family.slug} has ${condition}`);
}

function valuesOf(families: readonly FamilyData[], names: readonly string[]): Values {
  const columns = families.flatMap((family) => names.map((name) => columnOf(family, name)));
  const [column] = columns;
  const found = families.flatMap(({ references }) =>
    references.flatMap(({ values }) => names.flatMap((name) => values[name] ?? [])),
  );
  if (column === undefined || found.length === 0 || columns.some(({ kind }) => kind === "text"))
    throw new WrongRange(`no reference has a number or a choice in "${names.join()}"`);
  if (columns.some(({ unit }) => unit !== column.unit))
    throw new WrongRange(`"${column.column}" does not have the same unit in each family`);
  const choices = columns.flatMap((one) => one.choices);
  const order = choices.map(({ value }) => value);
  const rank = (value: string | number) => numberOf(value) ?? order.indexOf(String(value));
  const values = [...new Set(found)].sort((a, b) => rank(a) - rank(b));
  return { column: { ...column, choices }, values };
}

function spanOf({ column, values }: Values): string {
  if (values.some((value) => numberOf(value) === undefined))
    throw new WrongRange(`"${column.column}" has no order; use lista or alternativas`);
  const ends = [...new Set([...values.slice(0, 1), ...values.slice(-1)])];
  return withUnit(column, ends, (texts) => texts.join(" a "));
}

function listed({ column, values }: Values, type: "conjunction" | "disjunction"): string {
  const list = new Intl.ListFormat("es", { type });
  return withUnit(column, values, (texts) => list.format(texts));
}

function withUnit(
  column: Column,
  values: readonly (string | number)[],
  join: (texts: readonly string[]) => string,
): string {
  const unit = shownUnit(column, values);
  const isSigned = unit === "°C" && values.length > 1;
  const texts = values.map((value) => shownValue(column, value, unit, isSigned));
  return join(texts) + (unit === null || unit === "°" ? (unit ?? "") : ` ${unit}`);
}

import type { Column, FamilyData } from "./model.ts";
import { parseNumber, shownUnit, shownValue } from "./shown-values.ts";

type RangeText = { readonly text: string } | { readonly reason: string };

/** Different values, in ascending order. */
interface Values {
  readonly column: Column;
  readonly values: readonly (string | number)[];
}

const FORMS: Readonly<Record<string, (values: Values) => string>> = {
  rango: formatSpan,
  temperatura: formatSpan,
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
    const chosenFamilies = slugs
      .split("+")
      .map((slug) => selectReferences(getFamily(slug, families), condition));
    return { text: describe(getValues(chosenFamilies, names)) };
  } catch (error) {
    if (error instanceof WrongRange) return { reason: error.message };
    throw error;
  }
}

class WrongRange extends Error {}

function getFamily(slug: string, families: readonly FamilyData[]): FamilyData {
  const family = families.find((family) => family.slug === slug);
  if (family !== undefined) return family;
  const slugs = families.map((family) => family.slug).join(", ");
  throw new WrongRange(`unknown family "${slug}"; known: ${slugs}`);
}

function getColumn({ slug, columns }: FamilyData, name: string): Column {
  const column = columns.find((column) => column.column === name);
  if (column !== undefined) return column;
  const columnNames = columns.map((column) => column.column).join(", ");
  throw new WrongRange(`${slug} has no column "${name}"; it has: ${columnNames}`);
}

function selectReferences(family: FamilyData, condition: string | undefined): FamilyData {
  if (condition === undefined) return family;
  const [name = "", value] = condition.split("=");
  getColumn(family, name);
  const references = family.references.filter(({ values }) => values[name] === value);
  if (references.length > 0) return { ...family, references };
  throw new WrongRange(`no reference of ${family.slug} has ${condition}`);
}

function getValues(families: readonly FamilyData[], names: readonly string[]): Values {
  const columns = families.flatMap((family) => names.map((name) => getColumn(family, name)));
  const [column] = columns;
  const found = families.flatMap(({ references }) =>
    references.flatMap(({ values }) => names.flatMap((name) => values[name] ?? [])),
  );
  if (column === undefined || found.length === 0 || columns.some(({ kind }) => kind === "text"))
    throw new WrongRange(`no reference has a number or a choice in "${names.join()}"`);
  if (columns.some(({ unit }) => unit !== column.unit))
    throw new WrongRange(`"${column.column}" does not have the same unit in each family`);
  const choices = columns.flatMap((column) => column.choices);
  const order = choices.map(({ value }) => value);
  const rank = (value: string | number) => parseNumber(value) ?? order.indexOf(String(value));
  const values = [...new Set(found)].sort((a, b) => rank(a) - rank(b));
  return { column: { ...column, choices }, values };
}

function formatSpan({ column, values }: Values): string {
  if (values.some((value) => parseNumber(value) === undefined))
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

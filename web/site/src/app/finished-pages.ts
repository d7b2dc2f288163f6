import { normalPath, paths } from "kit/lib/paths";
import { CALCULATOR_IDS, type CalculatorId } from "#catalogue/calculator-ids.ts";
import type { Family } from "#catalogue/model.ts";
import { toVariants } from "#cleaning/variants.ts";
import { CALCULATOR_EXAMPLES, CALCULATOR_PATHS } from "#lib/calculators.ts";
import { getFamiliesLead } from "#lib/families-lead.ts";
import type { CompactTable, ListData, PageData } from "#lib/page-data.ts";
import { cleaningForm } from "#pages/calculator/cleaning/form.ts";
import { toForm } from "#pages/calculator/inputs/forms.ts";
import { copies } from "#pages/calculator/kinds/copies.ts";
import { COLUMNS } from "#pages/calculator/kinds/tables.ts";
import { content as certifications } from "#pages/certifications/content.ts";
import { catalogue, drawings, finder } from "./product-tables.ts";
import type { SiteRoute } from "./site-route.ts";

const FAMILIES: ReadonlyMap<string, PageData> = new Map(
  catalogue.map((family) => [
    paths.family(family.slug),
    { kind: "family", family, drawing: drawings[family.slug] ?? "", index: finder?.index ?? "" },
  ]),
);

const LIST: ListData = {
  kind: "list",
  index: finder?.index ?? "",
  families: catalogue.map(({ slug, name, image, references }) => ({
    ...{ slug, name, image },
    references: references.map(({ reference }) => reference),
  })),
};

const CALCULATORS: ReadonlyMap<string, PageData> = new Map(
  CALCULATOR_IDS.map((id) => [CALCULATOR_PATHS[id], calculatorData(id)]),
);

const CLEANING: PageData = finder && {
  kind: "cleaning",
  form: cleaningForm,
  values: finder.start.values,
  variants: toVariants(catalogue),
};

const SEARCH: PageData = finder && {
  kind: "search",
  index: finder.index,
  families: catalogue.map(({ slug, name }) => ({ slug, name })),
  norms: certifications.certifications.map(({ id, name, type, description }) => ({
    ...{ id, name, type, description },
  })),
};

/** @returns one address, or one for each family of products or each calculator */
export function getAddresses({ path }: SiteRoute): readonly string[] {
  if (path === paths.calculator("{calculadora}")) return [...CALCULATORS.keys()];
  return path === paths.family("{familia}") ? [...FAMILIES.keys()] : [path];
}

/** @returns what the page shows of the product tables, or null */
export function getData(pathname: string): PageData {
  const path = normalPath(pathname);
  if (path === paths.catalogue)
    return finder && { kind: "catalogue", lead: getFamiliesLead(catalogue.length), ...finder };
  if (path === paths.cleaning) return CLEANING;
  if (path === paths.search) return SEARCH;
  return path === paths.list ? LIST : (FAMILIES.get(path) ?? CALCULATORS.get(path) ?? null);
}

/** @returns an article with the families that name it, or whose tag it has, other pages as they are */
export function withFamilies(data: PageData): PageData {
  if (data?.kind !== "article") return data;
  const { slug: own, tags = [] } = data.post;
  const families = catalogue.filter(
    ({ slug, articles }) => tags.includes(slug) || articles.some((article) => article.slug === own),
  );
  const calculators = CALCULATOR_IDS.filter((id) =>
    families.some(({ calculator }) => calculator === id),
  ).map((id) => ({ slug: CALCULATOR_PATHS[id] + CALCULATOR_EXAMPLES[id], name: copies[id].name }));
  return { ...data, families: families.map(({ slug, name }) => ({ slug, name })), calculators };
}

function calculatorData(id: CalculatorId): PageData {
  const tables = catalogue
    .filter(({ calculator }) => calculator === id)
    .map((family) => compactTable(family, COLUMNS[id]));
  return { kind: "calculator", id, form: toForm(id, tables), tables };
}

function compactTable(family: Family, columnNames: readonly string[]): CompactTable {
  const { slug, columns, references } = family;
  const keptColumns = columns.filter(({ column }) => columnNames.includes(column));
  return {
    family: slug,
    columns: ["reference", ...keptColumns.map(({ column }) => column)],
    rows: references.map(({ reference, values }) => [
      reference,
      ...keptColumns.map(({ column, choices }) => {
        const value = values[column] ?? null;
        return choices.find((choice) => choice.value === value)?.label ?? value;
      }),
    ]),
  };
}

import { type CalculatorId, paths } from "#lib/paths.ts";
import { breadcrumbLd } from "#ui/site/json-ld.ts";
import type { PageMeta } from "#ui/site/page-meta.ts";
import { calculators, content } from "./content.ts";

/** By address. */
export const calculatorMetas: Readonly<Record<string, () => PageMeta>> = Object.fromEntries(
  (Object.keys(calculators) as CalculatorId[]).map((id) => [
    paths.calculators[id],
    () => metaOf(id),
  ]),
);

function metaOf(id: CalculatorId): PageMeta {
  const { name, title, description, keywords } = calculators[id];
  const path = paths.calculators[id];
  return {
    title,
    description,
    keywords,
    path,
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [
        { name: content.catalogue, path: paths.catalogue },
        { name: `Calculadora: ${name}`, path },
      ]),
    ],
  };
}

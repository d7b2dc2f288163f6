import { paths } from "kit/lib/paths";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import type { PageData } from "#lib/page-data.ts";
import { breadcrumbLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
import { copies } from "./kinds/copies.ts";
import { content } from "./result/result-content.ts";

export function calculatorMeta(data: PageData): PageMeta {
  if (data?.kind !== "calculator")
    return { title: content.title, description: content.lead, indexed: false };
  const { name, title, description, keywords } = copies[data.id];
  const path = CALCULATOR_PATHS[data.id];
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

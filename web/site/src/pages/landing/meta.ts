import { paths } from "kit/lib/paths";
import { organizationLd, webSiteLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";

export function landingMeta(): PageMeta {
  return {
    title: "NHK Group: componentes higiénicos de acero inoxidable",
    description:
      "Pies niveladores, rodamientos IP67, ruedas y soportes de acero inoxidable con diseño higiénico para alimentación, farmacia y cosmética. Solicite oferta.",
    keywords:
      "componentes higiénicos, acero inoxidable, diseño higiénico, pies niveladores, rodamientos IP67, ruedas industriales, EHEDG",
    path: paths.home,
    jsonLd: (absolute) => [organizationLd(absolute), webSiteLd(absolute)],
  };
}

import { paths } from "kit/lib/paths";
import { familyCards } from "#lib/catalogue-cards.ts";
import { breadcrumbLd, itemListLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";

export function catalogueMeta(): PageMeta {
  return {
    title: "Catálogo de componentes higiénicos · NHK Group",
    description:
      "Consulte pies niveladores, unidades de rodamiento IP67, soportes, ruedas y componentes higiénicos de acero inoxidable con sus características principales.",
    keywords:
      "catálogo componentes higiénicos, pies niveladores inoxidables, unidad de rodamiento IP67, ruedas inoxidables, soporte de rodamiento",
    path: paths.catalogue,
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [{ name: "Catálogo", path: paths.catalogue }]),
      itemListLd(
        absolute,
        familyCards.map(({ slug, name, image }) => ({
          name,
          path: paths.family(slug),
          image: `/images/${image}-1200.webp`,
        })),
      ),
    ],
  };
}

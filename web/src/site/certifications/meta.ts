import { paths } from "#lib/paths.ts";
import { breadcrumbLd, itemListLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
import { content } from "./content.ts";

/** What search engines read of the certifications page. */
export function certificationsMeta(): PageMeta {
  return {
    title: "Certificaciones y conformidad higiénica · NHK Group",
    description:
      "Qué significan EHEDG, USDA, FDA, REACH y RoHS en un componente de maquinaria, qué documento pedir en cada caso y qué gana su planta con ello.",
    keywords:
      "certificación EHEDG, USDA, FDA 21 CFR 177.2600, REACH, RoHS, certificación higiénica de componentes",
    path: paths.certifications,
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [{ name: content.title, path: paths.certifications }]),
      itemListLd(
        absolute,
        content.certifications.map(({ id, name }) => ({
          name,
          path: `${paths.certifications}#${id}`,
        })),
      ),
    ],
  };
}

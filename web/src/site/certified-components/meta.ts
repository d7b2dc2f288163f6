import { paths } from "#lib/paths.ts";
import { breadcrumbLd, faqLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
import { content } from "./content.ts";

/** What search engines read of the page of certified components. */
export function certifiedComponentsMeta(): PageMeta {
  return {
    title: "Componentes higiénicos certificados · NHK Group",
    description:
      "Criterios de diseño, materiales y documentación de los componentes higiénicos certificados para máquinas de alimentación, bebidas, farmacia y cosmética.",
    keywords:
      "componentes EHEDG, componentes higiénicos certificados, diseño higiénico de maquinaria, Ra 0,8 µm",
    path: paths.components,
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [
        { name: "Componentes higiénicos certificados", path: paths.components },
      ]),
      faqLd(content.questions),
    ],
  };
}

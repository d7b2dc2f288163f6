import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import { breadcrumbLd, organizationLd } from "#ui/site/json-ld.ts";
import type { PageMeta } from "#ui/site/page-meta.ts";
import { content } from "./content.ts";

export function contactMeta(): PageMeta {
  return {
    title: "Contacto y ofertas · NHK Group",
    description: `Pida una oferta, documentación o asesoría técnica sobre componentes higiénicos. Respondemos ${site.hours.promise}.`,
    keywords:
      "contacto NHK Group, oferta componentes higiénicos, asesoría diseño higiénico, distribuidor componentes inoxidables",
    path: paths.contact,
    jsonLd: (absolute) => [
      organizationLd(absolute),
      breadcrumbLd(absolute, [{ name: content.title, path: paths.contact }]),
    ],
  };
}

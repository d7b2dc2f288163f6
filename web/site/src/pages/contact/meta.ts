import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { breadcrumbLd, organizationLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
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

import { paths } from "#lib/paths.ts";
import { breadcrumbLd, organizationLd } from "#ui/site/json-ld.ts";
import type { PageMeta } from "#ui/site/page-meta.ts";
import { content } from "./content.ts";

export function contactMeta(): PageMeta {
  return {
    title: "Contacto y ofertas · NHK Group",
    description:
      "Pida una oferta, documentación o asesoría técnica sobre componentes higiénicos. Respuesta en 24 horas laborables. Atención telefónica de 9:00 a 18:00 CET.",
    keywords:
      "contacto NHK Group, oferta componentes higiénicos, asesoría diseño higiénico, distribuidor componentes inoxidables",
    path: paths.contact,
    jsonLd: (absolute) => [
      organizationLd(absolute),
      breadcrumbLd(absolute, [{ name: content.title, path: paths.contact }]),
    ],
  };
}

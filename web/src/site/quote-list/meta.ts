import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import type { PageMeta } from "#ui/site/page-meta.ts";

export function quoteListMeta(): PageMeta {
  return {
    title: "Lista de consulta · NHK Group",
    description: `Reúna referencias y cantidades y pida precio, plazo y documentación en una sola consulta. Respondemos ${site.hours.promise}.`,
    path: paths.list,
    indexed: false,
  };
}

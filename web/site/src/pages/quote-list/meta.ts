import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import type { PageMeta } from "#ui/page-meta.ts";

export function quoteListMeta(): PageMeta {
  return {
    title: "Lista de consulta · NHK Group",
    description: `Reúna referencias y cantidades y pida precio, plazo y documentación en una sola consulta. Respondemos ${site.hours.promise}.`,
    path: paths.list,
    indexed: false,
  };
}

import { paths } from "#lib/paths.ts";
import type { PageMeta } from "#ui/site/page-meta.ts";

export function quoteListMeta(): PageMeta {
  return {
    title: "Lista de consulta · NHK Group",
    description:
      "Reúna referencias y cantidades y pida precio, plazo y documentación en una sola consulta. Respuesta en 24 horas laborables.",
    path: paths.list,
    indexed: false,
  };
}

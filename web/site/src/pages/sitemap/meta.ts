import { paths } from "kit/lib/paths";
import type { PageMeta } from "#ui/page-meta.ts";

/** Not indexed: search engines read the XML under the same address. */
export function sitemapMeta(): PageMeta {
  return {
    title: "Mapa del sitio · NHK Group",
    description:
      "Listado de las páginas y artículos publicados en el sitio de NHK Group, con su fecha de última modificación y el número de imágenes.",
    keywords: "mapa del sitio, sitemap, NHK Group",
    path: paths.sitemap,
    indexed: false,
  };
}

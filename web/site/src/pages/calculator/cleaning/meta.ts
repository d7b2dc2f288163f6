import { paths } from "kit/lib/paths";
import { breadcrumbLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
import { content } from "./content.ts";

export function cleaningMeta(): PageMeta {
  return {
    title: content.metaTitle,
    description: content.metaDescription,
    keywords: content.keywords,
    path: paths.cleaning,
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [
        { name: "Catálogo", path: paths.catalogue },
        { name: content.crumb, path: paths.cleaning },
      ]),
    ],
  };
}

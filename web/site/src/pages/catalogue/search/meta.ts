import { paths } from "kit/lib/paths";
import type { PageMeta } from "#ui/page-meta.ts";
import { content } from "./content.ts";

export function searchMeta(): PageMeta {
  return {
    title: "Buscar · NHK Group",
    description: content.lead,
    path: paths.search,
    indexed: false,
  };
}

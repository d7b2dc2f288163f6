import { paths } from "kit/lib/paths";
import { page as guide } from "#content/certificaciones.md";
import { contentMeta } from "#ui/content/content-meta.ts";
import { itemListLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
import { content } from "./content.ts";

export function certificationsMeta(): PageMeta {
  const meta = contentMeta(guide, content.title, paths.certifications);
  const list = content.certifications.map(({ id, name }) => ({
    name,
    path: `${paths.certifications}#${id}`,
  }));
  return {
    ...meta,
    jsonLd: (absolute) => [...(meta.jsonLd?.(absolute) ?? []), itemListLd(absolute, list)],
  };
}

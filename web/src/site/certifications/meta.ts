import { page as guide } from "#content/certificaciones.md";
import { paths } from "#lib/paths.ts";
import { contentMeta } from "#ui/site/content/content-meta.ts";
import { itemListLd } from "#ui/site/json-ld.ts";
import type { PageMeta } from "#ui/site/page-meta.ts";
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

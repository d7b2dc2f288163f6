import { paths } from "kit/lib/paths";
import type { PageData } from "#lib/page-data.ts";
import { breadcrumbLd, itemListLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
import { content } from "./content.ts";

/** Further pages of the list are not indexed: they only lead to articles. */
export function articlesMeta(data: PageData): PageMeta {
  const list = data?.kind === "articles" ? data : null;
  return {
    title: "Artículos técnicos de diseño higiénico · NHK Group",
    description: content.lead,
    keywords: "diseño higiénico, artículos técnicos, EHEDG, acero inoxidable, IP69K, limpieza CIP",
    path: paths.articles,
    ...(list?.after ? { indexed: false as const } : {}),
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [{ name: "Artículos", path: paths.articles }]),
      ...(list === null || list.after || list.posts.length === 0
        ? []
        : [
            itemListLd(
              absolute,
              list.posts.map((post) => ({ name: post.title, path: paths.article(post.slug) })),
            ),
          ]),
    ],
  };
}

import { findTag } from "domain/tags/tags";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import type { PageData } from "#lib/page-data.ts";
import { breadcrumbLd, itemListLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
import { articlesMeta } from "../meta.ts";

/** Null for an unknown tag. One without articles is not indexed. */
export function tagMeta(data: PageData): PageMeta | null {
  const list = data?.kind === "articles" ? data : null;
  const tag = findTag(list?.tag ?? "");
  if (list === null || tag === undefined) return null;
  const path = paths.tag(tag.slug);
  const { posts, after } = list;
  const isFirst = !after && posts.length > 0;
  return {
    title: `${tag.name}: artículos técnicos · ${site.brand}`,
    description: tag.lead,
    keywords: `${tag.name.toLowerCase()}, ${articlesMeta(null).keywords}`,
    path,
    feed: { title: `${tag.name}: artículos técnicos de ${site.brand}`, path: `${path}/rss.xml` },
    ...(isFirst ? {} : { indexed: false as const }),
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [
        { name: "Artículos", path: paths.articles },
        { name: tag.name, path },
      ]),
      ...(isFirst
        ? [
            itemListLd(
              absolute,
              posts.map(({ title, slug }) => ({ name: title, path: paths.article(slug) })),
            ),
          ]
        : []),
    ],
  };
}

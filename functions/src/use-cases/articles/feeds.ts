import { findPreviewUrl } from "domain/pictures/picture-focus";
import type { StoredPost } from "domain/posts/post";
import { xmlText, xmlUrl } from "domain/shared/xml";
import { articlesPath } from "domain/tags/articles-path";
import type { Tag } from "domain/tags/tags";

export const FEED_POSTS = 30;

const TITLE = "Artículos técnicos de NHK Group";
const DESCRIPTION =
  "Guías para ingeniería y mantenimiento: materiales, acabados, estanqueidad, lubricación, normativa y coste de limpieza.";

export function buildFeed(origin: string, posts: readonly StoredPost[], tag?: Tag): string {
  const path = articlesPath(tag?.slug);
  const title = tag ? `${tag.name}: artículos técnicos de NHK Group` : TITLE;
  const changed = posts.map((post) => post.updated_at.getTime());
  const built = changed.length > 0 ? new Date(Math.max(...changed)) : null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlUrl(origin, path)}</link>`,
    `<atom:link href="${xmlUrl(origin, `${path}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xmlText(tag?.lead ?? DESCRIPTION)}</description>`,
    "<language>es-es</language>",
    ...(built === null ? [] : [`<lastBuildDate>${built.toUTCString()}</lastBuildDate>`]),
    ...posts.map((post) => item(origin, post)),
    "</channel></rss>",
    "",
  ].join("\n");
}

function item(origin: string, post: StoredPost): string {
  const url = xmlUrl(origin, `/blog/${post.slug}`);
  const own = post.featured_image_url;
  const picture = own ? xmlUrl(origin, findPreviewUrl(own) ?? own) : null;
  return [
    `<item><title>${xmlText(post.title)}</title>`,
    `<link>${url}</link><guid isPermaLink="false">${xmlText(post.id)}</guid>`,
    `<pubDate>${post.created_at.toUTCString()}</pubDate>`,
    post.excerpt ? `<description>${xmlText(post.excerpt)}</description>` : "",
    picture === null ? "" : `<media:content url="${picture}" medium="image"/>`,
    "</item>",
  ].join("");
}

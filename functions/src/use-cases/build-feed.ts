import type { StoredPost } from "../domain/post.ts";
import { xmlText, xmlUrl } from "../domain/xml.ts";

/** Posts in the feed. */
export const FEED_POSTS = 30;

const TITLE = "Artículos técnicos de NHK Group";
const DESCRIPTION =
  "Guías para ingeniería y mantenimiento: materiales, acabados, estanqueidad, lubricación, normativa y coste de limpieza.";

/**
 * The newest posts as RSS 2.0 (https://www.rssboard.org/rss-specification).
 * @param origin of the site, without a slash at the end
 * @param posts newest first
 */
export function buildFeed(origin: string, posts: readonly StoredPost[]): string {
  const changed = posts.map((post) => post.updated_at.getTime());
  const built = changed.length > 0 ? new Date(Math.max(...changed)) : null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(TITLE)}</title>`,
    `<link>${xmlUrl(origin, "/articulos")}</link>`,
    `<atom:link href="${xmlUrl(origin, "/articulos/rss.xml")}" rel="self" type="application/rss+xml"/>`,
    `<description>${xmlText(DESCRIPTION)}</description>`,
    "<language>es-es</language>",
    ...(built === null ? [] : [`<lastBuildDate>${built.toUTCString()}</lastBuildDate>`]),
    ...posts.map((post) => item(origin, post)),
    "</channel></rss>",
    "",
  ].join("\n");
}

function item(origin: string, post: StoredPost): string {
  const url = xmlUrl(origin, `/blog/${post.slug}`);
  return [
    `<item><title>${xmlText(post.title)}</title>`,
    `<link>${url}</link><guid isPermaLink="false">${xmlText(post.id)}</guid>`,
    `<pubDate>${post.created_at.toUTCString()}</pubDate>`,
    post.excerpt ? `<description>${xmlText(post.excerpt)}</description>` : "",
    "</item>",
  ].join("");
}

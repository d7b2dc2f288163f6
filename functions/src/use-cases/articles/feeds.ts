import { previewOf } from "../../domain/pictures/picture-focus.ts";
import type { StoredPost } from "../../domain/posts/post.ts";
import { xmlText, xmlUrl } from "../../domain/shared/xml.ts";
import type { ArticleAddress, StaticPage } from "./article-pages.ts";

export const FEED_POSTS = 30;

const TITLE = "Artículos técnicos de NHK Group";
const DESCRIPTION =
  "Guías para ingeniería y mantenimiento: materiales, acabados, estanqueidad, lubricación, normativa y coste de limpieza.";

export function buildFeed(origin: string, posts: readonly StoredPost[]): string {
  const changed = posts.map((post) => post.updated_at.getTime());
  const built = changed.length > 0 ? new Date(Math.max(...changed)) : null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
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
  const own = post.featured_image_url;
  const picture = own ? xmlUrl(origin, previewOf(own) ?? own) : null;
  return [
    `<item><title>${xmlText(post.title)}</title>`,
    `<link>${url}</link><guid isPermaLink="false">${xmlText(post.id)}</guid>`,
    `<pubDate>${post.created_at.toUTCString()}</pubDate>`,
    post.excerpt ? `<description>${xmlText(post.excerpt)}</description>` : "",
    picture === null ? "" : `<media:content url="${picture}" medium="image"/>`,
    "</item>",
  ].join("");
}

export const SITEMAP_URLS = 50_000;

export function buildSitemap(
  origin: string,
  staticPages: readonly StaticPage[],
  articles: readonly ArticleAddress[],
): string {
  const newest = articles.reduce<Date | null>(
    (latest, { updated_at }) => (latest === null || updated_at > latest ? updated_at : latest),
    null,
  );
  const pages = staticPages.map(({ path, images }) =>
    urlEntry(origin, path, path === "/articulos" ? newest : null, images),
  );
  const posts = articles
    .slice(0, SITEMAP_URLS - staticPages.length)
    .map(({ slug, updated_at, featured_image_url }) => {
      const [image] = featured_image_url?.split("#") ?? [];
      return urlEntry(origin, `/blog/${slug}`, updated_at, image ? [image] : []);
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages,
    ...posts,
    "</urlset>",
    "",
  ].join("\n");
}

function urlEntry(
  origin: string,
  path: string,
  changed: Date | null,
  images: readonly string[],
): string {
  return [
    `<url><loc>${xmlUrl(origin, path) ?? xmlText(origin)}</loc>`,
    changed === null ? "" : `<lastmod>${changed.toISOString()}</lastmod>`,
    ...images.map((image) => {
      const picture = xmlUrl(origin, image);
      return picture === null ? "" : `<image:image><image:loc>${picture}</image:loc></image:image>`;
    }),
    "</url>",
  ].join("");
}

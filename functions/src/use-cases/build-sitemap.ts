import { xmlText, xmlUrl } from "../domain/xml.ts";
import type { ArticleAddress, StaticPage } from "./render-ports.ts";

/** The protocol's limit for one file (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_URLS = 50_000;

/**
 * The sitemap: static pages and published posts, with pictures and the true date of the last change (SIT-06).
 * @param origin of the site, without a slash at the end
 * @param staticPages pages that need no data
 */
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
    entry(origin, path, path === "/articulos" ? newest : null, images),
  );
  const posts = articles
    .slice(0, SITEMAP_URLS - staticPages.length)
    .map(({ slug, updated_at, featured_image_url }) =>
      entry(origin, `/blog/${slug}`, updated_at, featured_image_url ? [featured_image_url] : []),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages,
    ...posts,
    "</urlset>",
    "",
  ].join("\n");
}

function entry(
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

import { isSlug } from "./slug.ts";

/**
 * The slug of an article's absolute address, or null for anything but an article of this site: another origin, another
 * path, a query (T43).
 * @param origin of the site, without a slash at the end
 */
export function slugOfArticleUrl(url: string, origin: string): string | null {
  const prefix = `${origin}/blog/`;
  if (!url.startsWith(prefix)) return null;
  const slug = url.slice(prefix.length);
  return isSlug(slug) ? slug : null;
}

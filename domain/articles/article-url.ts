import { isSlug } from "../shared/slug.ts";

/** @param origin without trailing slash */
export function slugOfArticleUrl(url: string, origin: string): string | null {
  const prefix = `${origin}/blog/`;
  if (!url.startsWith(prefix)) return null;
  const slug = url.slice(prefix.length);
  return isSlug(slug) ? slug : null;
}

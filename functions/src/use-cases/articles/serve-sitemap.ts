import { isPublic, type SitemapEntries } from "domain/articles/sitemap-file";
import { addDays } from "domain/shared/days";
import { xmlText, xmlUrl } from "domain/shared/xml";
import { articlesPath } from "domain/tags/articles-path";
import type { ArticleReads, PageRenderer, StaticPage } from "./article-pages.ts";

const NEWS = "novedades";
const NEWS_DAYS = 2;
const MAX_NEWS = 100;
const MAX_ADDRESSES = 9500;

export interface SitemapDeps {
  readonly reads: Pick<ArticleReads, "sitemapFiles" | "sitemapFile" | "addresses" | "usedTags">;
  readonly renderer: Pick<PageRenderer, "staticPages">;
  readonly origin: string;
  readonly now: () => Date;
}

/**
 * One sitemap, or an index of several: pages with the news of two days, then the files.
 * @param part of an index
 * @returns null for a part that does not exist
 */
export async function sitemapXml(deps: SitemapDeps, part: string | null): Promise<string | null> {
  const { reads, origin } = deps;
  const files = await reads.sitemapFiles();
  const changed = findNewest(files.map(({ changed_at }) => changed_at.getTime()));
  if (part === null) {
    if (files.length > 1) return indexXml(origin, changed, files);
    const [file] = files;
    const stored = file ? reads.sitemapFile(file.after) : reads.addresses(MAX_ADDRESSES);
    const [pages, news, all] = await Promise.all([loadPages(deps), loadNews(deps), stored]);
    const fresh = new Set(news.map(({ id }) => id));
    const older = all.filter((entry) => isPublic(entry) && !fresh.has(entry.id));
    const entries = [...news, ...older];
    return urlset(origin, {
      pages,
      entries,
      changed: findNewest(entries.map((entry) => entry.changed)),
    });
  }
  if (files.length < 2) return null;
  if (part === NEWS) {
    const [pages, entries] = await Promise.all([loadPages(deps), loadNews(deps)]);
    return urlset(origin, { pages, entries, changed });
  }
  if (!files.some(({ after }) => after === part)) return null;
  return urlset(origin, { pages: [], entries: await reads.sitemapFile(part), changed });
}

async function loadPages({ reads, renderer }: SitemapDeps): Promise<readonly StaticPage[]> {
  const [pages, tags] = await Promise.all([renderer.staticPages(), reads.usedTags()]);
  return [...pages, ...tags.map((tag) => ({ path: articlesPath(tag), images: [] }))];
}

function loadNews({ reads, now }: SitemapDeps): Promise<SitemapEntries> {
  return reads.addresses(MAX_NEWS, addDays(now(), -NEWS_DAYS));
}

function findNewest(times: readonly number[]): number | undefined {
  return times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : undefined;
}

function indexXml(
  origin: string,
  changed: number | undefined,
  files: readonly { readonly after: string; readonly changed_at: Date }[],
): string {
  const entry = (part: string, time: number | undefined) => {
    const url = xmlUrl(origin, `/sitemap-urls.xml?desde=${part}`);
    return `<sitemap><loc>${url}</loc>${lastmod(time)}</sitemap>`;
  };
  return xml("sitemapindex", "", [
    entry(NEWS, changed),
    ...files.map(({ after, changed_at }) => entry(after, changed_at.getTime())),
  ]);
}

function urlset(
  origin: string,
  {
    pages,
    entries,
    changed,
  }: {
    readonly pages: readonly StaticPage[];
    readonly entries: SitemapEntries;
    /** Last change of the list. */
    readonly changed: number | undefined;
  },
): string {
  const images = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return xml("urlset", images, [
    ...pages.map((page) =>
      urlEntry(
        origin,
        page.path,
        page.path === articlesPath() ? changed : page.changed,
        page.images,
      ),
    ),
    ...entries
      .filter(isPublic)
      .map(({ slug, changed: time, image }) =>
        urlEntry(origin, `/blog/${slug}`, time, image ? [image] : []),
      ),
  ]);
}

function xml(name: string, namespaces: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries,
    `</${name}>`,
    "",
  ].join("\n");
}

function lastmod(time: number | undefined): string {
  return time === undefined ? "" : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}

function urlEntry(
  origin: string,
  path: string,
  time: number | undefined,
  images: readonly string[],
): string {
  return [
    `<url><loc>${xmlUrl(origin, path) ?? xmlText(origin)}</loc>`,
    lastmod(time),
    ...images.map((image) => {
      const picture = xmlUrl(origin, image);
      return picture === null ? "" : `<image:image><image:loc>${picture}</image:loc></image:image>`;
    }),
    "</url>",
  ].join("");
}

export interface SitemapEntry {
  readonly url: string;
  readonly images: number;
  readonly lastmod: Date | undefined;
}

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Reads a sitemap, or an index of sitemaps (https://www.sitemaps.org/protocol.html).
 * @returns `files`: paths of an index's sitemaps on this origin
 * @throws when the text is not the XML of a sitemap, as an error page
 */
export function parseSitemap(xml: string): {
  readonly files: readonly string[];
  readonly entries: readonly SitemapEntry[];
} {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  if (!["urlset", "sitemapindex"].includes(document.documentElement.localName)) {
    throw new Error("The sitemap is not the XML of a sitemap");
  }
  const all = (name: string) => [...document.getElementsByTagNameNS(SITEMAP, name)];
  const files = all("sitemap").flatMap((file) => {
    const url = URL.parse(findText(file, "loc") ?? "");
    return url ? [url.pathname + url.search] : [];
  });
  return { files, entries: all("url").flatMap(toEntries) };
}

function toEntries(entry: Element): readonly SitemapEntry[] {
  const url = findText(entry, "loc");
  if (url === undefined || !/^https?:/.test(url)) return [];
  const lastmod = new Date(findText(entry, "lastmod") ?? "");
  return [
    {
      url,
      images: entry.getElementsByTagName("image:image").length,
      lastmod: Number.isNaN(lastmod.getTime()) ? undefined : lastmod,
    },
  ];
}

function findText(entry: Element, name: string): string | undefined {
  return entry.getElementsByTagNameNS(SITEMAP, name)[0]?.textContent?.trim();
}

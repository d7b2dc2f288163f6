export interface SitemapEntry {
  readonly url: string;
  readonly images: number;
  readonly lastmod: Date | undefined;
}

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Reads a sitemap (https://www.sitemaps.org/protocol.html).
 * @throws when the text is not the XML of a sitemap, as an error page
 */
export function parseSitemap(xml: string): readonly SitemapEntry[] {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  if (document.documentElement.localName !== "urlset") {
    throw new Error("The sitemap is not the XML of a sitemap");
  }
  return [...document.getElementsByTagNameNS(SITEMAP, "url")].flatMap((entry) => {
    const url = textOf(entry, "loc");
    if (url === undefined || !/^https?:/.test(url)) return [];
    const lastmod = new Date(textOf(entry, "lastmod") ?? "");
    return {
      url,
      images: entry.getElementsByTagName("image:image").length,
      lastmod: Number.isNaN(lastmod.getTime()) ? undefined : lastmod,
    };
  });
}

function textOf(entry: Element, name: string): string | undefined {
  return entry.getElementsByTagNameNS(SITEMAP, name)[0]?.textContent?.trim();
}

import { site } from "kit/lib/site";
import { scriptJson } from "#lib/page-data.ts";

export interface PageMeta {
  /** At most 60 characters, brand included. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
  readonly keywords?: string | undefined;
  readonly path?: string | undefined;
  /** In pixels. */
  readonly image?:
    | {
        readonly url: string;
        readonly alt: string;
        readonly width?: number;
        readonly height?: number;
      }
    | undefined;
  readonly type?: "website" | "article" | undefined;
  readonly indexed?: false | undefined;
  readonly publishedAt?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly feed?: { readonly title: string; readonly path: string } | undefined;
  readonly jsonLd?: ((absolute: (path: string) => string) => readonly object[]) | undefined;
}

/** @param name of a picture in public/images, of which web/site/build/social-images.mjs writes one for link previews */
export function socialImage(name: string, alt: string) {
  return { url: `/images/${name}-social.jpg`, alt, width: 1200, height: 630 };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** @param origin without a slash at the end */
export function absoluteUrl(origin: string, url: string): string {
  return url.startsWith("/") ? `${origin}${url === "/" ? "/" : url}` : url;
}

export function headHtml(meta: PageMeta, origin: string): string {
  const absolute = (path: string) => absoluteUrl(origin, path);
  const url = meta.path === undefined ? undefined : absolute(meta.path);
  const { path: socialPath, ...social } = site.socialImage;
  const image = meta.image ?? { url: socialPath, ...social };
  // Networks read these twitter:* values from og:*.
  const named: readonly (readonly [string, string | undefined])[] = [
    ["description", meta.description],
    ["keywords", meta.keywords],
    ["robots", meta.indexed === false ? "noindex" : undefined],
    ["twitter:card", "summary_large_image"],
  ];
  const properties: readonly (readonly [string, string | undefined])[] = [
    ["og:type", meta.type ?? "website"],
    ["og:site_name", site.brand],
    ["og:locale", "es_ES"],
    ["og:title", meta.title],
    ["og:description", meta.description],
    ["og:url", url],
    ["og:image", absolute(image.url)],
    ["og:image:width", image.width?.toString()],
    ["og:image:height", image.height?.toString()],
    ["og:image:alt", image.alt],
    ["article:published_time", meta.publishedAt],
    ["article:modified_time", meta.updatedAt],
  ];
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    ...tags("name", named),
    ...tags("property", properties),
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(url)}">`]),
    ...(meta.feed === undefined ? [] : [feedLink(meta.feed)]),
    ...(meta.jsonLd?.(absolute) ?? []).map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ].join("\n    ");
}

function feedLink({ title, path }: NonNullable<PageMeta["feed"]>): string {
  const text = escapeHtml(title);
  return `<link rel="alternate" type="application/rss+xml" title="${text}" href="${path}">`;
}

function tags(attribute: string, pairs: readonly (readonly [string, string | undefined])[]) {
  return pairs.flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`],
  );
}

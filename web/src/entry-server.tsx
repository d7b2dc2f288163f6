import { prerender } from "react-dom/static";
import { criticalCss } from "#app/critical-css.ts";
import { firstPicturePreload } from "#app/first-picture.ts";
import { metaOf } from "#app/head.ts";
import { routeOf } from "#app/routes.tsx";
import { SiteRoot } from "#app/site-root.tsx";
import { createStyleCache } from "#app/style-cache.ts";
import type { PageData } from "#lib/page-data.ts";
import { site } from "#lib/site.ts";
import fontCss from "#ui/font-face.css?inline";
import { headHtml } from "#ui/page-meta.ts";

export { ROUTES } from "#app/routes.tsx";
export { fillTemplate } from "#app/template.ts";

/** Origin of canonical addresses where nothing else is configured. */
export const defaultOrigin: string = site.origin;

export interface RenderedPage {
  /** What stands inside the root element. */
  readonly html: string;
  /** First picture, metadata and the page's whole style, for the document's head. */
  readonly head: string;
  /** 404 for the page that stands for every unknown address. */
  readonly status: number;
}

/**
 * Renders a public screen to finished HTML: at build time, and by the pages function for what needs data.
 * @param url path of the page, without query
 * @param data what the screen shows, from the server; null where the page needs none
 * @param origin origin of canonical and social addresses, without a slash at the end
 */
export async function render(
  url: string,
  data: PageData = null,
  origin: string = defaultOrigin,
): Promise<RenderedPage> {
  const route = routeOf(url);
  const Page = await route.load();
  const cache = createStyleCache();
  // Collect the rules instead of writing style elements between the page's own.
  cache.compat = true;
  const { prelude } = await prerender(
    <SiteRoot cache={cache} route={route} Page={Page} data={data} />,
  );
  const html = await new Response(prelude).text();
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === "string");
  const css = fontCss + criticalCss(rules.join(""), html);
  return {
    html,
    head: [
      firstPicturePreload(html),
      headHtml(metaOf(route.path, data), origin),
      `<style data-emotion="css">${css}</style>`,
    ].join("\n    "),
    status: route.path === "/404" ? 404 : 200,
  };
}

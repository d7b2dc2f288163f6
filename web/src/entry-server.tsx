import { prerender } from "react-dom/static";
import { criticalCss } from "#app/critical-css.ts";
import { firstPicturePreload } from "#app/first-picture.ts";
import { metaOf } from "#app/head.ts";
import { routeOf } from "#app/routes.tsx";
import { SiteRoot } from "#app/site-root.tsx";
import { createStyleCache } from "#app/style-cache.ts";
import type { PageData } from "#lib/page-data.ts";
import { site } from "#lib/site.ts";
import { headHtml } from "#ui/site/page-meta.ts";
import fontCss from "#ui/site/theme/font-face.css?inline";

export { ROUTES } from "#app/routes.tsx";
export { fillTemplate } from "#app/template.ts";

export const defaultOrigin: string = site.origin;

export interface RenderedPage {
  readonly html: string;
  readonly head: string;
  readonly status: number;
}

/**
 * @param url path without query
 * @param origin without a slash at the end
 */
export async function render(
  url: string,
  data: PageData = null,
  origin: string = defaultOrigin,
): Promise<RenderedPage> {
  const route = routeOf(url);
  const Page = await route.load();
  const cache = createStyleCache();
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

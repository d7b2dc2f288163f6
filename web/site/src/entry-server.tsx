import { site } from "kit/lib/site";
import fontCss from "kit/ui/font-face.css?inline";
import { prerender } from "react-dom/static";
import { criticalCss } from "#app/document/critical-css.ts";
import {
  firstPicturePreload,
  type PictureReader,
  withFirstPicture,
} from "#app/document/first-picture.ts";
import { getMeta } from "#app/document/head.ts";
import { createStyleCache } from "#app/document/style-cache.ts";
import { getData, withFamilies } from "#app/finished-pages.ts";
import { getRoute } from "#app/routes.tsx";
import { SiteRoot } from "#app/site-root.tsx";
import type { PageData } from "#lib/page-data.ts";
import { headHtml } from "#ui/page-meta.ts";

export { fillTemplate } from "#app/document/template.ts";
export { getAddresses, getData } from "#app/finished-pages.ts";
export { ROUTES } from "#app/routes.tsx";

export const defaultOrigin: string = site.origin;

/** What HTML does not need of Lucide's icons. */
const ICON = /<svg xmlns="[^"]+"((?: [\w-]+="[^"]*")*?) class="lucide lucide-[\w-]+"/gi;

export interface RenderedPage {
  readonly html: string;
  readonly head: string;
  readonly status: number;
}

/**
 * @param url path without query
 * @param data by default what the page shows of the product tables
 * @param origin without a slash at the end
 * @param readPicture by default each picture stays a file of its own
 */
export async function render(
  url: string,
  data: PageData = getData(url),
  origin: string = defaultOrigin,
  readPicture: PictureReader = async () => undefined,
): Promise<RenderedPage> {
  const route = getRoute(url);
  const Page = await route.load();
  const cache = createStyleCache();
  cache.compat = true;
  const { prelude } = await prerender(
    <SiteRoot cache={cache} route={route} Page={Page} data={withFamilies(data)} />,
  );
  const drawn = (await new Response(prelude).text()).replace(ICON, "<svg$1");
  const html = await withFirstPicture(drawn, readPicture);
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === "string");
  const css = fontCss + criticalCss(rules.join(""), drawn);
  return {
    html,
    head: [
      firstPicturePreload(html),
      headHtml(getMeta(route.path, data), origin),
      `<style data-emotion="css">${css}</style>`,
    ].join("\n    "),
    status: route.path === "/404" ? 404 : 200,
  };
}

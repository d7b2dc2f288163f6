import type { RenderedPage } from "#ssr-entry";

export const SHELL_TITLE = /<title>[^<]*<\/title>/;

/**
 * Page whose content is loaded by its script.
 * @param fallback shown without JavaScript
 */
export function toShell(
  template: string,
  title: string,
  fallback: Pick<RenderedPage, "html" | "head">,
): string {
  const [style] = /<style[^<>]*>[^<]*<\/style>/.exec(fallback.head) ?? [];
  const head = `<title>${title} · NHK Group</title><meta name="robots" content="noindex">`;
  return template
    .replace(SHELL_TITLE, () => head + (style ? `<noscript>${style}</noscript>` : ""))
    .replace("<!--data-->", () => `<noscript>${withoutMain(fallback.html)}</noscript>`);
}

/** HTML allows no main element inside noscript. */
function withoutMain(html: string): string {
  return html.replace(/<main\b/g, '<div role="main"').replaceAll("</main>", "</div>");
}

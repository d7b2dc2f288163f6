import { type PageData, scriptJson } from "#lib/page-data.ts";

/**
 * Puts a rendered page into the shell (web/dist/spa.html). Replacements are functions: text such as `$&` inside an
 * article must not be read as a pattern (SECURITY 3.15).
 */
export function fillTemplate(
  template: string,
  page: { readonly html: string; readonly head: string },
  data: PageData = null,
): string {
  const json =
    data === null ? "" : `<script type="application/json" id="__data">${scriptJson(data)}</script>`;
  return template
    .replace("<!--head-->", () => page.head)
    .replace("<!--data-->", () => json)
    .replace("<!--app-->", () => page.html);
}

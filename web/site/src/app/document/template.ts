import { type PageData, scriptJson } from "#lib/page-data.ts";

/** Replacements are functions, because `$&` in an article is no pattern. */
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

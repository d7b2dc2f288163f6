import { markdownToHtml } from "domain/articles/markdown-to-html";

export const MODES = ["wysiwyg", "html", "markdown"] as const;
export type Mode = (typeof MODES)[number];

/**
 * The body as last edited. Switching modes converts nothing, so unedited text stays exactly as
 * stored.
 */
export type Content =
  | { readonly source: "html"; readonly html: string }
  | { readonly source: "markdown"; readonly markdown: string };

const converted = new WeakMap<Content, string>();

export function htmlOf(content: Content): string {
  if (content.source === "html") return content.html;
  const known = converted.get(content);
  if (known !== undefined) return known;
  const html = markdownToHtml(content.markdown);
  converted.set(content, html);
  return html;
}

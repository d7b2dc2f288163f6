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

export function toHtml(content: Content): string {
  if (content.source === "html") return content.html;
  const cachedHtml = converted.get(content);
  if (cachedHtml !== undefined) return cachedHtml;
  const html = markdownToHtml(content.markdown);
  converted.set(content, html);
  return html;
}

import { markdownToHtml } from "functions/domain/markdown-to-html";

/** The ways of writing. WYSIWYG and HTML share the HTML (EDT-03). */
export const MODES = ["wysiwyg", "html", "markdown"] as const;
export type Mode = (typeof MODES)[number];

/**
 * The body as it was last edited. Looking at it in another mode converts nothing: only what was edited in Markdown
 * becomes HTML by conversion, and what nobody edited stays letter by letter what was stored (G-60).
 */
export type Content =
  | { readonly source: "html"; readonly html: string }
  | { readonly source: "markdown"; readonly markdown: string };

const converted = new WeakMap<Content, string>();

/** The HTML of a body, as it is stored. */
export function htmlOf(content: Content): string {
  if (content.source === "html") return content.html;
  const known = converted.get(content);
  if (known !== undefined) return known;
  const html = markdownToHtml(content.markdown);
  converted.set(content, html);
  return html;
}

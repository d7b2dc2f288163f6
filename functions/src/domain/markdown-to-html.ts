import type { Root } from "hast";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { filterStyles } from "./article-html/filter-style.ts";
import { htmlIsSafe, markdownIsSafe } from "./article-html/guard.ts";
import { prepare } from "./article-html/prepare.ts";
import { markdownTree, renderArticle } from "./article-html/render-article.ts";
import { SCHEMA } from "./article-html/sanitise-schema.ts";

const sanitiser = unified().use(rehypeSanitize, SCHEMA);
const writer = unified().use(rehypeStringify);

/**
 * The HTML that a Markdown text of the editor stands for, as it is stored: sanitised, without what only a page needs.
 * HTML inside the text is kept, unlike in imported Markdown, which is read by the specification's rules.
 */
export function markdownToHtml(markdown: string): string {
  // Text that could stall the parser is shown as text, as readers would see it.
  if (!htmlIsSafe(markdown) || !markdownIsSafe(markdown)) {
    return plain(renderArticle(markdown, "markdown").html);
  }
  return stored(markdownTree(markdown));
}

/** A stored body as HTML that can be edited: HTML as it is, Markdown and mixed texts as readers see them. */
export function editableHtml(content: string, format?: "html" | "markdown"): string {
  if (format === "html") return content;
  const { html, readAs } = renderArticle(content, format);
  return readAs === "html" ? content : plain(html);
}

/** Without what only a page needs: scrolling regions, ids that nothing points to, how links and pictures load. */
function plain(html: string): string {
  return html
    .replace(/<div class="table-scroll"[^>]*>(<table[\s\S]*?<\/table>)<\/div>/g, "$1")
    .replace(/ (?:rel="[^"]*"|loading="lazy"|decoding="async"|referrerpolicy="[^"]*")/g, "")
    .replace(/ id="([^"]*)"/g, (id, name) => (html.includes(`href="#${name}"`) ? id : ""));
}

function stored(tree: Root): string {
  const levels = headingLevels(tree);
  prepare(tree);
  restoreLevels(tree, levels);
  const safe = sanitiser.runSync(tree);
  filterStyles(safe);
  visit(safe, "element", ({ properties }) => {
    if (Array.isArray(properties.className) && properties.className.length === 0) {
      delete properties.className;
    }
  });
  return writer.stringify(safe).replace(/\n+$/, "");
}

/** A page demotes first-level headings; what is stored keeps them. */
function headingLevels(tree: Root): readonly string[] {
  const levels: string[] = [];
  visit(tree, "element", ({ tagName }) => {
    if (/^h\d$/.test(tagName)) levels.push(tagName);
  });
  return levels;
}

function restoreLevels(tree: Root, levels: readonly string[]): void {
  let index = 0;
  visit(tree, "element", (node) => {
    if (!/^h\d$/.test(node.tagName)) return;
    node.tagName = levels[index] ?? node.tagName;
    index += 1;
  });
}

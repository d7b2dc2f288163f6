import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { filterStyles } from "../article-html/filter-style.ts";
import { readForeignMarkup } from "../article-html/foreign/read-foreign-markup.ts";
import type { Reading } from "../article-html/foreign/reading.ts";
import { htmlParser, htmlWriter, sanitizer } from "../article-html/html-tree.ts";
import { normalizeMarkup } from "../article-html/normalize-markup.ts";
import { isHtmlParsable } from "../article-html/parse-limits.ts";
import { markdownTree, renderArticle } from "../article-html/render-article.ts";
import { withoutHidden } from "../article-html/visible.ts";

const PAGE_ATTRIBUTES =
  "rel loading decoding referrerPolicy role ariaLabel tabIndex srcSet sizes".split(" ");

/** Keeps embedded HTML, unlike imports. */
export function markdownToHtml(markdown: string): string {
  const tree = markdownTree(markdown);
  return tree ? serialize(tree) : withoutPageMarkup(renderArticle(markdown, "markdown").html);
}

export function editableHtml(content: string, format?: "html" | "markdown"): string {
  if (format === "html") return withOwnMarkup(content);
  const { html, readAs } = renderArticle(content, format);
  return readAs === "html" ? withOwnMarkup(content) : withoutPageMarkup(html);
}

/** Unchanged unless it has markup of other programs. */
function withOwnMarkup(html: string): string {
  const visible = withoutHidden(html);
  if (!visible.includes("<") || !isHtmlParsable(visible)) return html;
  const tree = htmlParser.parse(visible);
  const reading: Reading = { isChanged: /ql-(?:align|indent)-/.test(html) };
  readForeignMarkup(tree, reading);
  return reading.isChanged ? htmlWriter.stringify(tree) : html;
}

function withoutPageMarkup(html: string): string {
  const tree = htmlParser.parse(html);
  const targets = new Set<string>();
  visit(tree, "element", ({ properties }) => {
    if (String(properties.href ?? "").startsWith("#"))
      targets.add(String(properties.href).slice(1));
  });
  visit(tree, "element", (node, index, parent) => {
    const { properties } = node;
    for (const name of PAGE_ATTRIBUTES) delete properties[name];
    if (!targets.has(String(properties.id))) delete properties.id;
    if (properties.alt === "") delete properties.alt;
    const isRegion = node.tagName === "div" && String(properties.className) === "table-scroll";
    const isOfPage = isRegion || node.tagName === "picture" || node.tagName === "source";
    if (!isOfPage || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return htmlWriter.stringify(tree);
}

/** HTML without what only pages have. */
export function serialize(tree: Root, reading?: Reading): string {
  const levels = headingLevels(tree);
  normalizeMarkup(tree, reading);
  restoreLevels(tree, levels);
  const safe = sanitizer.runSync(tree);
  filterStyles(safe);
  visit(safe, "element", ({ properties }) => {
    if (Array.isArray(properties.className) && properties.className.length === 0) {
      delete properties.className;
    }
  });
  return htmlWriter.stringify(safe).trimEnd();
}

/** Pages demote h1; stored articles keep it. */
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

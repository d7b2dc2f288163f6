import type { Element, Root } from "hast";
import type { Root as Markdown } from "mdast";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { filterStyles } from "../article-html/filter-style.ts";
import { readForeignMarkup } from "../article-html/foreign/read-foreign-markup.ts";
import { htmlParser, sanitizer } from "../article-html/html-tree.ts";
import { isHtmlParsable } from "../article-html/parse-limits.ts";
import { renderArticle } from "../article-html/render-article.ts";
import { withoutHidden } from "../article-html/visible.ts";
import { handlers, type RawHtml } from "./markdown-handlers.ts";
import { isPlainParagraph } from "./markdown-tables.ts";
import { markdownToHtml } from "./markdown-to-html.ts";

const RAW_HANDLERS: Record<string, (node: RawHtml) => string> = {
  rawBlock: getHtml,
  textDirective: getHtml,
};
const writer = unified()
  .use(rehypeRemark, { handlers, document: true })
  .use(() => normalizeSpread)
  .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    resourceLink: true,
    handlers: RAW_HANDLERS,
  });
const ROUNDS = 3;

/** HTML without Markdown notation stays HTML. */
export function htmlToMarkdown(html: string): string {
  const visible = withoutHidden(html);
  let markdown = convert(isHtmlParsable(visible) ? visible : renderArticle(html, "html").html);
  for (let round = 1; round < ROUNDS; round += 1) {
    const next = convert(markdownToHtml(markdown));
    if (next === markdown) break;
    markdown = next;
  }
  return markdown;
}

function convert(html: string): string {
  const parsed = htmlParser.parse(html);
  readForeignMarkup(parsed, { isChanged: false });
  const tree = sanitizer.runSync(parsed);
  filterStyles(tree);
  dropUnusedIds(tree);
  tightenLists(tree);
  return writer.stringify(writer.runSync(tree)).trim();
}

function getHtml(node: RawHtml): string {
  return node.value;
}

/** The converter marks lists with nested lists as loose. */
function normalizeSpread(tree: Markdown): void {
  visit(tree, "list", (list) => {
    for (const item of list.children) {
      item.spread = item.children.filter(({ type }) => type !== "list").length > 1;
    }
    list.spread = list.children.some(({ spread }) => spread === true);
  });
}

function dropUnusedIds(tree: Root): void {
  const usedIds = new Set<string>();
  visit(tree, "element", ({ properties }) => {
    if (String(properties.href ?? "").startsWith("#"))
      usedIds.add(String(properties.href).slice(1));
  });
  visit(tree, "element", ({ properties }) => {
    if (!usedIds.has(String(properties.id))) delete properties.id;
  });
}

/** Editors wrap item texts in paragraphs. */
function tightenLists(tree: Root): void {
  visit(tree, "element", (list) => {
    if (list.tagName !== "ul" && list.tagName !== "ol") return;
    const items = list.children.filter((child): child is Element => child.type === "element");
    if (!items.every(isTight)) return;
    for (const item of items) {
      item.children = item.children.flatMap((child) =>
        isPlainParagraph(child) ? child.children : [child],
      );
    }
  });
}

function isTight(item: Element): boolean {
  const blocks = item.children.filter(
    (child) => child.type === "element" || (child.type === "text" && child.value.trim() !== ""),
  );
  const [first, ...rest] = blocks;
  return isPlainParagraph(first) && rest.every(isList);
}

function isList(node: Element["children"][number]): boolean {
  return node.type === "element" && /^[uo]l$/.test(node.tagName);
}

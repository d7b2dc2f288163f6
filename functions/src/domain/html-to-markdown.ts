import type { Element, Root } from "hast";
import type { Root as Markdown } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { filterStyles } from "./article-html/filter-style.ts";
import { SCHEMA } from "./article-html/sanitise-schema.ts";
import { handlers, type RawHtml } from "./markdown-handlers.ts";
import { markdownToHtml } from "./markdown-to-html.ts";

const RAW_HANDLERS: Record<string, (node: RawHtml) => string> = {
  rawBlock: htmlOf,
  textDirective: htmlOf,
};
const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified().use(rehypeSanitize, SCHEMA);
const writer = unified()
  .use(rehypeRemark, { handlers, document: true })
  .use(() => settleSpreading)
  .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    resourceLink: true,
    handlers: RAW_HANDLERS,
  });
/** Rounds after which a text that still changes is taken as it is. */
const ROUNDS = 3;

/**
 * An article's HTML as Markdown, such that a second round trip changes nothing. What Markdown cannot say stays as HTML inside it, so that `markdownToHtml` gives the
 * same article back: underline, colours, alignment, sizes of pictures, tables with merged cells.
 */
export function htmlToMarkdown(html: string): string {
  let markdown = convert(html);
  for (let round = 1; round < ROUNDS; round += 1) {
    // A bare address, for one, becomes a link as soon as it is read as Markdown.
    const next = convert(markdownToHtml(markdown));
    if (next === markdown) break;
    markdown = next;
  }
  return markdown;
}

function convert(html: string): string {
  const tree = sanitiser.runSync(parser.parse(html));
  filterStyles(tree);
  dropUnusedIds(tree);
  tightenLists(tree);
  return writer.stringify(writer.runSync(tree)).trim();
}

function htmlOf(node: RawHtml): string {
  return node.value;
}

/** The converter takes every list with a list inside for one with blank lines between its items. */
function settleSpreading(tree: Markdown): void {
  visit(tree, "list", (list) => {
    for (const item of list.children) {
      item.spread = item.children.filter(({ type }) => type !== "list").length > 1;
    }
    list.spread = list.children.some(({ spread }) => spread === true);
  });
}

/** An id that nothing in the article points to says nothing, and headings get theirs when they are shown. */
function dropUnusedIds(tree: Root): void {
  const used = new Set<string>();
  visit(tree, "element", ({ properties }) => {
    if (String(properties.href ?? "").startsWith("#")) used.add(String(properties.href).slice(1));
  });
  visit(tree, "element", ({ properties }) => {
    if (!used.has(String(properties.id))) delete properties.id;
  });
}

/** Editors wrap each item's text in a paragraph, which Markdown would read as a list with blank lines between. */
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

function isPlainParagraph(node: Element["children"][number] | undefined): node is Element {
  return (
    node?.type === "element" && node.tagName === "p" && Object.keys(node.properties).length === 0
  );
}

function isList(node: Element["children"][number]): boolean {
  return node.type === "element" && /^[uo]l$/.test(node.tagName);
}

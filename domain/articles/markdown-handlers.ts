import type { Element, ElementContent } from "hast";
import { defaultHandlers, type Handle, type State } from "hast-util-to-mdast";
import { htmlWriter } from "../article-html/html-tree.ts";
import { SANITIZE_SCHEMA } from "../article-html/sanitize-schema.ts";
import { INLINE_TAGS } from "../article-html/tag-sets.ts";
import { fitsMarkdownTable, withColumnAlignment } from "./markdown-tables.ts";

/** hast-util-to-mdast treats unknown types as blocks and the unused name `textDirective` as text. */
export interface RawHtml {
  readonly type: "rawBlock" | "textDirective";
  readonly value: string;
}

const PARTS = new Set("li dt dd figcaption summary caption thead tbody tfoot tr th td".split(" "));
const VOID = new Set(["img", "br"]);
/** Attributes that Markdown can hold. */
const NOTATION: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  b: [],
  blockquote: [],
  br: [],
  code: ["className"],
  del: [],
  div: [],
  em: [],
  ...{ h1: [], h2: [], h3: [], h4: [], h5: [], h6: [] },
  hr: [],
  i: [],
  img: ["src", "alt", "title"],
  li: [],
  ol: ["start"],
  p: [],
  pre: [],
  s: [],
  span: [],
  strong: [],
  table: [],
  ul: [],
};

export const handlers: Readonly<Record<string, Handle>> = Object.fromEntries(
  (SANITIZE_SCHEMA.tagNames ?? [])
    .filter((name) => !PARTS.has(name))
    .map((name): [string, Handle] => [name, isInline(name) ? inlineHandler : blockHandler]),
);

function inlineHandler(state: State, node: Element): ReturnType<Handle> {
  if (hasBlock(node)) return rawBlock(node);
  if (node.tagName === "a" && node.properties.href === undefined) return state.all(node);
  if (node.tagName === "br" && state.inTable) return raw("<br>");
  if (node.tagName === "code" && node.children.some(isElement)) return tagsAround(state, node);
  if (fitsMarkdown(node)) return defaultHandlers[node.tagName as "a"]?.(state, node);
  return VOID.has(node.tagName) ? raw(writeHtml(node)) : tagsAround(state, node);
}

function tagsAround(state: State, node: Element): ReturnType<Handle> {
  const closing = `</${node.tagName}>`;
  const opening = writeHtml({ ...node, children: [] }).slice(0, -closing.length);
  return [raw(opening), ...state.all(node), raw(closing)] as ReturnType<Handle>;
}

function blockHandler(state: State, node: Element): ReturnType<Handle> {
  if (!fitsMarkdown(node) || !contentFitsMarkdown(node)) return rawBlock(node);
  if (node.tagName === "table") return defaultHandlers.table(state, withColumnAlignment(node));
  return defaultHandlers[node.tagName as "p"]?.(state, node);
}

function fitsMarkdown({ tagName, properties }: Element): boolean {
  const held = NOTATION[tagName];
  if (tagName === "img" && properties.alt === "") return false;
  const names = Object.entries(properties).filter(([, value]) => value !== undefined);
  return held !== undefined && names.every(([name]) => held.includes(name));
}

function contentFitsMarkdown(node: Element): boolean {
  const [first] = node.children;
  switch (node.tagName) {
    case "table":
      return fitsMarkdownTable(node);
    case "ul":
    case "ol":
      return node.children.every((item) => !isElement(item) || fitsMarkdown(item));
    case "pre":
      return node.children.every(
        (child) =>
          !isElement(child) || (child.tagName === "code" && !child.children.some(isElement)),
      );
    case "p":
      // A line with a single tag would start an HTML block.
      return !(isElement(first) && first.tagName === "img" && !fitsMarkdown(first));
    default:
      return !(/^h\d$/.test(node.tagName) && contains(node, "br"));
  }
}

function rawBlock(node: Element): ReturnType<Handle> {
  // A blank line would end the HTML block.
  const value = writeHtml(node)
    .split(/(<pre[\s>][\s\S]*?(?:<\/pre>|$))/)
    .map((part, index) => part.replace(/\n/g, index % 2 === 1 ? "&#10;" : " "))
    .join("");
  return asNode({ type: "rawBlock", value });
}

function raw(value: string): ReturnType<Handle> {
  return asNode({ type: "textDirective", value });
}

function asNode(node: RawHtml): ReturnType<Handle> {
  return node as unknown as ReturnType<Handle>;
}

function writeHtml(node: Element): string {
  return htmlWriter.stringify({ type: "root", children: [node] });
}

function isInline(name: string): boolean {
  return INLINE_TAGS.has(name) || VOID.has(name);
}

function isElement(node: ElementContent | undefined): node is Element {
  return node?.type === "element";
}

function hasBlock(node: Element): boolean {
  return node.children.some(
    (child) => isElement(child) && (!isInline(child.tagName) || hasBlock(child)),
  );
}

function contains(node: Element, name: string): boolean {
  return node.children.some(
    (child) => isElement(child) && (child.tagName === name || contains(child, name)),
  );
}

import type { Element, ElementContent } from "hast";
import { defaultHandlers, type Handle, type State } from "hast-util-to-mdast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SCHEMA } from "./article-html/sanitise-schema.ts";
import { holdsTable, withColumnAlignment } from "./markdown-tables.ts";

/**
 * HTML that Markdown cannot say stays HTML inside the Markdown: lines and whole blocks of it are valid Markdown, and
 * come back as they were. Everything else becomes Markdown by the converter's own handlers.
 */

/**
 * HTML inside Markdown. `html` nodes would do, but the converter cannot tell whether one belongs into a paragraph:
 * it takes unknown types for blocks, and the name `textDirective`, of an extension that is not in use, for text.
 */
export interface RawHtml {
  readonly type: "rawBlock" | "textDirective";
  readonly value: string;
}

const writer = unified().use(rehypeStringify);

const INLINE = new Set(
  "a abbr b br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var".split(
    " ",
  ),
);
/** Parts of another element, which decides for them. */
const PARTS = new Set("li dt dd figcaption summary caption thead tbody tfoot tr th td".split(" "));
const WITHOUT_CONTENT = new Set(["img", "br"]);
/** Elements with a Markdown notation, and the attributes that it can hold. */
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

/** Handlers for every element that an article may hold. */
export const handlers: Readonly<Record<string, Handle>> = Object.fromEntries(
  (SCHEMA.tagNames ?? [])
    .filter((name) => !PARTS.has(name))
    .map((name): [string, Handle] => [name, INLINE.has(name) ? inlineHandler : blockHandler]),
);

function inlineHandler(state: State, node: Element): ReturnType<Handle> {
  if (hasBlock(node)) return rawBlock(node);
  if (node.tagName === "a" && node.properties.href === undefined) return state.all(node);
  // Between the cells' pipes there is no other way to begin a line.
  if (node.tagName === "br" && state.inTable) return raw("<br>");
  if (node.tagName === "code" && node.children.some(isElement)) return tagsAround(state, node);
  if (isHeld(node)) return defaultHandlers[node.tagName as "a"]?.(state, node);
  return WITHOUT_CONTENT.has(node.tagName) ? raw(writeHtml(node)) : tagsAround(state, node);
}

function tagsAround(state: State, node: Element): ReturnType<Handle> {
  const closing = `</${node.tagName}>`;
  const opening = writeHtml({ ...node, children: [] }).slice(0, -closing.length);
  return [raw(opening), ...state.all(node), raw(closing)] as ReturnType<Handle>;
}

function blockHandler(state: State, node: Element): ReturnType<Handle> {
  const kept = isHeld(node) && isHeldByContent(node);
  if (!kept) return rawBlock(node);
  if (node.tagName === "table") return defaultHandlers.table(state, withColumnAlignment(node));
  return defaultHandlers[node.tagName as "p"]?.(state, node);
}

/** Whether the notation of an element can hold all of its attributes. */
function isHeld({ tagName, properties }: Element): boolean {
  const held = NOTATION[tagName];
  const names = Object.entries(properties).filter(([, value]) => value !== undefined);
  return held !== undefined && names.every(([name]) => held.includes(name));
}

/** Whether the notation of a block can hold what is inside. */
function isHeldByContent(node: Element): boolean {
  const [first] = node.children;
  switch (node.tagName) {
    case "table":
      return holdsTable(node);
    case "ul":
    case "ol":
      return node.children.every((item) => !isElement(item) || isHeld(item));
    case "pre":
      return node.children.every(
        (child) =>
          !isElement(child) || (child.tagName === "code" && !child.children.some(isElement)),
      );
    case "p":
      // A line that is one tag and nothing else would begin a block of HTML.
      return !(isElement(first) && first.tagName === "img" && !isHeld(first));
    default:
      return !(/^h\d$/.test(node.tagName) && contains(node, "br"));
  }
}

function rawBlock(node: Element): ReturnType<Handle> {
  // A blank line would end the block, so lines of code are kept apart by references.
  const value = writeHtml(node)
    .split(/(<pre[\s>][\s\S]*?<\/pre>)/)
    .map((part, index) => part.replace(/\n/g, index % 2 === 1 ? "&#10;" : " "))
    .join("");
  return asNode({ type: "rawBlock", value });
}

function raw(value: string): ReturnType<Handle> {
  return asNode({ type: "textDirective", value });
}

/** The converter's types know the nodes of Markdown alone. */
function asNode(node: RawHtml): ReturnType<Handle> {
  return node as unknown as ReturnType<Handle>;
}

function writeHtml(node: Element): string {
  return writer.stringify({ type: "root", children: [node] });
}

function isElement(node: ElementContent | undefined): node is Element {
  return node?.type === "element";
}

function hasBlock(node: Element): boolean {
  return node.children.some(
    (child) => isElement(child) && (!INLINE.has(child.tagName) || hasBlock(child)),
  );
}

function contains(node: Element, name: string): boolean {
  return node.children.some(
    (child) => isElement(child) && (child.tagName === name || contains(child, name)),
  );
}

import type { Element, Root } from "hast";
import { quillClassesToStyles } from "../quill-classes.ts";
import { getText } from "../targets.ts";
import { walk } from "../walk.ts";
import { isLinkable, normalizeAddress } from "./address.ts";
import { readEmphasis } from "./read-emphasis.ts";
import { readLists } from "./read-lists.ts";
import { readPicture } from "./read-pictures.ts";
import { readTargets } from "./read-targets.ts";
import type { Reading } from "./reading.ts";

const MAX_LINE = 10_000;
/** Line breaks of other programs, and those of XML that HTML does not have. */
const BREAKS = /[\v\f\u0085\u2028\u2029]+/g;

/**
 * Turns what other programs say by attributes and styles into elements and attributes that the sanitizer knows. Pages,
 * editors and everything that enters read markup by this function, so that they agree.
 */
export function readForeignMarkup(tree: Root, reading: Reading): void {
  readLists(tree, reading);
  readEmphasis(tree, reading);
  breakLines(tree, reading);
  walk(tree, (node, index, parent) => {
    breakLines(node, reading);
    if (hasClass(node, "ql-code-block-container")) {
      parent.children[index] = toCode(node);
      reading.isChanged = true;
      return index + 1;
    }
    if (!isLost(node, parent, reading)) return undefined;
    parent.children.splice(index, 1, ...(node.tagName === "a" ? node.children : []));
    reading.isChanged = true;
    return index;
  });
  readTargets(tree, reading);
  quillClassesToStyles(tree);
}

function isLost(node: Element, parent: Root | Element, reading: Reading): boolean {
  if (node.tagName === "a") return !readLink(node, reading);
  if (node.tagName === "img")
    return !readPicture(node, sourcesBeside(parent), reading) && reading.remark !== undefined;
  return isQuillRest(node);
}

/** @returns false for a link that is none any more */
function readLink({ properties }: Element, reading: Reading): boolean {
  const { href } = properties;
  if (typeof href !== "string") return true;
  const address = normalizeAddress(href);
  if (isLinkable(address)) {
    if (address !== href) reading.isChanged = true;
    properties.href = address;
    return true;
  }
  if (!reading.remark) return true;
  if (address !== "") reading.remark({ kind: "link", what: address });
  reading.isChanged = true;
  delete properties.href;
  return properties.name !== undefined || properties.id !== undefined;
}

/** An empty element of Quill for the marker of a list item. */
function isQuillRest(node: Element): boolean {
  return node.tagName === "span" && node.children.length === 0 && hasClass(node, "ql-ui");
}

/** Quill 2 writes each line of code as a division. */
function toCode({ children }: Element): Element {
  const lines = children.flatMap((child) =>
    child.type === "element" && hasClass(child, "ql-code-block") ? [getText(child, MAX_LINE)] : [],
  );
  const text = { type: "text", value: `${lines.join("\n")}\n` } as const;
  const code: Element = { type: "element", tagName: "code", properties: {}, children: [text] };
  return { type: "element", tagName: "pre", properties: {}, children: [code] };
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function sourcesBeside(parent: Root | Element): Element[] {
  if (parent.type !== "element" || parent.tagName !== "picture") return [];
  return parent.children.filter(
    (child): child is Element => child.type === "element" && child.tagName === "source",
  );
}

function breakLines({ children }: Root | Element, reading: Reading): void {
  for (const child of children) {
    if (child.type !== "text") continue;
    const value = child.value.replace(BREAKS, "\n");
    if (value !== child.value) reading.isChanged = true;
    child.value = value;
  }
}

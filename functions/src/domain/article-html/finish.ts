import type { Element, ElementContent, Properties, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { slugOf } from "../slug.ts";
import { walk } from "./walk.ts";

/** A heading of a rendered article, for its table of contents. */
export interface ArticleHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** Every id of an article begins so, so that none can shadow an id or a global name of the page (T55). */
const PREFIX = "user-content-";
const WIDEST_IMAGE = 1600;

/**
 * What the page adds to a sanitised tree: ids of headings, rel on links that leave, lazy pictures without referrer,
 * tables in a scrolling region that the keyboard reaches. All values are ours, none is the author's.
 */
export function finish(tree: Root): void {
  settleIds(tree);
  let tables = 0;
  walk(tree, (node, index, parent) => {
    if (Array.isArray(node.properties.className) && node.properties.className.length === 0) {
      delete node.properties.className;
    }
    if (node.tagName === "a") finishLink(node);
    if (node.tagName === "img") {
      parent.children[index] = finishImage(node);
      return index + 1;
    }
    if (node.tagName !== "table") return undefined;
    if (!isRegion(parent)) {
      const region: Element = { type: "element", tagName: "div", properties: {}, children: [node] };
      parent.children[index] = region;
      return index;
    }
    tables += 1;
    parent.properties = regionProperties(tables);
    return undefined;
  });
}

/** The headings of a finished tree, in order. */
export function headingsOf(tree: Root): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  walk(tree, (node) => {
    if (!/^h[2-6]$/.test(node.tagName)) return undefined;
    const text = textOf(node).replace(/\s+/g, " ").trim();
    const level = Number(node.tagName[1]);
    if (text !== "") headings.push({ id: String(node.properties.id), text, level });
    return undefined;
  });
  return headings;
}

/** How many words a reader meets. */
export function wordsOf({ children }: Root | Element): number {
  return children.reduce((words, node) => {
    if (node.type === "element") return words + wordsOf(node);
    return words + (node.type === "text" ? (node.value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : 0);
  }, 0);
}

function settleIds(tree: Root): void {
  const taken = new Set<string>();
  const lastNumber = new Map<string, number>();
  walk(tree, (node) => {
    const own = String(node.properties.id ?? "").replace(/[\s"'<>]+/g, "-");
    const isHeading = /^h[2-6]$/.test(node.tagName);
    const base = own === "" && isHeading ? slugOf(textOf(node)) || "seccion" : own;
    if (base === "") {
      delete node.properties.id;
      return undefined;
    }
    const wanted = base.startsWith(PREFIX) ? base : PREFIX + base;
    let number = lastNumber.get(wanted) ?? 0;
    let id = wanted;
    do {
      number += 1;
      id = number === 1 ? wanted : `${wanted}-${number}`;
    } while (taken.has(id));
    lastNumber.set(wanted, number);
    taken.add(id);
    node.properties.id = id;
    return undefined;
  });
}

/** As a browser reads an address: control characters gone, so that none hides a second slash. */
function cleanUrl(url: unknown): string | null {
  if (typeof url !== "string") return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that URL parsers drop
  const clean = url.replace(/[\t\n\r]+/g, "").replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "");
  return /^[/\\]{2}/.test(clean) ? null : clean;
}

function finishLink(node: Element): void {
  const href = cleanUrl(node.properties.href);
  if (href === null) {
    delete node.properties.href;
    return;
  }
  const isFragment = href.startsWith("#") && href.length > 1;
  node.properties.href =
    isFragment && !href.startsWith(`#${PREFIX}`) ? `#${PREFIX}${href.slice(1)}` : href;
  // Articles come from guests and imports too: our name must not vouch for their links.
  if (/^https?:/i.test(href)) node.properties.rel = ["nofollow", "noopener", "noreferrer"];
}

function finishImage(node: Element): ElementContent {
  const { src: given, alt, width, height, ...rest } = node.properties;
  const src = cleanUrl(given);
  if (src === null || src === "") return { type: "text", value: String(alt ?? "") };
  const properties: Properties = { ...rest, src, alt: String(alt ?? "") };
  const [w, h] = [pixels(width), pixels(height)];
  if (w !== null && h !== null) Object.assign(properties, { width: w, height: h });
  Object.assign(properties, { loading: "lazy", decoding: "async", referrerPolicy: "no-referrer" });
  return { type: "element", tagName: "img", properties, children: [] };
}

function pixels(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= WIDEST_IMAGE ? number : null;
}

function isRegion(parent: Root | Element): parent is Element {
  return parent.type === "element" && parent.tagName === "div" && parent.children.length === 1;
}

function regionProperties(number: number): Properties {
  return {
    className: ["table-scroll"],
    role: "region",
    ariaLabel: `Tabla ${number}`,
    tabIndex: 0,
  };
}

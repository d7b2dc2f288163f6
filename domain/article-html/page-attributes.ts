import type { Element, ElementContent, Properties, Root } from "hast";
import { getWidths, type StoredPicture, storedPictureAt } from "../pictures/picture-address.ts";
import { formatSourceSet } from "../pictures/source-set.ts";
import { toSlug } from "../shared/slug.ts";
import { findTargets, getText, ID_PREFIX } from "./targets.ts";
import { walk } from "./walk.ts";

export interface ArticleHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

const MAX_IMAGE_WIDTH = 1600;
/** Width of the text on article pages. */
const COLUMN = "min(54rem, 92vw)";
/** Phones show pictures of half the width in the whole one. */
const HALF = "(max-width: 639.9px) 92vw, 27rem";

export function addPageAttributes(tree: Root): void {
  assignIds(tree);
  linkTargets(tree);
  let tables = 0;
  let codes = 0;
  walk(tree, (node, index, parent) => {
    if (Array.isArray(node.properties.className) && node.properties.className.length === 0) {
      delete node.properties.className;
    }
    if (node.tagName === "a") finishLink(node);
    if (node.tagName === "pre") {
      codes += 1;
      Object.assign(node.properties, regionProperties(`Código ${codes}`));
    }
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
    const name = getCaption(node) || `Tabla ${tables}`;
    parent.properties = { className: ["table-scroll"], ...regionProperties(name) };
    return undefined;
  });
}

export function getHeadings(tree: Root): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  walk(tree, (node) => {
    if (!/^h[2-6]$/.test(node.tagName)) return undefined;
    const text = getText(node).replace(/\s+/g, " ").trim();
    const level = Number(node.tagName[1]);
    if (text !== "") headings.push({ id: String(node.properties.id), text, level });
    return undefined;
  });
  return headings;
}

export function countWords({ children }: Root | Element): number {
  return children.reduce((words, node) => {
    if (node.type === "element") return words + countWords(node);
    return words + (node.type === "text" ? (node.value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : 0);
  }, 0);
}

function assignIds(tree: Root): void {
  const takenIds = new Set<string>();
  const lastNumber = new Map<string, number>();
  walk(tree, (node) => {
    const own = String(node.properties.id ?? "").replace(/[\s"'<>]+/g, "-");
    const isHeading = /^h[2-6]$/.test(node.tagName);
    const base = own === "" && isHeading ? toSlug(getText(node)) || "seccion" : own;
    if (base === "") {
      delete node.properties.id;
      return undefined;
    }
    const requestedId = base.startsWith(ID_PREFIX) ? base : ID_PREFIX + base;
    let number = lastNumber.get(requestedId) ?? 0;
    let id = requestedId;
    do {
      number += 1;
      id = number === 1 ? requestedId : `${requestedId}-${number}`;
    } while (takenIds.has(id));
    lastNumber.set(requestedId, number);
    takenIds.add(id);
    node.properties.id = id;
    return undefined;
  });
}

function linkTargets(tree: Root): void {
  let find: ReturnType<typeof findTargets> | undefined;
  walk(tree, ({ properties }) => {
    const { href } = properties;
    if (typeof href !== "string" || !href.startsWith("#") || href === "#") return undefined;
    find ??= findTargets(tree);
    const fragment = href.slice(1);
    const missingId = fragment.startsWith(ID_PREFIX) ? fragment : ID_PREFIX + fragment;
    properties.href = `#${find(fragment) ?? missingId}`;
    return undefined;
  });
}

/** Control characters could hide a second slash. */
function cleanUrl(url: unknown): string | null {
  if (typeof url !== "string") return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that URL parsers drop
  const clean = url.replace(/[\t\n\r]+/g, "").replace(/^[\u0000-\u0020]+/, "");
  let end = clean.length;
  while (end > 0 && clean.charCodeAt(end - 1) <= 0x20) end -= 1;
  return /^[/\\]{2}/.test(clean) ? null : clean.slice(0, end);
}

function finishLink(node: Element): void {
  const href = cleanUrl(node.properties.href);
  if (href === null) {
    delete node.properties.href;
    return;
  }
  node.properties.href = href;
  // Guests write articles too.
  if (/^https?:/i.test(href)) node.properties.rel = ["nofollow", "noopener", "noreferrer"];
}

function finishImage(node: Element): ElementContent {
  const { src: sourceUrl, alt, width, height, ...rest } = node.properties;
  const src = cleanUrl(sourceUrl);
  if (src === null || src === "") return { type: "text", value: String(alt ?? "") };
  const properties: Properties = { ...rest, src, alt: String(alt ?? "") };
  const [w, h] = [pixels(width), pixels(height)];
  if (w !== null && h !== null) Object.assign(properties, { width: w, height: h });
  const stored = storedPictureAt(src);
  const sizes = /(?:^|;)width:50%/.test(String(rest.style)) ? HALF : COLUMN;
  if (stored) Object.assign(properties, toCopyProperties(stored), { sizes });
  Object.assign(properties, { loading: "lazy", decoding: "async", referrerPolicy: "no-referrer" });
  const image = element("img", properties);
  if (stored === null || stored.is_animated) return image;
  const source = { type: "image/avif", srcSet: toSourceSet(stored, "avif"), sizes };
  return element("picture", {}, [element("source", source), image]);
}

function toCopyProperties(stored: StoredPicture): Properties {
  const { width, height } = stored;
  return { width, height, srcSet: toSourceSet(stored, "webp") };
}

function toSourceSet(stored: StoredPicture, type: "avif" | "webp"): string {
  return formatSourceSet({ ...stored, widths: getWidths(stored.width) }, type);
}

function element(tagName: string, properties: Properties, children: Element[] = []): Element {
  return { type: "element", tagName, properties, children };
}

function pixels(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= MAX_IMAGE_WIDTH ? number : null;
}

function isRegion(parent: Root | Element): parent is Element {
  return parent.type === "element" && parent.tagName === "div" && parent.children.length === 1;
}

function getCaption(table: Element): string {
  const [first] = table.children.filter((child) => child.type === "element");
  return first?.tagName === "caption" ? getText(first).replace(/\s+/g, " ").trim() : "";
}

/** Scrollable regions must be reachable by keyboard. */
function regionProperties(ariaLabel: string): Properties {
  return { role: "region", ariaLabel, tabIndex: 0 };
}

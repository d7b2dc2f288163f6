import type { Element, Root } from "hast";
import { INLINE_TAGS } from "../tag-sets.ts";
import { walk } from "../walk.ts";
import type { Reading } from "./reading.ts";

const HOLDERS = new Set("span font a p li td th dd dt".split(" "));
const BOLD = new Set(["b", "strong"]);
const ITALIC = new Set(["i", "em"]);
const DRAWN = new Set(["s", "strike", "del", "u", "ins"]);
const MAX_STYLE = 2000;

/** Emphasis that other programs write as a style becomes an element, and one that the style takes back goes. */
export function readEmphasis(tree: Root, reading: Reading): void {
  walk(tree, (node, index, parent) => {
    const style = String(node.properties.style ?? "");
    if (style === "" || style.length > MAX_STYLE) return undefined;
    const styles = parseStyles(style);
    if (isTakenBack(node.tagName, styles)) {
      parent.children.splice(index, 1, ...node.children);
      reading.isChanged = true;
      return index;
    }
    if (!HOLDERS.has(node.tagName) || !isPhrasing(node)) return undefined;
    for (const tag of toEmphasisTags(styles, isLinkText(node, parent))) wrap(node, tag, reading);
    return undefined;
  });
}

type Styles = ReadonlyMap<string, string>;

function parseStyles(style: string): Styles {
  return new Map(
    style.split(";").map((declaration): [string, string] => {
      const colon = declaration.indexOf(":");
      const value = declaration.slice(colon + 1).toLowerCase();
      return [
        declaration.slice(0, colon).trim().toLowerCase(),
        value.replace("!important", "").trim(),
      ];
    }),
  );
}

function getLine(styles: Styles): string {
  return styles.get("text-decoration-line") ?? styles.get("text-decoration") ?? "";
}

function isTakenBack(tagName: string, styles: Styles): boolean {
  const weight = styles.get("font-weight") ?? "";
  if (BOLD.has(tagName)) return /^(?:normal|lighter|[1-5]00)$/.test(weight);
  if (ITALIC.has(tagName)) return styles.get("font-style") === "normal";
  return DRAWN.has(tagName) && getLine(styles) === "none";
}

function toEmphasisTags(styles: Styles, isLink: boolean): string[] {
  const tags: string[] = [];
  const line = getLine(styles);
  const place = styles.get("vertical-align");
  if (place === "super") tags.push("sup");
  if (place === "sub") tags.push("sub");
  // Programs underline their links by a style.
  if (/\bunderline\b/.test(line) && !isLink) tags.push("u");
  if (/\bline-through\b/.test(line)) tags.push("s");
  if (/^(?:italic|oblique)/.test(styles.get("font-style") ?? "")) tags.push("em");
  if (/^(?:bold|bolder|[6-9]00|1000)$/.test(styles.get("font-weight") ?? "")) tags.push("strong");
  return tags;
}

function isLinkText(node: Element, parent: Root | Element): boolean {
  if (node.tagName === "a" || (parent.type === "element" && parent.tagName === "a")) return true;
  return node.children.some((child) => child.type === "element" && child.tagName === "a");
}

function isPhrasing({ children }: Element): boolean {
  return children.every(
    (child) =>
      child.type !== "element" ||
      ((INLINE_TAGS.has(child.tagName) || /^(?:br|img)$/.test(child.tagName)) && isPhrasing(child)),
  );
}

function wrap(node: Element, tagName: string, reading: Reading): void {
  const [only] = node.children;
  const isWrapped =
    node.children.length === 1 && only?.type === "element" && only.tagName === tagName;
  if (isWrapped || node.children.length === 0) return;
  node.children = [{ type: "element", tagName, properties: {}, children: node.children }];
  reading.isChanged = true;
}

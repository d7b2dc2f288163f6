import type { Element, Root } from "hast";
import { cutText } from "../shared/cut-text.ts";
import { folded } from "../shared/folded.ts";
import { toSlug } from "../shared/slug.ts";
import { walk } from "./walk.ts";

/** Prevents ids from shadowing ids or global names of the page. */
export const ID_PREFIX = "user-content-";
/** Limits repeated reading of nested headings. */
const MAX_HEADING = 1000;
const MAX_EQUAL = 100;

/**
 * Finds the id to which a link of the same text goes. Programs write the ids of headings differently, with accents,
 * percent signs or without punctuation, so that links are compared by letters and digits when no id is the same.
 */
export function findTargets(tree: Root): (fragment: string) => string | undefined {
  const ids = new Set<string>();
  const byKey = new Map<string, string[]>();
  const add = (key: string, id: string) => {
    const targetsOfKey = byKey.get(key) ?? [];
    byKey.set(key, targetsOfKey);
    if (key !== "" && !targetsOfKey.includes(id)) targetsOfKey.push(id);
  };
  walk(tree, (node) => {
    const isHeading = /^h[1-6]$/.test(node.tagName);
    const text = isHeading ? getText(node) : "";
    const own = String(node.properties.id ?? "");
    const id = own || (isHeading ? numbered(toSlug(text) || "seccion", ids) : "");
    if (id === "") return undefined;
    ids.add(id);
    add(toKey(withoutPrefix(id)), id);
    if (isHeading) add(toKey(text), id);
    return undefined;
  });
  return (fragment) => {
    const decoded = decode(fragment);
    for (const target of [fragment, decoded, ID_PREFIX + fragment, ID_PREFIX + decoded])
      if (ids.has(target)) return target;
    const plain = withoutPrefix(decoded);
    const [first] = byKey.get(toKey(plain)) ?? [];
    if (first !== undefined) return first;
    // The second of equal headings has the end -1.
    const [, base = "", number] = /^(.*\D)-(\d{1,3})$/s.exec(plain) ?? [];
    return byKey.get(toKey(base))?.[Number(number)];
  };
}

/** As pages number the ids of equal headings. */
function numbered(base: string, takenIds: ReadonlySet<string>): string {
  for (let number = 1; number <= MAX_EQUAL; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!takenIds.has(id)) return id;
  }
  return base;
}

/** Its words up to a length, with breaks as blanks of the source. */
export function getText(node: Element, max = MAX_HEADING): string {
  let text = "";
  for (const child of node.children) {
    if (text.length >= max) break;
    if (child.type === "text") text += cutText(child.value, max - text.length, "");
    if (child.type === "element") text += getText(child, max - text.length);
  }
  return text;
}

function toKey(text: string): string {
  return folded(text.normalize("NFKD")).replace(/[^\p{L}\p{N}]+/gu, "");
}

function withoutPrefix(id: string): string {
  return id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

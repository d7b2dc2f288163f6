import type { Element, Root } from "hast";
import { findTargets } from "../targets.ts";
import { walk } from "../walk.ts";
import type { Reading } from "./reading.ts";

const BLOCK = /^(?:p|h[1-6]|li|td|th|dt|dd|blockquote|pre|figure|figcaption|caption)$/;

/**
 * Places that other programs name by an empty link or inside of a line become ids of their blocks, which editors keep.
 * A block that has an id keeps it, and links to the place go there.
 */
export function readTargets(tree: Root, reading: Reading): void {
  const links = linksIn(tree);
  if (links.length === 0) return;
  const fragments = new Set(links.map(getFragment));
  const renamed = new Map<string, string>();
  const visit = (parent: Root | Element, block: Element | undefined) => {
    for (const node of [...parent.children]) {
      if (node.type !== "element") continue;
      const isBlock = BLOCK.test(node.tagName);
      visit(node, isBlock ? node : block);
      const isMoved = !isBlock && moveName(node, block, fragments, renamed);
      if (isMoved && node.tagName === "a" && node.properties.href === undefined)
        parent.children.splice(parent.children.indexOf(node), 1, ...node.children);
    }
  };
  visit(tree, undefined);
  for (const link of links) {
    const to = renamed.get(getFragment(link));
    if (to !== undefined) link.properties.href = `#${to}`;
  }
  if (renamed.size > 0) reading.isChanged = true;
  if (!reading.remark) return;
  const find = findTargets(tree);
  for (const link of linksIn(tree))
    if (find(getFragment(link)) === undefined)
      reading.remark({ kind: "target", what: `#${getFragment(link)}` });
}

/**
 * Links with an own id, as those of footnotes in Markdown, keep it.
 * @returns whether the block has the name now
 */
function moveName(
  { properties }: Element,
  block: Element | undefined,
  fragments: ReadonlySet<string>,
  renamed: Map<string, string>,
): boolean {
  const { name, id, href } = properties;
  const own = name ?? (href === undefined ? id : undefined);
  if (typeof own !== "string" || !fragments.has(own)) return false;
  delete properties.name;
  if (block === undefined) {
    properties.id = own;
    return false;
  }
  if (own === id) delete properties.id;
  block.properties.id ??= own;
  renamed.set(own, String(block.properties.id));
  return true;
}

function linksIn(tree: Root): Element[] {
  const links: Element[] = [];
  walk(tree, (node) => {
    if (node.tagName === "a" && getFragment(node) !== "") links.push(node);
    return undefined;
  });
  return links;
}

function getFragment({ properties }: Element): string {
  const { href } = properties;
  return typeof href === "string" && href.startsWith("#") ? href.slice(1) : "";
}

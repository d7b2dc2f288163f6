import type { Element, Root } from "hast";
import { walk } from "../walk.ts";

const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  img: ["src", "alt", "title", "width", "height"],
  ol: ["start"],
  td: ["colSpan", "rowSpan"],
  th: ["colSpan", "rowSpan"],
};
const DROPPED = /^(?:meta|link|xml)$/;

/** Removes what pasted text must not bring: styles, classes, and ids to which no link of it goes. */
export function keepStructure(tree: Root): void {
  const targets = new Set<unknown>();
  walk(tree, ({ properties }) => {
    if (typeof properties.href === "string") targets.add(properties.href.replace(/^#/, ""));
    return undefined;
  });
  walk(tree, (node, index, parent) => {
    if (DROPPED.test(node.tagName)) {
      parent.children.splice(index, 1);
      return index;
    }
    for (const name of Object.keys(node.properties)) {
      const isTarget = name === "id" && targets.has(node.properties.id);
      if (!isTarget && !ALLOWED_ATTRIBUTES[node.tagName]?.includes(name))
        delete node.properties[name];
    }
    if (!isWrapper(node)) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
}

/** Word's own tags (o:p, st1:place) surround text. */
function isWrapper({ tagName }: Element): boolean {
  return tagName === "span" || tagName === "font" || tagName.includes(":");
}

import type { Element, Root } from "hast";

/**
 * Calls `visit` for every element, parents first. A number as its answer is the index among the same parent's children
 * to go on with, without going into the element: for a visitor that replaces it.
 * A loop of our own, because `unist-util-visit` names a function anew for every node, which cost a quarter of a rendering.
 */
export function walk(
  parent: Root | Element,
  visit: (node: Element, index: number, parent: Root | Element) => number | undefined,
): void {
  for (let index = 0; index < parent.children.length; ) {
    const node = parent.children[index];
    const next = node?.type === "element" ? visit(node, index, parent) : undefined;
    if (next === undefined) {
      if (node?.type === "element") walk(node, visit);
      index += 1;
    } else index = next;
  }
}

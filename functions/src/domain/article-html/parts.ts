import type { Root } from "hast";

/**
 * Parts a tree before every heading of the second level that stands at its top, but not before its first child. A page
 * can lay out such parts one by one.
 * @returns trees that hold the same nodes in the same order; one at least
 */
export function partsOf({ children }: Root): Root[] {
  const parts: Root[] = [{ type: "root", children: [] }];
  for (const node of children) {
    const isHeading = node.type === "element" && node.tagName === "h2";
    if (isHeading && parts.at(-1)?.children.length) parts.push({ type: "root", children: [] });
    parts.at(-1)?.children.push(node);
  }
  return parts;
}

import type { Root } from "hast";

export function splitAtHeadings({ children }: Root): Root[] {
  const parts: Root[] = [{ type: "root", children: [] }];
  for (const node of children) {
    const isHeading = node.type === "element" && node.tagName === "h2";
    if (isHeading && parts.at(-1)?.children.length) parts.push({ type: "root", children: [] });
    parts.at(-1)?.children.push(node);
  }
  return parts;
}

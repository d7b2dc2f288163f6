import type { ElementContent, Root } from "hast";
import { walk } from "./walk.ts";

/**
 * Rewrites what the schema would drop but a reader should keep: check boxes become signs, `align` a style,
 * `font` colours a style, a first-level heading a second-level one (the page has its own), http pictures https.
 */
export function prepare(tree: Root): void {
  walk(tree, (node, index, parent) => {
    const { properties } = node;
    if (node.tagName === "h1") node.tagName = "h2";
    if (node.tagName === "strike") node.tagName = "s";
    if (node.tagName === "img" && typeof properties.src === "string") {
      properties.src = properties.src.trim().replace(/^http:\/\//i, "https://");
    }
    const align = String(properties.align ?? "");
    if (properties.style === undefined && /^(?:left|right|center|justify)$/i.test(align)) {
      properties.style = `text-align:${align.toLowerCase()}`;
    }
    if (node.tagName === "input") {
      const isBox = properties.type === "checkbox";
      const sign = properties.checked === true ? "☑" : "☐";
      const replacement: ElementContent[] = isBox ? [{ type: "text", value: sign }] : [];
      parent.children.splice(index, 1, ...replacement);
      return index + replacement.length;
    }
    return undefined;
  });
}

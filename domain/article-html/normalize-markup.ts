import type { ElementContent, Root } from "hast";
import { readForeignMarkup } from "./foreign/read-foreign-markup.ts";
import type { Reading } from "./foreign/reading.ts";
import { walk } from "./walk.ts";

export function normalizeMarkup(tree: Root, reading: Reading = { isChanged: false }): void {
  readForeignMarkup(tree, reading);
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

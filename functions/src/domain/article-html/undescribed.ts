import { visit } from "unist-util-visit";
import { htmlParser } from "./html-tree.ts";
import { isHtmlParsable } from "./parse-limits.ts";
import { withoutHidden } from "./visible.ts";

/** Counts pictures without `alt`, not decorative ones. */
export function countUndescribed(html: string): number {
  const visible = withoutHidden(html);
  let count = 0;
  if (!/<img/i.test(visible) || !isHtmlParsable(visible)) return count;
  visit(htmlParser.parse(visible), "element", ({ tagName, properties }) => {
    if (tagName === "img" && properties.src && properties.alt === undefined) count += 1;
  });
  return count;
}

import { visit } from "unist-util-visit";
import { htmlParser } from "./html-tree.ts";
import { isUndescribed } from "./is-undescribed.ts";
import { isHtmlParsable } from "./parse-limits.ts";
import { withoutHidden } from "./visible.ts";

export function countUndescribed(html: string): number {
  const visible = withoutHidden(html);
  let count = 0;
  if (!/<img/i.test(visible) || !isHtmlParsable(visible)) return count;
  visit(htmlParser.parse(visible), "element", (element) => {
    if (isUndescribed(element)) count += 1;
  });
  return count;
}

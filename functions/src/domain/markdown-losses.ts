import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { renderArticle } from "./article-html/render-article.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { markdownToHtml } from "./markdown-to-html.ts";

const parser = unified().use(rehypeParse, { fragment: true });
/** Elements that mean the same and of which Markdown knows one. */
const SAME: Readonly<Record<string, string>> = { b: "strong", i: "em", s: "del" };
/** Structure that a parser adds or a list of one line leaves out; nobody sees it. */
const UNSEEN = /^(?:span|div|thead|tbody|colgroup|col)$/;

/**
 * What readers of an article would miss if it went through Markdown and back: names of elements and, after a colon,
 * of their properties. Empty for nearly every article, since `htmlToMarkdown` keeps as HTML what Markdown cannot say.
 */
export function lossesInMarkdown(html: string): readonly string[] {
  const before = featuresOf(html);
  const after = featuresOf(markdownToHtml(htmlToMarkdown(html)));
  return [...before]
    .filter(([feature, count]) => (after.get(feature) ?? 0) < count)
    .map(([feature]) => feature);
}

/** How often readers meet each kind of element and each property that changes its look. */
function featuresOf(html: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string) => features.set(feature, (features.get(feature) ?? 0) + 1);
  const tree: Root = parser.parse(renderArticle(html, "html").html);
  visit(tree, "element", ({ tagName, properties }, _, parent) => {
    const name = SAME[tagName] ?? tagName;
    const inItem = parent?.type === "element" && /^(?:li|td|th)$/.test(parent.tagName);
    const styles = String(properties.style ?? "").split(";");
    if (!UNSEEN.test(name) && !(name === "p" && inItem)) add(name);
    for (const style of styles) if (style !== "") add(`${name}:${style.split(":")[0]}`);
    for (const attribute of ["href", "title", "src", "alt", "width", "colSpan", "rowSpan", "start"])
      if (properties[attribute] !== undefined) add(`${name}:${attribute.toLowerCase()}`);
  });
  return features;
}

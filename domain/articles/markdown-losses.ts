import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { htmlParser } from "../article-html/html-tree.ts";
import { renderArticle } from "../article-html/render-article.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { markdownToHtml } from "./markdown-to-html.ts";

const SYNONYMS: Readonly<Record<string, string>> = { b: "strong", i: "em", s: "del" };
const INVISIBLE = /^(?:span|div|thead|tbody|colgroup|col)$/;

/** Elements and properties (`name:property`) that Markdown would lose. */
export function lossesInMarkdown(html: string): readonly string[] {
  const before = countFeatures(html);
  const after = countFeatures(markdownToHtml(htmlToMarkdown(html)));
  return [...before]
    .filter(([feature, count]) => (after.get(feature) ?? 0) < count)
    .map(([feature]) => feature);
}

function countFeatures(html: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string) => features.set(feature, (features.get(feature) ?? 0) + 1);
  const tree: Root = htmlParser.parse(renderArticle(html, "html").html);
  visit(tree, "element", ({ tagName, properties }, _, parent) => {
    const name = SYNONYMS[tagName] ?? tagName;
    const inItem = parent?.type === "element" && /^(?:li|td|th)$/.test(parent.tagName);
    const styles = String(properties.style ?? "").split(";");
    if (!INVISIBLE.test(name) && !(name === "p" && inItem)) add(name);
    for (const style of styles) if (style !== "") add(`${name}:${style.split(":")[0]}`);
    for (const attribute of ["href", "title", "src", "alt", "width", "colSpan", "rowSpan", "start"])
      if (properties[attribute] !== undefined) add(`${name}:${attribute.toLowerCase()}`);
  });
  return features;
}

import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(rehypeParse, { fragment: true });
const TAGS =
  /^(?:h[2-6]|p|div|span|br|hr|[uod]l|li|d[td]|blockquote|pre|code|kbd|samp|var|strong|b|em|i|u|s|del|ins|sub|sup|small|mark|abbr|cite|q|dfn|time|a|img|figure|figcaption|table|caption|t(?:head|body|foot|r|h|d)|section|details|summary)$/;
const PROPERTIES =
  /^(?:id|style|lang|dir|href|title|cite|className|dateTime|open|src|alt|width|height|value|start|reversed|colSpan|rowSpan|scope|loading|decoding|referrerPolicy|rel|role|ariaLabel|tabIndex)$/;
const LINK = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i;
const STYLE = /^(?:(?:text-align|margin-left|color|background-color):[#\w(),.%/ -]{1,60};?)+$/;

/**
 * Lists constructs in rendered HTML that could run, load or shadow something. Independent of the
 * sanitizer, so that both must agree.
 */
export function findActiveConstructs(html: string): string[] {
  const finds: string[] = [];
  const tree: Root = parser.parse(html);
  visit(tree, (node) => {
    if (node.type === "comment" || node.type === "doctype") finds.push(node.type);
    if (node.type !== "element") return;
    if (!TAGS.test(node.tagName)) finds.push(`<${node.tagName}>`);
    for (const [name, value] of Object.entries(node.properties)) {
      const text = Array.isArray(value) ? value.join(" ") : String(value);
      if (!PROPERTIES.test(name)) finds.push(`${node.tagName}[${name}]`);
      if (name === "id" && !text.startsWith("user-content-")) finds.push(`id=${text}`);
      if (name === "className" && !/^(?:table-scroll|language-\S+)$/.test(text)) finds.push(text);
      if (name === "style" && !STYLE.test(text)) finds.push(`style=${text}`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that URL parsers drop
      const url = text.replace(/[\u0000-\u0020]/g, "");
      if (name === "href" && (!LINK.test(url) || /^[/\\]{2}/.test(url))) finds.push(`href=${text}`);
      if (name === "src" && !/^(?:https:|[^:]*$|[^:]*[/?#])/i.test(url)) finds.push(`src=${text}`);
      if (name === "src" && /^[/\\]{2}/.test(url)) finds.push(`src=${text}`);
    }
  });
  return finds;
}

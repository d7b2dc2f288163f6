import type { Root } from "hast";
import rehypeSanitize from "rehype-sanitize";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import * as v from "valibot";
import type { Remark } from "../article-html/foreign/reading.ts";
import { htmlParser, htmlWriter } from "../article-html/html-tree.ts";
import { isHtmlParsable } from "../article-html/parse-limits.ts";
import { renderArticle } from "../article-html/render-article.ts";
import { SANITIZE_SCHEMA } from "../article-html/sanitize-schema.ts";
import { editableHtml } from "../articles/markdown-to-html.ts";
import { toOwnText } from "../articles/own-text.ts";
import { toPlainText } from "../articles/plain-text.ts";
import { cleanLine } from "../shared/clean-text.ts";
import { cutText } from "../shared/cut-text.ts";
import { limits } from "../shared/limits.ts";
import { singleLineText } from "../shared/text.ts";
import type { GeneratedArticle } from "./generation.ts";

const AnswerSchema = v.object({
  title: v.pipe(
    v.string(),
    v.transform((title) => cleanLine(toPlainText(title))),
    singleLineText(limits.title),
  ),
  excerpt: v.string(),
  content: v.pipe(v.string(), v.regex(/\S/u), v.maxBytes(limits.contentBytes)),
});

const sanitizer = unified().use(rehypeSanitize, {
  ...SANITIZE_SCHEMA,
  // No images, styles or ids; links over https only.
  tagNames: (SANITIZE_SCHEMA.tagNames ?? []).filter((name) => name !== "img"),
  attributes: { ...SANITIZE_SCHEMA.attributes, "*": ["lang"] },
  protocols: { href: ["https"], cite: ["https"] },
});

export function parseArticle(answer: string): {
  readonly article: GeneratedArticle;
  readonly words: number;
  readonly remarks: readonly Remark[];
} | null {
  const parsed = v.safeParse(AnswerSchema, parseJson(answer));
  if (!parsed.success) return null;
  const { title, excerpt, content } = parsed.output;
  const cleaned = cleanHtml(content);
  if (cleaned === null) return null;
  const { html, remarks } = cleaned;
  const { words } = renderArticle(html, "html");
  const short = cutText(cleanLine(toPlainText(excerpt)), limits.excerpt);
  return { article: { title, excerpt: short, content: html }, words, remarks };
}

function parseJson(answer: string): unknown {
  const text = answer.trim();
  const [fence] = (text.endsWith("```") && /^```(?:json)?[^\S\n]*\n/.exec(text)) || [];
  const inside = fence ? text.slice(fence.length, -"```".length) : text;
  try {
    return JSON.parse(inside);
  } catch {
    return null;
  }
}

function cleanHtml(
  content: string,
): { readonly html: string; readonly remarks: readonly Remark[] } | null {
  const { body, remarks } = toOwnText(content);
  // Some models answer in Markdown.
  const html = editableHtml(body.content, body.content_format);
  if (!isHtmlParsable(html)) return null;
  const givenTree = htmlParser.parse(html);
  const pictures: Remark[] = [];
  visit(givenTree, "element", ({ tagName, properties }) => {
    if (tagName === "img") pictures.push({ kind: "picture", what: String(properties.alt ?? "") });
  });
  const tree: Root = sanitizer.runSync(givenTree);
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName === "h1") node.tagName = "h2";
    if (node.tagName !== "a" || isHttps(node.properties.href)) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return { html: htmlWriter.stringify(tree).trim(), remarks: [...remarks, ...pictures] };
}

function isHttps(href: unknown): boolean {
  return typeof href === "string" && URL.parse(href)?.protocol === "https:";
}

export interface PartialArticle {
  readonly title: string;
  readonly outline: readonly string[];
  readonly content: string;
}

/** Also one without an end, so that the search does not begin anew at each of its quotes. */
const STRING = /"((?:[^"\\]|\\.)*)("|\\?$)/gs;

/** Missing parts are empty. */
export function partialArticle(text: string): PartialArticle {
  const outline = /"outline"\s*:\s*\[([^\]]*)/.exec(text)?.[1] ?? "";
  return {
    title: partialText(text, "title"),
    outline: [...outline.matchAll(STRING)].flatMap(([, entry = "", end]) =>
      end === '"' ? [parseEscapes(entry)] : [],
    ),
    content: partialText(text, "content"),
  };
}

function partialText(text: string, name: string): string {
  const start = new RegExp(`"${name}"\\s*:\\s*"`).exec(text);
  if (!start) return "";
  const rest = text.slice(start.index + start[0].length);
  return parseEscapes(/^(?:[^"\\]+|\\.)*/s.exec(rest)?.[0] ?? "");
}

function parseEscapes(raw: string): string {
  try {
    return String(JSON.parse(`"${raw.replace(/\\(?:u[\da-fA-F]{0,3})?$/, "")}"`));
  } catch {
    return "";
  }
}

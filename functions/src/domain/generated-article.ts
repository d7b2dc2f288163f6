import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import * as v from "valibot";
import { htmlIsSafe } from "./article-html/guard.ts";
import { renderArticle } from "./article-html/render-article.ts";
import { SCHEMA } from "./article-html/sanitise-schema.ts";
import type { GeneratedArticle } from "./calls-generation.ts";
import { excerptOf } from "./excerpt.ts";
import { limits } from "./limits.ts";
import { editableHtml } from "./markdown-to-html.ts";
import { lineOf } from "./text.ts";

/** What the model's answer must be. The outline is written first and is for whoever waits. */
const AnswerSchema = v.object({
  title: v.pipe(
    v.string(),
    v.transform((title) => title.replace(/\s+/gu, " ").trim()),
    lineOf(limits.title),
  ),
  excerpt: v.string(),
  content: v.pipe(v.string(), v.regex(/\S/u), v.maxBytes(limits.contentBytes)),
});

const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified().use(rehypeSanitize, {
  ...SCHEMA,
  // No picture loads from a page that a machine named; no style, no ids; links over https alone (SECURITY 3.11).
  tagNames: (SCHEMA.tagNames ?? []).filter((name) => name !== "img"),
  attributes: { ...SCHEMA.attributes, "*": ["lang"] },
  protocols: { href: ["https"], cite: ["https"] },
});
const writer = unified().use(rehypeStringify);

/**
 * The article in a model's whole answer, sanitised: JSON, with or without one code fence around it.
 * @returns null when the answer is anything else
 */
export function articleOf(
  answer: string,
): { readonly article: GeneratedArticle; readonly words: number } | null {
  const parsed = v.safeParse(AnswerSchema, jsonOf(answer));
  if (!parsed.success) return null;
  const { title, excerpt, content } = parsed.output;
  const html = cleanHtml(content);
  if (html === null) return null;
  const { words } = renderArticle(html, "html");
  const summary = excerpt.replace(/\s+/gu, " ").trim();
  const short = summary.length > limits.excerpt ? excerptOf(summary, limits.excerpt - 3) : summary;
  return { article: { title, excerpt: short, content: html }, words };
}

function jsonOf(answer: string): unknown {
  const text = answer.trim();
  const inside = /^```(?:json)?\s*\n([\s\S]*)\n?```$/.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(inside);
  } catch {
    return null;
  }
}

function cleanHtml(content: string): string | null {
  // A model that answers in Markdown all the same is understood.
  const html = editableHtml(content);
  if (!htmlIsSafe(html)) return null;
  const tree: Root = sanitiser.runSync(parser.parse(html));
  visit(tree, "element", (node, index, parent) => {
    // The page's title is its only first heading.
    if (node.tagName === "h1") node.tagName = "h2";
    // Words whose link was taken away stay as words.
    if (node.tagName !== "a" || isHttps(node.properties.href)) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return writer.stringify(tree).trim();
}

function isHttps(href: unknown): boolean {
  return typeof href === "string" && URL.parse(href)?.protocol === "https:";
}

/** What can be read of an answer that is still being written. */
export interface PartialArticle {
  readonly title: string;
  readonly outline: readonly string[];
  readonly content: string;
}

/** Reads an incomplete answer as far as it goes; what is not there yet is empty. */
export function partialArticle(text: string): PartialArticle {
  const outline = /"outline"\s*:\s*\[([^\]]*)/.exec(text)?.[1] ?? "";
  return {
    title: partialText(text, "title"),
    // An entry counts once it is closed.
    outline: [...outline.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, entry = ""]) =>
      unescaped(entry),
    ),
    content: partialText(text, "content"),
  };
}

function partialText(text: string, name: string): string {
  const start = new RegExp(`"${name}"\\s*:\\s*"`).exec(text);
  if (!start) return "";
  const rest = text.slice(start.index + start[0].length);
  return unescaped(/^(?:[^"\\]+|\\.)*/s.exec(rest)?.[0] ?? "");
}

function unescaped(raw: string): string {
  try {
    return String(JSON.parse(`"${raw.replace(/\\(?:u[\da-fA-F]{0,3})?$/, "")}"`));
  } catch {
    return "";
  }
}

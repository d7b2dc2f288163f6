import type { Nodes } from "hast";
import { htmlParser } from "../article-html/html-tree.ts";
import { isHtmlParsable } from "../article-html/parse-limits.ts";
import { INLINE_TAGS } from "../article-html/tag-sets.ts";
import type { ClaimKind } from "../posts/claim-record.ts";
import { claimMatches } from "./claims.ts";
import { sentenceFinder, type TextRange } from "./sentences.ts";

export interface ArticleClaim {
  readonly key: string;
  readonly kind: ClaimKind | "link";
  readonly text: string;
  /** Unique, with single blanks. */
  readonly sentences: readonly string[];
}

export interface ArticleTexts {
  readonly title: string;
  readonly excerpt: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly image_alt: string;
  readonly html: string;
}

export function articleClaims({ html, ...texts }: ArticleTexts): readonly ArticleClaim[] {
  const body = readBody(html);
  const before = Object.values(texts)
    .map((text) => `${text}\n`)
    .join("");
  const whole = before + body.text;
  const sentenceAt = sentenceFinder(whole);
  const links = body.links.map(({ href, start, end }) => ({
    kind: "link" as const,
    text: href,
    start: before.length + start,
    end: before.length + end,
  }));
  const claims = new Map<string, Pick<ArticleClaim, "kind" | "text"> & { all: Set<string> }>();
  for (const { kind, text, ...range } of [...claimMatches(whole), ...links]) {
    const key = claimKey({ kind, text });
    const claim = claims.get(key) ?? { kind, text, all: new Set() };
    const { start, end } = sentenceAt(range);
    claim.all.add(whole.slice(start, end).replace(/\s+/gu, " "));
    claims.set(key, claim);
  }
  return [...claims].map(([key, { all, ...claim }]) => ({ key, ...claim, sentences: [...all] }));
}

export function claimKey({ kind, text }: { readonly kind: string; readonly text: string }): string {
  return `${kind} ${kind === "link" ? text : text.toLowerCase()}`;
}

interface BodyText {
  readonly text: string;
  readonly links: readonly (TextRange & { readonly href: string })[];
}

function readBody(html: string): BodyText {
  // False claims are better than missed ones.
  if (!isHtmlParsable(html)) return { text: html, links: [] };
  let text = "";
  const links: (TextRange & { readonly href: string })[] = [];
  const read = (node: Nodes): void => {
    if (node.type === "text") text += node.value.replace(/\s+/gu, " ");
    if (!("children" in node)) return;
    const start = text.length;
    // `<b>EN</b> 1672-2` is one norm.
    const isInline = node.type === "element" && INLINE_TAGS.has(node.tagName);
    if (!isInline) text += "\n";
    for (const child of node.children) read(child);
    if (!isInline) text += "\n";
    if (node.type !== "element" || node.tagName !== "a") return;
    const { href } = node.properties;
    if (typeof href === "string" && isExternal(href)) links.push({ href, start, end: text.length });
  };
  read(htmlParser.parse(html));
  return { text, links };
}

function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href.trim());
}

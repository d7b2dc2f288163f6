import type { Nodes } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { htmlIsSafe } from "./article-html/guard.ts";
import { type ClaimKind, claimsOf } from "./claims.ts";

/** One thing that a person ticks before a text of the AI or of a guest is published. */
export interface ArticleClaim {
  /** The same for the same claim, however the text around it changes. */
  readonly key: string;
  /** A link leads readers to somebody else: it is claimed to be worth it (T45). */
  readonly kind: ClaimKind | "link";
  readonly text: string;
}

/** The parts of a post that readers, search engines or shared cards show. */
export interface ClaimingTexts {
  readonly title: string;
  readonly excerpt: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly image_alt: string;
  /** The body as HTML. */
  readonly html: string;
}

const parser = unified().use(rehypeParse, { fragment: true });
/** Tags that stand within a line: `<b>EN</b> 1672-2` is one norm. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var".split(
    " ",
  ),
);

/** Every claim and every link to another site, each once. */
export function articleClaims({ html, ...texts }: ClaimingTexts): readonly ArticleClaim[] {
  const body = readBody(html);
  const claims = claimsOf([...Object.values(texts), body.text].join("\n"));
  const links = [...new Set(body.links)].map((text) => ({ kind: "link" as const, text }));
  return [...claims, ...links].map((claim) => ({
    ...claim,
    key: `${claim.kind} ${claim.text.toLowerCase()}`,
  }));
}

function readBody(html: string): { readonly text: string; readonly links: readonly string[] } {
  // A body that would stall the parser is read as it stands: rather a claim too many than one too few.
  if (!htmlIsSafe(html)) return { text: html, links: [] };
  const tree = parser.parse(html);
  const links: string[] = [];
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName === "a" && typeof properties.href === "string" && isOutside(properties.href))
      links.push(properties.href);
  });
  return { text: textOf(tree), links };
}

function isOutside(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href.trim());
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const text = node.children.map(textOf).join("");
  return node.type === "element" && INLINE.has(node.tagName) ? text : `\n${text}\n`;
}

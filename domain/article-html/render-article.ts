import type { Root } from "hast";
import type { Nodes as Markdown } from "mdast";
import rehypeRaw from "rehype-raw";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { ContentFormat } from "../posts/post.ts";
import { detectFormat } from "./detect-format.ts";
import { filterStyles } from "./filter-style.ts";
import { flatten, stripTags, visibleMarkdown } from "./flatten.ts";
import { findTags } from "./html-tags.ts";
import { htmlParser, htmlWriter, sanitizer } from "./html-tree.ts";
import { normalizeMarkup } from "./normalize-markup.ts";
import {
  type ArticleHeading,
  addPageAttributes,
  countWords,
  getHeadings,
} from "./page-attributes.ts";
import { isEmbeddedHtmlParsable, isHtmlParsable, isMarkdownParsable } from "./parse-limits.ts";
import { withoutHidden } from "./visible.ts";

export type { ArticleHeading };

export interface RenderedArticle {
  readonly html: string;
  readonly parts: readonly string[];
  readonly headings: readonly ArticleHeading[];
  readonly words: number;
  readonly readAs: ContentFormat | "raw" | "text";
}

const plainMarkdownParser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkBreaks)
  .use(() => keepUnknownTags)
  .use(() => dropEmptyDescriptions)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: "",
    footnoteLabel: "Notas",
    footnoteLabelProperties: {},
    footnoteBackLabel: "Volver al texto",
  })
  .freeze();
const markdownParser = plainMarkdownParser().use(rehypeRaw);

/** Never throws: falls back to plainer readings. */
export function renderArticle(content: string, format?: ContentFormat): RenderedArticle {
  return (
    attempt(() => render(read(content, format))) ??
    attempt(() => render(readHtml(content, "raw"))) ??
    renderAsText(content)
  );
}

/** The tree is not sanitized. */
export function articleTree(content: string, format?: ContentFormat): Root | null {
  const article = attempt(() => read(content, format)) ?? attempt(() => readHtml(content, "raw"));
  return article?.tree ?? null;
}

/** Not sanitized, and null for a text that pages show without its formatting. */
export function parseArticleTree(content: string, format?: ContentFormat): ReadArticle | null {
  return attempt(() => read(content, format));
}

function attempt<T>(run: () => T | null): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

interface ReadArticle {
  readonly tree: Root;
  readonly readAs: ContentFormat | "raw";
}

/** Stored texts of former times may lack their format. */
function read(content: string, format = detectFormat(content)): ReadArticle | null {
  if (format === "html") return readHtml(content, format);
  const tree = markdownTree(flatten(content));
  return tree && { tree, readAs: format };
}

function readHtml(content: string, readAs: "html" | "raw"): ReadArticle | null {
  const html = withoutHidden(content);
  return isHtmlParsable(html) ? { tree: htmlParser.parse(html), readAs } : null;
}

/** Serializes and parses until stable, so that browsers build exactly the sanitized tree. */
function render(article: ReadArticle | null): RenderedArticle | null {
  if (article === null) return null;
  const { tree, readAs } = article;
  normalizeMarkup(tree);
  let current = sanitize(tree);
  let html = htmlWriter.stringify(current);
  for (let round = 0; round < 4; round += 1) {
    current = sanitize(htmlParser.parse(html));
    const parts = splitAtHeadings(current).map((part) => htmlWriter.stringify(part));
    const next = parts.join("");
    if (next === html) {
      return { html, parts, headings: getHeadings(current), words: countWords(current), readAs };
    }
    html = next;
  }
  return null;
}

function sanitize(tree: Root): Root {
  const safe = sanitizer.runSync(tree);
  filterStyles(safe);
  addPageAttributes(safe);
  return safe;
}

function renderAsText(content: string): RenderedArticle {
  const text = stripTags(withoutHidden(content)).replaceAll("\0", "").replace(/\r\n?/g, "\n");
  const paragraphs = text.split(/\n[ \t]*\n/);
  const tree: Root = {
    type: "root",
    children: paragraphs
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== "")
      .map((value) => ({
        type: "element",
        tagName: "p",
        properties: {},
        children: [{ type: "text", value }],
      })),
  };
  const html = htmlWriter.stringify(tree);
  return { html, parts: [html], headings: [], words: countWords(tree), readAs: "text" };
}

/** The caller sanitizes. Null for a text that takes long to parse. */
export function markdownTree(markdown: string): Root | null {
  if (!isMarkdownParsable(markdown)) return null;
  if (!markdown.includes("<")) {
    return plainMarkdownParser.runSync(plainMarkdownParser.parse(markdown));
  }
  const tree = markdownParser.parse(visibleMarkdown(markdown));
  const html: string[] = [];
  visit(tree, "html", ({ value }) => {
    html.push(value);
  });
  const lines = tree.position?.end.line ?? 0;
  return isEmbeddedHtmlParsable(html, lines) ? markdownParser.runSync(tree) : null;
}

/** Unknown `<word>`s are shown as text. */
function keepUnknownTags(tree: Markdown): void {
  visit(tree, "html", (node, index, parent) => {
    const [tag] = findTags(node.value);
    if (tag === undefined || tag.known || parent === undefined || index === undefined) return;
    const text = { type: "text" as const, value: node.value };
    const isBlock = /^(?:root|blockquote|listItem)$/.test(parent.type);
    parent.children[index] = isBlock ? { type: "paragraph", children: [text] } : text;
  });
}

function dropEmptyDescriptions(tree: Markdown): void {
  visit(tree, ["image", "imageReference"], (node) => {
    if ("alt" in node && node.alt?.trim() === "") node.alt = null;
  });
}

function splitAtHeadings({ children }: Root): Root[] {
  const parts: Root[] = [{ type: "root", children: [] }];
  for (const node of children) {
    const isHeading = node.type === "element" && node.tagName === "h2";
    if (isHeading && parts.at(-1)?.children.length) parts.push({ type: "root", children: [] });
    parts.at(-1)?.children.push(node);
  }
  return parts;
}

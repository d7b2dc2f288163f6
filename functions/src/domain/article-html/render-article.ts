import type { Root } from "hast";
import type { Nodes as Markdown } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { ContentFormat } from "../post.ts";
import { type ContentKind, kindOf } from "./decide.ts";
import { filterStyles } from "./filter-style.ts";
import { type ArticleHeading, finish, headingsOf, wordsOf } from "./finish.ts";
import { flatten, stripTags } from "./flatten.ts";
import { htmlIsSafe, markdownIsSafe } from "./guard.ts";
import { tagsOf } from "./html-tags.ts";
import { partsOf } from "./parts.ts";
import { prepare } from "./prepare.ts";
import { SCHEMA } from "./sanitise-schema.ts";

export type { ArticleHeading };

/** An article body that is safe to put into a page as it is. */
export interface RenderedArticle {
  readonly html: string;
  /** The same HTML in parts: each but the first begins with a heading of the second level. */
  readonly parts: readonly string[];
  readonly headings: readonly ArticleHeading[];
  readonly words: number;
  /** How it was read; `raw` and `text` are the fallbacks when a reading failed or was refused. */
  readonly readAs: ContentKind | "raw" | "text";
}

const htmlParser = unified().use(rehypeParse, { fragment: true });
const plainMarkdownParser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkBreaks)
  .use(() => keepUnknownTags)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: "",
    footnoteLabel: "Notas",
    footnoteLabelProperties: {},
    footnoteBackLabel: "Volver al texto",
  })
  .freeze();
const markdownParser = plainMarkdownParser().use(rehypeRaw);
const sanitiser = unified().use(rehypeSanitize, SCHEMA);
const writer = unified().use(rehypeStringify);

/**
 * Renders and sanitises an article body. Pure, and never throws: what cannot be read one way is read a plainer way.
 * Source: specification 5 (article content display), SECURITY 3.13.
 * @param content what is stored
 * @param format what the content is, when it is known (G-61); otherwise the specification's rules decide
 */
export function renderArticle(content: string, format?: ContentFormat): RenderedArticle {
  return (
    attempt(() => read(content, format)) ??
    attempt(() => (htmlIsSafe(content) ? settle(htmlParser.parse(content), "raw") : null)) ??
    asText(content)
  );
}

function attempt(run: () => RenderedArticle | null): RenderedArticle | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function read(content: string, format: ContentFormat | undefined): RenderedArticle | null {
  if (!htmlIsSafe(content)) return null;
  const guess = format === "html" ? "html" : kindOf(content);
  const kind = format === "markdown" && guess === "html" ? "mixed" : guess;
  if (kind === "html") return settle(htmlParser.parse(content), kind);
  const markdown = kind === "mixed" ? flatten(content) : content;
  if (!markdownIsSafe(markdown)) return null;
  return settle(markdownTree(markdown), kind);
}

/**
 * Sanitises, writes, and reads the result back until it no longer changes: what a browser will build from the text
 * is then exactly what was checked. Text that never settles is refused.
 */
function settle(tree: Root, readAs: RenderedArticle["readAs"]): RenderedArticle | null {
  prepare(tree);
  let current = clean(tree);
  let html = writer.stringify(current);
  for (let round = 0; round < 4; round += 1) {
    current = clean(htmlParser.parse(html));
    const parts = partsOf(current).map((part) => writer.stringify(part));
    const next = parts.join("");
    if (next === html) {
      return { html, parts, headings: headingsOf(current), words: wordsOf(current), readAs };
    }
    html = next;
  }
  return null;
}

function clean(tree: Root): Root {
  const safe = sanitiser.runSync(tree);
  filterStyles(safe);
  finish(safe);
  return safe;
}

/** The last resort: no markup at all, blank lines part paragraphs. */
function asText(content: string): RenderedArticle {
  // As a browser reads text: no NUL, one kind of line end.
  const text = stripTags(content).replaceAll("\0", "").replace(/\r\n?/g, "\n");
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
  const html = writer.stringify(tree);
  return { html, parts: [html], headings: [], words: wordsOf(tree), readAs: "text" };
}

/** The tree of a Markdown text, neither sanitised nor guarded: for a caller that does both. */
export function markdownTree(markdown: string): Root {
  // Without a tag in it there is no HTML to read a second time.
  const parser = markdown.includes("<") ? markdownParser : plainMarkdownParser;
  return parser.runSync(parser.parse(markdown));
}

/** Markdown takes any `<word>` for a tag; one that HTML does not know is text that the reader must see. */
function keepUnknownTags(tree: Markdown): void {
  visit(tree, "html", (node, index, parent) => {
    const [tag] = tagsOf(node.value);
    if (tag === undefined || tag.known || parent === undefined || index === undefined) return;
    const text = { type: "text" as const, value: node.value };
    const isBlock = /^(?:root|blockquote|listItem)$/.test(parent.type);
    parent.children[index] = isBlock ? { type: "paragraph", children: [text] } : text;
  });
}

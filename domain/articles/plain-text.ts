import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { findTags } from "../article-html/html-tags.ts";
import { isMarkdownParsable } from "../article-html/parse-limits.ts";
import { HIDDEN_TAGS, INLINE_TAGS } from "../article-html/tag-sets.ts";
import { withoutHidden } from "../article-html/visible.ts";
import { decodeEntities } from "../shared/entities.ts";

/** Programs that export escape once more what was escaped already. */
const ROUNDS = 3;
const MAX_MARKDOWN = 5000;
const SPOKEN = new Set(
  "image imageReference link linkReference strong emphasis delete inlineCode heading code".split(
    " ",
  ),
);

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The words of a title or of a line that came as HTML, with its entities decoded as often as they were escaped. */
export function toPlainLine(source: string): string {
  const tagless = withoutTags(source);
  let text = tagless;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = decodeEntities(text);
    if (next === text) break;
    text = next;
  }
  if (tagless === source) return text;
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}

/** The words of a summary that came as HTML or Markdown. Text without either stays as it is. */
export function toPlainText(source: string): string {
  return withoutMarkdown(toPlainLine(source));
}

/** A `<` before a word that HTML does not know stays. */
function withoutTags(source: string): string {
  if (!source.includes("<")) return source;
  const visible = withoutHidden(source);
  let text = "";
  let done = 0;
  for (const { name, known, start, end } of findTags(visible)) {
    if (!known || HIDDEN_TAGS.has(name)) continue;
    text += visible.slice(done, start) + (INLINE_TAGS.has(name) ? "" : " ");
    done = end;
  }
  return text + visible.slice(done);
}

/** Without notation the text stays as it is. */
export function withoutMarkdown(source: string): string {
  const isPlain = source.length > MAX_MARKDOWN || !/[*_`~#[]/.test(source);
  if (isPlain || !isMarkdownParsable(source)) return source;
  let hasNotation = false;
  const read = (node: Nodes): string => {
    if (isInsideWord(node, source)) return getSource(node, source);
    if (SPOKEN.has(node.type)) hasNotation = true;
    if (node.type === "break") return "\n";
    if (!("children" in node)) return "value" in node ? node.value : "";
    const parts = node.children.map((child, index) => {
      const isNumbered = node.type === "list" && node.ordered === true;
      return (isNumbered ? `${(node.start ?? 1) + index}. ` : "") + read(child);
    });
    const isText = "paragraph heading strong emphasis delete link linkReference".includes(
      node.type,
    );
    const texts = isText ? parts : parts.filter((part) => part.trim() !== "");
    return texts.join(isText ? "" : /^table/.test(node.type) ? " " : "\n");
  };
  const text = read(markdown.parse(source)).trim();
  return hasNotation ? text : source;
}

/** `M16*80*2` is a size, not emphasis. */
function isInsideWord({ type, position }: Nodes, source: string): boolean {
  if (!/^(?:emphasis|strong|delete)$/.test(type) || position === undefined) return false;
  const { start, end } = position;
  const [before = "", after = ""] = [source[(start.offset ?? 0) - 1], source[end.offset ?? 0]];
  return /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
}

function getSource({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

import { splitAtFences } from "../article-html/flatten.ts";
import { findTags, type Tag } from "../article-html/html-tags.ts";
import { BLOCK_TAGS, HIDDEN_TAGS } from "../article-html/tag-sets.ts";
import { cutCharacters } from "../shared/cut-text.ts";
import { decodeEntities } from "../shared/entities.ts";
import { limits } from "../shared/limits.ts";
import { withoutMarkdown } from "./plain-text.ts";

/** Whether a text is HTML with blocks, outside of code in Markdown. */
export function hasBlockTags(text: string): boolean {
  for (const part of splitAtFences(text)) {
    if (part.code) continue;
    for (const { name } of findTags(part.text, { markdown: true })) if (endsLine(name)) return true;
  }
  return false;
}

/** Lines of nothing but Markdown pictures, before the first words. */
const MAX_TRIES = 50;

/** First line or HTML block, as plain text. */
export function toExcerpt(content: string, max: number = limits.derivedExcerpt): string {
  const line = decodeEntities(firstLine(content)).replace(/\s+/g, " ").trim();
  return cutCharacters(line, max);
}

function firstLine(content: string): string {
  let text = "";
  let tries = MAX_TRIES;
  const findWords = (line: string) => {
    const words = tries > 0 ? withoutMarker(line) : line;
    if (hasText(line)) tries -= 1;
    return hasText(words) ? words : undefined;
  };
  let insideBlock = false;
  for (const part of visibleParts(content)) {
    const lines = insideBlock ? [part.text] : part.text.split(/[\r\n]/);
    for (const [index, line] of lines.entries()) {
      const words = index > 0 ? findWords(text) : undefined;
      if (words !== undefined) return words;
      text = index > 0 ? line : text + line;
    }
    if (part.tag === undefined || !endsLine(part.tag.name)) continue;
    if (hasText(text)) return text;
    text = "";
    insideBlock = !part.tag.closing;
  }
  return insideBlock ? text : withoutMarker(text);
}

/** Texts, each with the tag after it. */
function* visibleParts(content: string): Generator<{ readonly text: string; readonly tag?: Tag }> {
  let hidden = "";
  let done = 0;
  for (const tag of findTags(content, { declarations: true })) {
    if (hidden === "") {
      yield { text: content.slice(done, tag.start), tag };
      if (!tag.closing && HIDDEN_TAGS.has(tag.name)) hidden = tag.name;
    } else if (tag.closing && tag.name === hidden) hidden = "";
    done = tag.end;
  }
  if (hidden === "") yield { text: content.slice(done).replace(/<!--[\s\S]*/, "") };
}

function endsLine(name: string): boolean {
  return name === "br" || BLOCK_TAGS.has(name);
}

function hasText(text: string): boolean {
  return /[^\s]/.test(text.replace(/&nbsp;/g, " "));
}

function withoutMarker(line: string): string {
  const text = line.replace(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/, "");
  return /^\s*(?:`{3,}|~{3,}|-{3,}|={3,}|\*{3,}|\|[\s:|-]*$)/.test(text)
    ? ""
    : withoutMarkdown(/^\s*\|/.test(text) ? text.replaceAll("|", " ") : text);
}

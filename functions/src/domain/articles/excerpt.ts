import { type Tag, tagsOf } from "../article-html/html-tags.ts";
import { BLOCK_TAGS, HIDDEN_TAGS } from "../article-html/tag-sets.ts";
import { decodeEntities } from "../shared/entities.ts";
import { limits } from "../shared/limits.ts";

export function hasBlockTags(text: string): boolean {
  for (const { name } of tagsOf(text)) if (endsLine(name)) return true;
  return false;
}

/** First line or HTML block, as plain text. */
export function excerptOf(content: string, max: number = limits.derivedExcerpt): string {
  const line = decodeEntities(firstLine(content)).replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  return characters.length > max ? `${characters.slice(0, max).join("")}...` : line;
}

function firstLine(content: string): string {
  let text = "";
  let insideBlock = false;
  for (const part of visibleParts(content)) {
    const lines = insideBlock ? [part.text] : part.text.split(/[\r\n]/);
    for (const [index, line] of lines.entries()) {
      if (index > 0 && hasText(text)) return withoutMarker(text);
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
  for (const tag of tagsOf(content, { declarations: true })) {
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
  return line.replace(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/, "");
}

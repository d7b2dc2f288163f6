import { stripTags } from "../flatten.ts";
import { findTags, type Reading as TagReading } from "../html-tags.ts";
import { HIDDEN_TAGS } from "../tag-sets.ts";
import type { Remark } from "./reading.ts";

/** They show something, whatever words they hold. */
const SHOWN = new Set(
  "iframe embed applet object audio video canvas svg math script select textarea button".split(" "),
);
const MAX_WORDS = 2000;

/** Names elements that are removed, except style sheets and what has no words. */
export function remarkHidden(
  text: string,
  reading: TagReading,
  remark: (remark: Remark) => void,
): void {
  for (const { name, closing, known, attributes, start, end } of findTags(text, reading)) {
    if (closing || name === "style") continue;
    // In Markdown such a word is text.
    const isLostWord = !known && attributes === 0 && !reading.markdown && !name.includes(":");
    if (isLostWord) remark({ kind: "element", what: text.slice(start, end) });
    if (SHOWN.has(name) || (HIDDEN_TAGS.has(name) && hasWords(text, name, end)))
      remark({ kind: "element", what: `<${name}>` });
  }
}

function hasWords(text: string, name: string, start: number): boolean {
  const inside = text.slice(start, start + MAX_WORDS);
  const end = inside.toLowerCase().indexOf(`</${name}`);
  return /[\p{L}\p{N}]/u.test(stripTags(end < 0 ? inside : inside.slice(0, end)));
}

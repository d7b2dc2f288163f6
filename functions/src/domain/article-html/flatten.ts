import { type Tag, tagsOf } from "./html-tags.ts";

/** Tags whose content is dropped with them when tags are stripped. */
const DROPPED = new Set(
  "script style noscript template textarea title iframe object svg math".split(" "),
);
const INLINE = new Set(
  (
    "a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup " +
    "time tt u var wbr"
  ).split(" "),
);

const MARKDOWN_HEADING = /^ {0,3}#{1,6}[ \t]+\S/m;

/**
 * Flattens mixed content to Markdown (specification 5): paragraph, div and span tags and line breaks become newlines;
 * if Markdown headings remain, every other tag goes too. Code is left alone.
 */
export function flatten(content: string): string {
  const segments = splitAtFences(content);
  const flat = segments.map((part) => (part.code ? part.text : flattenTags(part.text)));
  const hasHeadings = flat.some((text, i) => !segments[i]?.code && MARKDOWN_HEADING.test(text));
  return flat
    .map((text, i) => (hasHeadings && !segments[i]?.code ? stripTags(text) : text))
    .join("\n");
}

/**
 * The text without any tag: blocks end their line, cells are set apart, inline tags leave nothing behind.
 * Repeated, because taking tags away can leave a new one; what is left is still only text for the sanitiser.
 */
export function stripTags(text: string): string {
  let current = text;
  for (let pass = 0; pass < 3; pass += 1) {
    const next = stripOnce(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

interface Segment {
  readonly code: boolean;
  readonly text: string;
}

/** Cuts Markdown into fenced code and the rest, in one pass over its lines. */
export function splitAtFences(content: string): Segment[] {
  const segments: { code: boolean; lines: string[] }[] = [{ code: false, lines: [] }];
  let fence = "";
  for (const line of content.split(/\r\n?|\n/)) {
    const marker = /^ {0,3}(`{3,}|~{3,})([^`]*)$/.exec(line);
    const run = marker?.[1] ?? "";
    const isEnd = fence !== "" && run.startsWith(fence) && marker?.[2]?.trim() === "";
    if (fence === "" && run !== "") {
      fence = run;
      segments.push({ code: true, lines: [line] });
      continue;
    }
    segments.at(-1)?.lines.push(line);
    if (isEnd) {
      fence = "";
      segments.push({ code: false, lines: [] });
    }
  }
  return segments
    .filter((part) => part.lines.length > 0)
    .map((part) => ({ code: part.code, text: part.lines.join("\n") }));
}

function flattenTags(text: string): string {
  return replaceTags(text, (tag, before, after) => {
    if (tag.name === "p" || tag.name === "div") return "\n\n";
    if (tag.name === "br") return "\n";
    if (tag.name === "span") return before === "" || after === "" ? "\n" : "";
    return null;
  }).replace(/\n[ \t]*\n\s*\n/g, "\n\n");
}

function stripOnce(text: string): string {
  let dropping = "";
  return replaceTags(
    text,
    (tag) => {
      if (dropping !== "") {
        if (tag.closing && tag.name === dropping) dropping = "";
        return "";
      }
      if (DROPPED.has(tag.name)) {
        if (!tag.closing) dropping = tag.name;
        return "";
      }
      if (INLINE.has(tag.name)) return "";
      return tag.name === "td" || tag.name === "th" ? " " : "\n";
    },
    () => dropping === "",
  );
}

/**
 * Replaces known tags outside inline code.
 * @param replacement for a tag, with the text that stands beside it on its line up to the next tag; null keeps the tag
 * @param keepsText whether the text that follows the tag just handled is kept
 */
function replaceTags(
  text: string,
  replacement: (tag: Tag, before: string, after: string) => string | null,
  keepsText: () => boolean = () => true,
): string {
  let result = "";
  let done = 0;
  let ticks = 0;
  const add = (piece: string) => {
    result += piece;
    ticks = (piece.includes("\n") ? 0 : ticks) + lastLine(piece).split("`").length - 1;
  };
  const tags = [...tagsOf(text)].filter((tag) => tag.known);
  for (const [index, tag] of tags.entries()) {
    const gap = text.slice(done, tag.start);
    if (keepsText()) add(gap);
    done = tag.end;
    const after = text.slice(tag.end, tags[index + 1]?.start ?? text.length);
    const words = replacement(tag, lastLine(gap).trim(), firstLine(after).trim());
    // An odd number of backticks before it on its line: the tag is an example in inline code.
    const kept = words === null || ticks % 2 === 1;
    add(kept ? text.slice(tag.start, tag.end) : words);
    if (!kept && words.startsWith("\n")) done += after.length - after.trimStart().length;
  }
  return keepsText() ? result + text.slice(done) : result;
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf("\n") + 1);
}

function firstLine(text: string): string {
  const end = text.indexOf("\n");
  return end < 0 ? text : text.slice(0, end);
}

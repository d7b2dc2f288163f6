import { findTags, type Tag } from "./html-tags.ts";
import { INLINE_TAGS } from "./tag-sets.ts";
import { withoutHidden } from "./visible.ts";

const MARKDOWN_HEADING = /^ {0,3}#{1,6}[ \t]+\S/m;

/** Tags that break lines become newlines; with Markdown headings, other tags go too. */
export function flatten(content: string): string {
  const segments = splitAtFences(content);
  const flat = segments.map((part) =>
    part.code || !hasTags(part.text) ? part.text : flattenTags(part.text),
  );
  const hasHeadings = flat.some((text, i) => !segments[i]?.code && MARKDOWN_HEADING.test(text));
  return flat
    .map((text, i) => (hasHeadings && !segments[i]?.code ? stripTags(text) : text))
    .join("\n");
}

/** Removing a tag can form another. */
export function stripTags(text: string): string {
  let current = text;
  for (let pass = 0; pass < 3; pass += 1) {
    const next = stripOnce(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

export function visibleMarkdown(markdown: string): string {
  return splitAtFences(markdown)
    .map(({ code, text }) => (code ? text : withoutHidden(text, { markdown: true })))
    .join("\n");
}

interface Segment {
  readonly code: boolean;
  readonly text: string;
}

export function splitAtFences(content: string): Segment[] {
  const segments: { code: boolean; lines: string[] }[] = [{ code: false, lines: [] }];
  let fence = "";
  for (const line of content.split(/\r\n?|\n/)) {
    const marker = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/.exec(line);
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

function hasTags(text: string): boolean {
  return [...findTags(text, { markdown: true })].some(({ known }) => known);
}

function flattenTags(text: string): string {
  return replaceTags(withoutHidden(text, { markdown: true }), (tag, before, after) => {
    if (tag.name === "p" || tag.name === "div") return "\n\n";
    if (tag.name === "br") return "\n";
    if (tag.name === "span") return before === "" || after === "" ? "\n" : "";
    return null;
  }).replace(/\n[ \t]*\n\s*\n/g, "\n\n");
}

function stripOnce(text: string): string {
  return replaceTags(withoutHidden(text, { markdown: true }), (tag) => {
    if (INLINE_TAGS.has(tag.name)) return "";
    return tag.name === "td" || tag.name === "th" ? " " : "\n";
  });
}

function replaceTags(
  text: string,
  replacement: (tag: Tag, before: string, after: string) => string | null,
): string {
  let result = "";
  let done = 0;
  const tags = [...findTags(text, { markdown: true })].filter((tag) => tag.known);
  for (const [index, tag] of tags.entries()) {
    const gap = text.slice(done, tag.start);
    const after = text.slice(tag.end, tags[index + 1]?.start ?? text.length);
    const words = replacement(tag, lastLine(gap).trim(), firstLine(after).trim());
    result += gap + (words ?? text.slice(tag.start, tag.end));
    done = tag.end;
    if (words?.startsWith("\n")) done += after.length - after.trimStart().length;
  }
  return result + text.slice(done);
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf("\n") + 1);
}

function firstLine(text: string): string {
  const end = text.indexOf("\n");
  return end < 0 ? text : text.slice(0, end);
}

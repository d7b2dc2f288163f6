import type { ContentFormat } from "../posts/post.ts";
import { splitAtFences } from "./flatten.ts";
import { findTags } from "./html-tags.ts";

const STRUCTURAL = new Set(
  "h1 h2 h3 h4 h5 h6 ul ol li dl table tr td th blockquote a strong b em i".split(" "),
);

const QUILL_CLASS = /\sclass=["'][^"']{0,100}\bql-(?:align|indent)-/;

/** Anchored, so that 'M16 * 80' or '#1' does not count. */
const MARKERS = [
  /^ {0,3}#{1,6}[ \t]+\S/m,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+\S[^\n]*\n+ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+\S/m,
  /^ {0,3}>[ \t]+\S/m,
  /^ {0,3}(?:`{3}|~{3})/m,
  /^ {0,3}\|?(?:[ \t]{0,20}:?-{3,40}:?[ \t]{0,20}\|){1,40}/m,
  /(?:^|[^\w*])\*\*[^\s*][^*\n]{0,300}\*\*/,
  /\[[^[\]\n]{1,300}\]\((?:https?:|mailto:|tel:|\/|#)[^()\s]{0,2000}[()]/,
];

/** HTML has tags of structure and no Markdown; every other text is read as Markdown. */
export function detectFormat(content: string): ContentFormat {
  return hasStructure(content) && !hasMarkers(content) ? "html" : "markdown";
}

function hasStructure(content: string): boolean {
  for (const { code, text } of splitAtFences(content)) {
    if (code) continue;
    for (const tag of findTags(text, { markdown: true })) {
      if (STRUCTURAL.has(tag.name)) return true;
      if (tag.known && QUILL_CLASS.test(text.slice(tag.start, tag.end))) return true;
    }
  }
  return false;
}

function hasMarkers(content: string): boolean {
  let visible = "";
  let done = 0;
  let codeDepth = 0;
  for (const tag of findTags(content)) {
    if (codeDepth === 0) visible += content.slice(done, tag.start);
    done = tag.end;
    if (!tag.known) continue;
    if (tag.name === "pre" || tag.name === "code") {
      codeDepth = Math.max(0, codeDepth + (tag.closing ? -1 : 1));
    }
    if (tag.name !== "span") visible += /^(?:p|div|br)$/.test(tag.name) ? "\n" : "\uFFFC";
  }
  visible += content.slice(done);
  return MARKERS.some((marker) => marker.test(visible));
}

import { findTags } from "../html-tags.ts";
import { isHtmlParsable, isMarkdownParsable } from "../parse-limits.ts";
import { HIDDEN_TAGS, INLINE_TAGS } from "../tag-sets.ts";

/** Attributes that pages keep or ignore, and addresses that need no change. */
const PLAIN_TAG =
  /^<\/?[a-zA-Z][a-zA-Z\d]*(?:\s+(?:(?:class|id|title|alt|lang|dir|width|height|colspan|rowspan|scope|start|target|rel)="[^"]*"|(?:href|src)="(?:https?:\/\/[^/\\\s"]|\/(?![/\\])|mailto:|tel:)[^"\s\\]*"))*\s*\/?>$/;
const BLANK_LINE = /\n[^\S\n]*\n/;
/** Separators as entities. */
const WRITTEN_BREAK = /&#(?:0*(?:11|12|133|8232|8233)|x0*(?:b|c|85|2028|2029));/i;
const SHORTCODE = /\[\/?[a-z][^[\]]*\](?![(:[])/i;
const LINK = /\](?:\(|:[ \t])/g;
const PLAIN_LINK = /\](?:\(|:[ \t]+)<?(?:https?:\/\/[^/\\\s]|\/(?![/\\])|mailto:|tel:)/y;

/**
 * Whether a text needs no reading: everything in it is shown as it is written. Saves an import the time of parsing
 * most texts. A text that is not found to be plain may be plain all the same.
 */
export function isOwnMarkup(text: string, isHtml: boolean): boolean {
  if (WRITTEN_BREAK.test(text) || SHORTCODE.test(text)) return false;
  return isHtml ? isPlainHtml(text) : isPlainMarkdown(text);
}

function isPlainMarkdown(text: string): boolean {
  if (text.includes("<") || !isMarkdownParsable(text)) return false;
  for (const { index } of text.matchAll(LINK)) {
    PLAIN_LINK.lastIndex = index;
    if (!PLAIN_LINK.test(text)) return false;
  }
  return true;
}

function isPlainHtml(text: string): boolean {
  let done = 0;
  let wasInline = false;
  for (const { name, known, start, end } of findTags(text, { declarations: true })) {
    const tag = text.slice(start, end);
    const isInline = INLINE_TAGS.has(name) || /^(?:br|img)$/.test(name);
    if (!known || HIDDEN_TAGS.has(name) || /^(?:input|source)$/.test(name)) return false;
    if (!PLAIN_TAG.test(tag) || /\bql-|\bMso/.test(tag)) return false;
    if (name === "img" && !/\ssrc=/i.test(tag)) return false;
    if (isLoose(text.slice(done, start), wasInline || isInline)) return false;
    wasInline = isInline;
    done = end;
  }
  return !isLoose(text.slice(done), false) && isHtmlParsable(text);
}

/** Text between blank lines may be a paragraph without an element. */
function isLoose(gap: string, isInline: boolean): boolean {
  return BLANK_LINE.test(gap) && (isInline || gap.trim() !== "");
}

import { splitAtFences } from "../article-html/flatten.ts";
import { HIDDEN_TAGS } from "../article-html/tag-sets.ts";
import { withoutHidden } from "../article-html/visible.ts";
import { cleanLine } from "../shared/clean-text.ts";
import { cutText } from "../shared/cut-text.ts";
import { limits } from "../shared/limits.ts";

export interface Body {
  readonly content: string;
  readonly content_format?: "html" | "markdown" | undefined;
}

const HIDDEN = new RegExp(`<(?:[!?]|(?:${[...HIDDEN_TAGS].join("|")})[\\s/>])`, "i");
const HTML_START = /<h[1-6](?=[\s>])/gi;
const HTML_END = /<\/?h[1-6][\s>]/i;
const MARKDOWN_START = /^ {0,3}#{1,6}[ \t]+(?=\S)/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
/** After such a line an underline is a rule, which makes no heading. */
const NO_PARAGRAPH = /^[ \t]*(?:$|[-*+>|#]|\d{1,9}[.)])/;
const MAX_MARKUP = 1000;
const ENTITY =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(?:acute|grave|tilde|uml|circ|cedil)|[a-z]\w{1,30});/gi;

/** Not parsed, which would multiply the time of an import. */
export function headingText(body: Body): string {
  let joined = "";
  for (const markup of findHeadings(body)) {
    const text = plainText(markup);
    if (text === "") continue;
    joined += joined === "" ? text : ` · ${text}`;
    if (joined.length >= limits.headings) break;
  }
  return cutText(joined, limits.headings, "");
}

function* findHeadings({ content, content_format }: Body): Generator<string> {
  if (content_format === "html") {
    yield* htmlHeadings(HIDDEN.test(content) ? withoutHidden(content) : content);
    return;
  }
  for (const { code, text } of splitAtFences(content)) {
    if (code) continue;
    const reading = { declarations: true, markdown: true };
    const visible = HIDDEN.test(text) ? withoutHidden(text, reading) : text;
    yield* htmlHeadings(visible);
    yield* markdownHeadings(visible);
  }
}

function* htmlHeadings(html: string): Generator<string> {
  HTML_START.lastIndex = 0;
  for (let at = html.search(HTML_START); at >= 0; ) {
    const start = html.indexOf(">", at) + 1;
    if (start === 0) return;
    const text = html.slice(start, start + MAX_MARKUP);
    const end = text.search(HTML_END);
    yield end < 0 ? text : text.slice(0, end);
    HTML_START.lastIndex = start;
    at = HTML_START.exec(html)?.index ?? -1;
  }
}

function* markdownHeadings(markdown: string): Generator<string> {
  let previous = "";
  for (const line of markdown.split("\n")) {
    const marker = MARKDOWN_START.exec(line);
    if (marker) yield withoutAddresses(line.slice(marker[0].length));
    else if (UNDERLINE.test(line) && !NO_PARAGRAPH.test(previous)) yield withoutAddresses(previous);
    previous = line;
  }
}

function withoutAddresses(line: string): string {
  return line.slice(0, MAX_MARKUP).replace(/\]\([^()]*\)/g, "]");
}

function plainText(markup: string): string {
  const text = markup.replace(/<br[^>]*>?/gi, " ").replace(/<[^>]*>?/g, "");
  return cleanLine(text.replace(ENTITY, decoded));
}

/** Accents do not matter here. */
function decoded(_: string, decimal?: string, hex?: string, letter?: string): string {
  if (letter !== undefined) return letter;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

import { decodeEntities } from "./entities.ts";
import { limits } from "./limits.ts";

/** Tags that begin or end a line of text. */
const BLOCK = new Set(
  (
    "address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
/** Tags whose contents nobody reads. */
const UNREAD = new Set(["script", "style", "template", "noscript", "textarea", "title"]);
/** Whether a text holds at least one tag that makes a line: then it is HTML and not Markdown. */
export function hasBlockTags(text: string): boolean {
  for (const [, name] of text.matchAll(/<\/?([a-z][a-z\d]{0,20})[\s/>]/gi)) {
    if (name !== undefined && BLOCK.has(name.toLowerCase())) return true;
  }
  return false;
}

/**
 * The first line of an article as plain text: of HTML the text up to the first block end, of anything else the first
 * line that is not blank; tags removed, references decoded (capabilities CSV-10, G-44).
 * @param max characters kept; '...' is added only when something was cut
 */
export function excerptOf(content: string, max: number = limits.derivedExcerpt): string {
  const line = decodeEntities(firstLine(content)).replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  return characters.length > max ? `${characters.slice(0, max).join("")}...` : line;
}

function firstLine(content: string): string {
  let text = "";
  let insideBlock = false;
  let tagsClose = true;
  let at = 0;
  while (at < content.length) {
    const tag = content[at] === "<" && tagsClose ? tagAt(content, at) : undefined;
    // A tag that never ends would be sought again at every '<': from here on all is text.
    if (tag === "endless") tagsClose = false;
    else if (tag) {
      if (BLOCK.has(tag.name)) {
        if (hasText(text)) return text;
        text = "";
        insideBlock = !tag.closes;
      }
      at = tag.end;
      continue;
    }
    const next = nextStop(content, at, insideBlock);
    text += content.slice(at, next);
    if (!insideBlock && isLineBreak(content[next])) {
      if (hasText(text)) return withoutMarker(text);
      text = "";
    }
    at = isLineBreak(content[next]) ? next + 1 : next;
  }
  return insideBlock ? text : withoutMarker(text);
}

/** Where the run of plain text ends that begins at `from`. */
function nextStop(content: string, from: number, insideBlock: boolean): number {
  const stop = insideBlock ? /</g : /[<\r\n]/g;
  // A '<' at the start is text here: it opens no tag.
  stop.lastIndex = content[from] === "<" ? from + 1 : from;
  return stop.exec(content)?.index ?? content.length;
}

function isLineBreak(character: string | undefined): boolean {
  return character === "\n" || character === "\r";
}

function hasText(text: string): boolean {
  return /[^\s]/.test(text.replace(/&nbsp;/g, " "));
}

/** Markdown's signs for a heading, a quotation or a list are not part of the sentence. */
function withoutMarker(line: string): string {
  return line.replace(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/, "");
}

interface TagFound {
  readonly name: string;
  readonly closes: boolean;
  /** Position after the tag, or after the contents of one that nobody reads. */
  readonly end: number;
}

function tagAt(content: string, at: number): TagFound | "endless" | undefined {
  if (content.startsWith("<!--", at)) {
    const close = content.indexOf("-->", at + 4);
    return { name: "!", closes: true, end: close < 0 ? content.length : close + 3 };
  }
  const start = /^<(\/?)([a-z][a-z\d]{0,20})(?![a-z\d])/i.exec(content.slice(at, at + 24));
  if (!start) return undefined;
  const end = endOfTag(content, at + start[0].length);
  if (end === undefined) return "endless";
  const name = (start[2] ?? "").toLowerCase();
  const closes = start[1] === "/";
  return {
    name,
    closes,
    end: closes || !UNREAD.has(name) ? end : afterClosing(content, name, end),
  };
}

/** Position after the '>' that ends a tag; one inside a quoted attribute does not. */
function endOfTag(content: string, from: number): number | undefined {
  let quote = "";
  for (let at = from; at < content.length; at += 1) {
    const character = content.charAt(at);
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === ">") return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return undefined;
}

function afterClosing(content: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[^>]{0,100}>`, "gi");
  closing.lastIndex = from;
  const match = closing.exec(content);
  return match ? match.index + match[0].length : content.length;
}

import { findCodeSpans, isLikelyCode } from "./code-spans.ts";
import { KNOWN_TAGS, RAW_TEXT_TAGS } from "./tag-sets.ts";

export interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly known: boolean;
  readonly start: number;
  readonly end: number;
  readonly attributes: number;
  /** Parsers disagree where a script with an open comment ends. */
  readonly ambiguous: boolean;
}

const NAME = /[a-zA-Z][^\t\n\f\r />]*/y;
const NOTHING = { closing: false, known: false, attributes: 0, ambiguous: false };
const COMMENT_END = /--!?>/g;

export interface Reading {
  /** Yields comments, doctypes and instructions that end as tags named `DECLARATION`. */
  readonly declarations?: boolean;
  /** Skips what Markdown shows as inline code. */
  readonly markdown?: boolean;
}

export const DECLARATION = "!";

export function* findTags(text: string, reading: Reading = {}): Generator<Tag> {
  const next = reading.markdown ? outsideCode(text) : (from: number) => text.indexOf("<", from);
  let at = next(0);
  while (at >= 0) {
    if (text[at + 1] === "!" || text[at + 1] === "?") {
      const end = endOfDeclaration(text, at);
      if (end === null) return;
      if (reading.declarations) yield { ...NOTHING, name: DECLARATION, start: at, end };
      at = next(end);
      continue;
    }
    const closing = text[at + 1] === "/";
    NAME.lastIndex = at + (closing ? 2 : 1);
    const name = NAME.exec(text)?.[0].toLowerCase();
    if (name === undefined) {
      at = next(at + 1);
      continue;
    }
    const rest = attributesFrom(text, NAME.lastIndex);
    if (rest === null) return;
    const raw = !closing && RAW_TEXT_TAGS.has(name) ? endOfRawText(text, rest.end, name) : rest.end;
    const inside = raw > rest.end ? text.slice(rest.end, raw) : "";
    yield {
      name,
      closing,
      known: KNOWN_TAGS.has(name),
      start: at,
      end: rest.end,
      attributes: rest.count,
      ambiguous: name === "script" && inside.includes("<!--") && /<script/i.test(inside),
    };
    at = next(raw);
  }
}

function outsideCode(text: string): (from: number) => number {
  const spans = findCodeSpans(text);
  let current = 0;
  return (from) => {
    let at = text.indexOf("<", from);
    let after = from;
    for (let span = spans[current]; span && span.start < at; span = spans[current]) {
      if (span.start >= after && isLikelyCode(text, span)) {
        after = span.end;
        if (at < after) at = text.indexOf("<", after);
      }
      current += 1;
    }
    return at;
  };
}

function endOfDeclaration(text: string, at: number): number | null {
  if (!text.startsWith("<!--", at)) return text.indexOf(">", at + 2) + 1 || null;
  COMMENT_END.lastIndex = at + 2;
  for (let end = COMMENT_END.exec(text); end !== null; end = COMMENT_END.exec(text)) {
    // `<!-->` is a whole comment, `<!--!>` begins one.
    if (end[0] === "-->" || end.index >= at + 4) return COMMENT_END.lastIndex;
    COMMENT_END.lastIndex = end.index + 1;
  }
  return null;
}

function endOfRawText(text: string, from: number, name: string): number {
  for (let at = text.indexOf("</", from); at >= 0; at = text.indexOf("</", at + 2)) {
    const word = text.slice(at + 2, at + 2 + name.length).toLowerCase();
    if (word === name && /[\t\n\f\r />]/.test(text[at + 2 + name.length] ?? "")) return at;
  }
  return text.length;
}

function attributesFrom(text: string, from: number): { end: number; count: number } | null {
  let count = 0;
  let state: "gap" | "name" | "after" | "value" | "unquoted" = "gap";
  for (let i = from; i < text.length; i += 1) {
    const char = text[i] ?? "";
    const blank = /[\t\n\f\r ]/.test(char);
    if (char === ">") return { end: i + 1, count };
    if (state === "unquoted") {
      if (blank) state = "gap";
    } else if (state === "value") {
      if (blank) continue;
      state = "unquoted";
      if (char === '"' || char === "'") {
        i = text.indexOf(char, i + 1);
        if (i < 0) return null;
        state = "gap";
      }
    } else if (char === "/") state = "gap";
    else if (blank) state = state === "gap" ? "gap" : "after";
    else if (char === "=" && state !== "gap") state = "value";
    else if (state !== "name") {
      count += 1;
      state = "name";
    }
  }
  return null;
}

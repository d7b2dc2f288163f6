/** Element names that count as HTML. A `<` before any other word (`<M16>`, `<https://…>`) is text. */
const KNOWN_TAGS: ReadonlySet<string> = new Set(
  (
    "a abbr address applet article aside audio b base bdi bdo big blockquote body br button caption center cite code col " +
    "colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 " +
    "h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main mark marquee math meta nav " +
    "noscript object ol option p param picture pre q s samp script section select small source span strike strong style " +
    "sub summary sup svg table tbody td template textarea tfoot th thead time title tr tt u ul var video wbr"
  ).split(" "),
);

/** Elements whose content is not markup. */
const RAW_TEXT = new Set("script style textarea title xmp iframe noembed noframes".split(" "));

/** One tag as it stands in a text. */
export interface Tag {
  readonly name: string;
  readonly closing: boolean;
  /** Whether the name is one of HTML's. */
  readonly known: boolean;
  /** Index of `<`. */
  readonly start: number;
  /** Index after `>`. */
  readonly end: number;
  readonly attributes: number;
  /** Set on a script that hides its own end in a comment: parsers and we would disagree about what follows. */
  readonly ambiguous: boolean;
}

const NAME = /[a-zA-Z][^\t\n\f\r />]*/y;

/**
 * Every tag of a text, in order, in one pass, as the HTML standard's tokenizer reads them: comments and the content
 * of raw-text elements are stepped over, quoted values may hold `>`. A tag without an end ends the walk.
 */
export function* tagsOf(text: string): Generator<Tag> {
  let at = text.indexOf("<");
  while (at >= 0) {
    if (text[at + 1] === "!" || text[at + 1] === "?") {
      at = text.indexOf("<", endOfDeclaration(text, at));
      continue;
    }
    const closing = text[at + 1] === "/";
    NAME.lastIndex = at + (closing ? 2 : 1);
    const name = NAME.exec(text)?.[0].toLowerCase();
    if (name === undefined) {
      at = text.indexOf("<", at + 1);
      continue;
    }
    const rest = attributesFrom(text, NAME.lastIndex);
    if (rest === null) return;
    const raw = !closing && RAW_TEXT.has(name) ? endOfRawText(text, rest.end, name) : rest.end;
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
    at = text.indexOf("<", raw);
  }
}

function endOfDeclaration(text: string, at: number): number {
  if (!text.startsWith("<!--", at)) return endOr(text, text.indexOf(">", at + 2), 1);
  const close = text.indexOf("-->", at + 2);
  const bang = text.indexOf("--!>", at + 4);
  return bang >= 0 && (close < 0 || bang < close)
    ? endOr(text, bang, "--!>".length)
    : endOr(text, close, "-->".length);
}

function endOr(text: string, index: number, length: number): number {
  return index < 0 ? text.length : index + length;
}

function endOfRawText(text: string, from: number, name: string): number {
  for (let at = text.indexOf("</", from); at >= 0; at = text.indexOf("</", at + 2)) {
    const word = text.slice(at + 2, at + 2 + name.length).toLowerCase();
    if (word === name && /[\t\n\f\r />]/.test(text[at + 2 + name.length] ?? "")) return at;
  }
  return text.length;
}

/** Walks the attributes after a tag's name: where the tag ends and how many there are; null without an end. */
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

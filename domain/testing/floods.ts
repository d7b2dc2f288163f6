/** Texts whose parsing is expensive; each repeats, nests or stretches one construct. */
const repeat = (piece: string) => (size: number) =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const within =
  (before: string, piece: string, after: string) =>
  (size: number): string =>
    before + repeat(piece)(size - before.length - after.length) + after;

const growing = (piece: string, between: string) => (size: number) =>
  Array.from({ length: Math.sqrt(2 * size) }, (_, n) => piece.repeat(n))
    .join(between)
    .slice(0, size);

export const FLOODS: Readonly<Record<string, (size: number) => string>> = {
  comments: repeat("<!-- a -->"),
  "open comments": repeat("<!--"),
  "comments with an odd end": repeat("<!-- --!>"),
  "comments with an odd end before a plain end": within("", "<!-- --!>", "-->"),
  "blocks of WordPress": repeat("<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->"),
  declarations: repeat("<!a "),
  instructions: repeat("<?a>"),
  "CDATA sections": repeat("<svg><![CDATA["),
  brackets: repeat("["),
  "pairs of brackets": repeat("[]"),
  "brackets between words": repeat("[a "),
  "open brackets before words": within("[a ".repeat(2_500), "a ", ""),
  images: repeat("!["),
  links: repeat("[a](http:"),
  "link definitions": repeat("[a]: b\n"),
  footnotes: repeat("[^a]: b\n\n[^a] "),
  "angle brackets": repeat("< "),
  "ends of tags": repeat(">"),
  quotes: repeat('"'),
  "open quotes": repeat("<a b='"),
  "tags in quotes": repeat("<a title='<pre >'>"),
  "spaces in a link": within("<b>a</b><a href='a", " ", "b'>c</a>"),
  "spaces in a style": within("<b>a</b><p style='a", " ", "b'>c</p>"),
  "attributes that hold tags": repeat("<p title='<pre >'>"),
  tags: repeat("<b>"),
  "closing tags": repeat("</b>"),
  "unknown tags": repeat("<x-y>"),
  paragraphs: repeat("<p>a"),
  "formatting that every paragraph opens again": within(
    `<p>${Array.from({ length: 190 }, (_, n) => `<font color=${n}>`).join("")}`,
    "<p>a",
    "",
  ),
  "formatting that every line opens again": within(
    Array.from({ length: 190 }, (_, n) => `<font color=${n}>`).join(""),
    "\n\na",
    "",
  ),
  "tags in tags": repeat("<<span>b>"),
  "links without end": repeat("<a href=b>a"),
  "lists in lists": repeat("<ul><li>"),
  "tables in tables": repeat("<table><tr><td>"),
  "headings around a long text": within("<h2><div>".repeat(95), "a ", "</div></h2>".repeat(95)),
  "equal headings": repeat("<h2>a</h2>"),
  "long tag names": within("<b>a</b><", "a", ">"),
  "raw text": repeat("<textarea></"),
  scripts: repeat("<script><!--"),
  "foreign elements": repeat("<svg><style>"),
  buttons: repeat("<button>"),
  "inputs in forms": repeat("<form><input>"),
  entities: repeat("&amp;"),
  "numbered entities": repeat("&#x3C;"),
  "quotes as entities": repeat("&quot;"),
  ampersands: repeat("&#"),
  asterisks: repeat("*a_ "),
  underscores: repeat("_"),
  tildes: repeat("~~a"),
  "tildes before a backtick": within("", "~", "`"),
  "nested emphasis": repeat("*a **b "),
  "code marks": repeat("`a "),
  "code marks and tags": repeat("`<br>"),
  fences: repeat("```\n"),
  "code marks of growing length": growing("`", " "),
  "code marks of growing length between tags": growing("`", "</b><i>"),
  "code marks that enclose others": (size) =>
    `${growing("`", "</b><i>")(size / 2)}${[...growing("`", "</b><i>")(size / 2)].reverse().join("")}`,
  "escaped code marks": repeat("\\`"),
  "list items": repeat("- a\n"),
  "list markers": repeat("- "),
  "numbered markers": repeat("1. "),
  "nested quotes": repeat("> "),
  "quotes with lists": repeat(">- "),
  underlines: repeat("a\n-\n"),
  tables: repeat("|a|b|\n|-|-|\n|c|d|\n\n"),
  "cells in a row": repeat("|a"),
  headings: repeat("## a\n\n"),
  mails: repeat("a@a."),
  addresses: repeat("http://a.es "),
  "addresses without a scheme": repeat("www.a.es "),
  "open comments between words": repeat("www.a.es <!-- "),
  "rows of no table": repeat(`| ${"*a_ ".repeat(10)}\n`),
  backslashes: repeat("\\"),
  spaces: within("a", " ", "b"),
  "blank lines": within("a", "\n", "b"),
  "lines in code": within("```\n", "\n", "b\n```"),
  "blanks after a definition": within("[a]:", " ", ""),
  "line breaks after a definition": within("[a]:", "\n", "b"),
  "definitions without an address": repeat("[a]:\n"),
  "blanks in an image": within("![a](", " ", "b"),
  "parentheses in an image": within("![a](", "(b)", ""),
  "images in brackets": repeat("![["),
  "addresses in angle brackets": repeat("![a](<"),
  "a fence and line breaks": within("```", "\n", "b"),
  "blank lines with blanks": within("a", " \t\r\n", "b"),
  "blanks in a tag": within("<img", " ", "src=b>"),
  "blanks around a sign of equality": within("<img src", " ", "=b>"),
  "no-break spaces": within("a", "\u00a0", "b"),
  stops: within("a", ".", "b"),
  "stops and quotes": repeat('."'),
  digits: repeat("1"),
  "numbers without a unit": repeat("-1.000,5 "),
  "parts of norms": repeat("EN-ISO "),
  "outlines without an end": repeat('"outline": ["a'),
  words: repeat("a "),
  "one word": repeat("a"),
};

const SENTENCE =
  "El <b>acero 316L</b> resiste la <a href='/contacto'>limpieza diaria</a> con espuma. ";

export const ordinaryArticle: (size: number) => string = (size) => {
  const section = `<h2>Apartado</h2><p>${SENTENCE.repeat(30)}${"El acero inoxidable dura. ".repeat(400)}</p><ul><li>uno</li></ul>\n`;
  return repeat(section)(size);
};

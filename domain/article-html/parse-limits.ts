import { limits } from "../shared/limits.ts";
import { findTags, type Tag } from "./html-tags.ts";
import { RAW_TEXT_TAGS } from "./tag-sets.ts";

/** Linear-time checks for parsers that need quadratic time. */

const MARKDOWN_LENGTH = 300_000;
const CONTAINER_DEPTH = 10;
const CONTAINER_INDENT = 60;
const CONTAINERS = 1600;

const HTML_TAGS = 12_000;
const HTML_DEPTH = 200;
const HTML_ATTRIBUTES = 60;
const HTML_REOPENED = 60_000;

/** An unclosed one is searched to its block's end. */
const DECLARATIONS: readonly (readonly [RegExp, string])[] = [
  [/<!--/g, "-->"],
  [/<\?/g, "?>"],
  [/<!\[CDATA\[/g, "]]>"],
  [/<![a-z]/gi, ">"],
];

/** How many of each a Markdown text may have, without others. At each limit micromark takes about 0.2 s. */
const MAX_COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\r\n?|\n/g, 5_400],
  [/^[ \t>]*(?:-+|=+)[ \t]*$/gm, 460],
  [/\|/g, 5_000],
  [/(?<!`)`/g, 1_600],
  [/[<&]/g, 5_400],
  [/:|www\./gi, 16_000],
];

/** What takes quadratic time in a block; each is added up over the blocks of a text. */
const MAX_SQUARES: readonly (readonly [(block: string) => number, number])[] = [
  [(block) => count(block, /\*+|_+|~+/g) ** 2, 670_000],
  [(block) => count(block, /[[\]]/g) ** 2, 8_000_000],
  [(block) => count(block, /@/g) ** 2, 13_000_000],
  [(block) => countOpenBrackets(block) * block.length, 4_700_000],
  [(block) => countOpenDeclarations(block) * block.length, 8_000_000],
  [(block) => new Set(block.match(/`+/g)).size * block.length, 3_200_000],
];

const NO_TABLE = -1;
const DELIMITER_ROW = /^ {0,3}\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;

const MARKERS = /^[ \t]*(?:(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*)*/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;

export function isMarkdownParsable(text: string): boolean {
  if (text.length > MARKDOWN_LENGTH) return false;
  const lines = text.split(/\r\n?|\n/);
  const openings = lines.map((line) => MARKERS.exec(line)?.[0] ?? "");
  const depths = openings.map((opening) => count(opening, MARKER));
  if (depths.some((depth) => depth > CONTAINER_DEPTH)) return false;
  if (openings.some((opening) => opening.search(/[^ \t]/) > CONTAINER_INDENT)) return false;
  const blocks = [...splitIntoBlocks(lines)];
  const shares = [
    sum(depths) / CONTAINERS,
    ...MAX_COUNTS.map(([pattern, max]) => count(text, pattern) / max),
    ...MAX_SQUARES.map(([square, max]) => sum(blocks.map(square)) / max),
  ];
  return sum(shares) <= 1;
}

/** Lines without a blank one between them. A row of a table is a block by itself. */
function* splitIntoBlocks(lines: readonly string[]): Generator<string> {
  let block: string[] = [];
  let previous = "";
  let table = NO_TABLE;
  for (const line of lines) {
    table = tableAfter(line, previous, table, block.length !== 1);
    if (table >= 0 || line.trim() === "") {
      yield block.join("\n");
      block = [];
    }
    if (line.trim() !== "") block.push(line);
    previous = line;
  }
  yield block.join("\n");
}

/** How many are open at once. */
function countOpenBrackets(block: string): number {
  let [open, deepest] = [0, 0];
  for (const bracket of block.match(/[[\]]/g) ?? []) {
    open = Math.max(0, open + (bracket === "[" ? 1 : -1));
    deepest = Math.max(deepest, open);
  }
  return deepest;
}

function countOpenDeclarations(block: string): number {
  return sum(
    DECLARATIONS.map(([opening, end]) => count(block.slice(block.lastIndexOf(end) + 1), opening)),
  );
}

/** Rows without a delimiter row are one paragraph. */
function tableAfter(line: string, previous: string, table: number, followsText: boolean): number {
  const indent = /^ {0,3}(?=\|)/.exec(line)?.[0].length ?? NO_TABLE;
  if (table >= 0) return indent >= table ? table : NO_TABLE;
  if (followsText || !DELIMITER_ROW.test(line)) return NO_TABLE;
  const head = /^( {0,3})\|.*\|[ \t]*$/.exec(previous.replace(/\\[\\|]/g, ""));
  const columns = count(line, /\|/g);
  return head && count(head[0], /\|/g) === columns && indent >= (head[1]?.length ?? 0)
    ? indent
    : NO_TABLE;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const WITHOUT_END_TAG = new Set(
  "area base br col embed hr img input link meta param source wbr p li dt dd tr td th tbody thead tfoot option".split(
    " ",
  ),
);

/** Parsers reopen them in every paragraph until they end. */
const FORMATTING = new Set("a b big code em font i nobr s small strike strong tt u".split(" "));

/** Foreign content changes tokenizer rules. */
const FOREIGN = /<(?:svg|math)[\s/>]/i;
const RAW_TEXT = new RegExp(`<(?:${[...RAW_TEXT_TAGS].join("|")})[\\s/>]`, "i");

export function isHtmlParsable(text: string): boolean {
  if (text.length > limits.contentBytes) return false;
  if (FOREIGN.test(text) && (text.includes("<!") || RAW_TEXT.test(text))) return false;
  return tagsAreSafe(findTags(text), 0);
}

/** @param parts HTML of a Markdown text, each parsed by itself */
export function isEmbeddedHtmlParsable(parts: readonly string[], lines: number): boolean {
  if (parts.some((part) => FOREIGN.test(part) || RAW_TEXT.test(part))) return false;
  return tagsAreSafe(
    parts.flatMap((part) => [...findTags(part)]),
    lines,
  );
}

/** An end tag counts only for the element opened last. */
function tagsAreSafe(tags: Iterable<Tag>, paragraphs: number): boolean {
  let count = 0;
  let formatting = 0;
  let mostTags = 0;
  let reopened = 0;
  const open: string[] = [];
  for (const tag of tags) {
    count += 1;
    if (count > HTML_TAGS || tag.attributes > HTML_ATTRIBUTES || tag.ambiguous) return false;
    reopened += formatting;
    if (reopened > HTML_REOPENED) return false;
    if (WITHOUT_END_TAG.has(tag.name)) continue;
    if (!tag.closing) open.push(tag.name);
    else if (open.at(-1) === tag.name) open.pop();
    else continue;
    if (open.length > HTML_DEPTH) return false;
    if (FORMATTING.has(tag.name)) formatting += tag.closing ? -1 : 1;
    mostTags = Math.max(mostTags, formatting);
  }
  return mostTags * paragraphs <= HTML_REOPENED;
}

import { limits } from "../shared/limits.ts";
import { findTags, type Tag } from "./html-tags.ts";
import { RAW_TEXT_TAGS } from "./tag-sets.ts";

/** Linear-time checks for parsers that need quadratic time. */

const MARKDOWN_BUDGET = 160;
const MARKDOWN_LENGTH = 300_000;
const CONTAINER_DEPTH = 10;
const CONTAINER_INDENT = 60;

const HTML_TAGS = 12_000;
const HTML_DEPTH = 200;
const HTML_ATTRIBUTES = 60;
const HTML_REOPENED = 60_000;

/** Measured milliseconds in micromark with GFM. */
const COST = {
  line: 0.03,
  container: 0.1,
  cell: 0.06,
  indent: 0.01,
  underline: 0.35,
  tick: 0.1,
  opener: 0.03,
  address: 0.01,
  attentionSquared: 2.4e-4,
  bracketSquared: 2e-5,
  mailSquared: 1.2e-5,
  tickLengthByCharacter: 5e-5,
  openDeclarationByCharacter: 2e-5,
} as const;

const NO_TABLE = -1;
const DELIMITER_ROW = /^ {0,3}\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;
/** An unclosed one is searched to its paragraph's end. */
const DECLARATIONS: readonly (readonly [RegExp, string])[] = [
  [/<!--/g, "-->"],
  [/<\?/g, "?>"],
  [/<!\[CDATA\[/g, "]]>"],
  [/<![a-z]/gi, ">"],
];

const MARKERS = /^[ \t]*(?:(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*)*/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;

export function isMarkdownParsable(text: string): boolean {
  if (text.length > MARKDOWN_LENGTH) return false;
  let cost = 0;
  let block = newBlock();
  let previous = "";
  let table = NO_TABLE;
  for (const line of text.split(/\r\n?|\n/)) {
    const opening = MARKERS.exec(line)?.[0] ?? "";
    const depth = opening.match(MARKER)?.length ?? 0;
    const indent = Math.max(opening.search(/[^ \t]/), 0);
    if (depth > CONTAINER_DEPTH || indent > CONTAINER_INDENT) return false;
    cost += COST.line + depth * COST.container + indent * COST.indent;
    if (/^[ \t>]*(?:-+|=+)[ \t]*$/.test(line)) cost += COST.underline;
    const isRow = line.trimStart().startsWith("|");
    table = tableAfter(line, previous, table, block.lines !== 1);
    if (isRow) cost += count(line, /\|/g) * COST.cell;
    cost += count(line, /`+/g) * COST.tick + count(line, /[<&]/g) * COST.opener;
    cost += count(line, /:|www\./gi) * COST.address;
    if (table >= 0 || line.trim() === "") {
      cost += calculateCost(block);
      block = newBlock();
    }
    addLine(block, line);
    previous = line;
    if (cost > MARKDOWN_BUDGET) return false;
  }
  return cost + calculateCost(block) <= MARKDOWN_BUDGET;
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

interface Block {
  attention: number;
  brackets: number;
  mails: number;
  length: number;
  lines: number;
  readonly openDeclarations: number[];
  readonly tickLengths: Set<number>;
}

function newBlock(): Block {
  return {
    attention: 0,
    brackets: 0,
    mails: 0,
    length: 0,
    lines: 0,
    openDeclarations: DECLARATIONS.map(() => 0),
    tickLengths: new Set(),
  };
}

function addLine(block: Block, line: string): void {
  block.attention += count(line, /\*+|_+|~+/g);
  block.brackets += count(line, /[[\]]/g);
  block.mails += count(line, /@/g);
  block.length += line.length + 1;
  block.lines += line.trim() === "" ? 0 : 1;
  for (const [index, [opening, end]] of DECLARATIONS.entries()) {
    const closed = line.lastIndexOf(end);
    const before = closed < 0 ? (block.openDeclarations[index] ?? 0) : 0;
    block.openDeclarations[index] = before + count(line.slice(closed + 1), opening);
  }
  for (const run of line.match(/`+/g) ?? []) block.tickLengths.add(run.length);
}

function calculateCost(block: Block): number {
  return (
    block.attention ** 2 * COST.attentionSquared +
    block.mails ** 2 * COST.mailSquared +
    block.brackets ** 2 * COST.bracketSquared +
    sum(block.openDeclarations) * block.length * COST.openDeclarationByCharacter +
    block.tickLengths.size * block.length * COST.tickLengthByCharacter
  );
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

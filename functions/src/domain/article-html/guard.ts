import { tagsOf } from "./html-tags.ts";

/**
 * Linear checks of a text before it meets a parser whose time can grow with the square of hostile input
 * (SECURITY 3.13, T56). They refuse; they never change the text.
 */

/** About the milliseconds that one article may cost to parse on a slow machine. */
const MARKDOWN_BUDGET = 160;
const MARKDOWN_LENGTH = 300_000;
/** Quotes and list markers that may open at the start of one line, and columns that may stand before a marker. */
const CONTAINER_DEPTH = 10;
const CONTAINER_INDENT = 60;

const HTML_TAGS = 12_000;
const HTML_DEPTH = 200;
const HTML_ATTRIBUTES = 60;

/** Measured cost of one unit of each construct in micromark with GFM, in milliseconds. */
const COST = {
  line: 0.03,
  container: 0.1,
  cell: 0.06,
  indent: 0.01,
  underline: 0.35,
  tick: 0.1,
  opener: 0.03,
  colon: 0.01,
  attentionSquared: 2.4e-4,
  bracketSquared: 2e-5,
  mailSquared: 1.2e-5,
  tickLengthByCharacter: 5e-5,
} as const;

const MARKERS = /^[ \t]*(?:(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*)*/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;

/** Whether Markdown is small and flat enough to parse. */
export function markdownIsSafe(text: string): boolean {
  if (text.length > MARKDOWN_LENGTH) return false;
  let cost = 0;
  let block = newBlock();
  for (const line of text.split(/\r\n?|\n/)) {
    const opening = MARKERS.exec(line)?.[0] ?? "";
    const depth = opening.match(MARKER)?.length ?? 0;
    const indent = Math.max(opening.search(/[^ \t]/), 0);
    if (depth > CONTAINER_DEPTH || indent > CONTAINER_INDENT) return false;
    cost += COST.line + depth * COST.container + indent * COST.indent;
    if (/^[ \t>]*(?:-+|=+)[ \t]*$/.test(line)) cost += COST.underline;
    const isRow = line.trimStart().startsWith("|");
    if (isRow) cost += count(line, /\|/g) * COST.cell;
    cost += count(line, /`+/g) * COST.tick + count(line, /[<&]/g) * COST.opener;
    cost += count(line, /:/g) * COST.colon;
    if (isRow || line.trim() === "") {
      cost += costOf(block);
      block = newBlock();
    }
    addLine(block, line);
    if (cost > MARKDOWN_BUDGET) return false;
  }
  return cost + costOf(block) <= MARKDOWN_BUDGET;
}

interface Block {
  attention: number;
  brackets: number;
  mails: number;
  length: number;
  readonly tickLengths: Set<number>;
}

function newBlock(): Block {
  return { attention: 0, brackets: 0, mails: 0, length: 0, tickLengths: new Set() };
}

function addLine(block: Block, line: string): void {
  block.attention += count(line, /\*+|_+|~+/g);
  block.brackets += count(line, /[[\]]/g);
  block.mails += count(line, /@/g);
  block.length += line.length + 1;
  for (const run of line.match(/`+/g) ?? []) block.tickLengths.add(run.length);
}

function costOf(block: Block): number {
  return (
    block.attention ** 2 * COST.attentionSquared +
    block.mails ** 2 * COST.mailSquared +
    block.brackets ** 2 * COST.bracketSquared +
    block.tickLengths.size * block.length * COST.tickLengthByCharacter
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Elements that have no end, or whose end is implied by what follows: they do not nest by being left open. */
const SELF_ENDING = new Set(
  (
    "area base br col embed hr img input link meta param source wbr p li dt dd tr td th tbody thead tfoot " +
    "option"
  ).split(" "),
);

/** Inside svg and math the tokenizer has other rules, so text that plays with both is not read at all. */
const FOREIGN = /<(?:svg|math)[\s/>]/i;
const TOKENIZER_TRICKS = /<!|<(?:script|style|title|textarea|xmp|iframe|noembed|noframes)[\s/>]/i;

/**
 * Whether HTML is small and flat enough to build a tree of. Depth is counted to the attacker's disadvantage:
 * an end tag counts only when it ends the element opened last.
 */
export function htmlIsSafe(text: string): boolean {
  if (FOREIGN.test(text) && TOKENIZER_TRICKS.test(text)) return false;
  let tags = 0;
  const open: string[] = [];
  for (const tag of tagsOf(text)) {
    tags += 1;
    if (tags > HTML_TAGS || tag.attributes > HTML_ATTRIBUTES || tag.ambiguous) return false;
    if (SELF_ENDING.has(tag.name)) continue;
    if (!tag.closing) open.push(tag.name);
    else if (open.at(-1) === tag.name) open.pop();
    if (open.length > HTML_DEPTH) return false;
  }
  return true;
}

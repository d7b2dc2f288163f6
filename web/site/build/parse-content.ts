import { toSlug } from "domain/shared/slug";
import { keepUnits } from "domain/shared/units";
import { submissionMonths } from "kit/build/submission-months";
import { site } from "kit/lib/site";
import type { FamilyData } from "../src/catalogue/model.ts";
import { NOTICES } from "../src/catalogue/notices.ts";
import { rangeText } from "../src/catalogue/range-text.ts";
import type { ContentPage, ContentPart, Question } from "../src/ui/content/content-model.ts";

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  correo: site.salesEmail,
  telefono: site.phone,
  localidad: site.address.town,
  pais: site.address.country,
  meses: String(submissionMonths),
  ...NOTICES,
};
const FIELDS = ["title", "description", "keywords"];
const QUESTIONS = "Preguntas frecuentes";

interface Block {
  readonly level: number;
  readonly title: string;
  readonly id: string;
  readonly line: number;
  readonly lines: string[];
}

/**
 * Reads front matter, sections (`##`), their parts (`###`) and questions.
 * @param file path in messages
 * @param families whose ranges the text states
 * @throws Error with one line `<file>:<line>: <message>` per fault
 */
export function parseContent(
  file: string,
  source: string,
  families: readonly FamilyData[] = [],
): ContentPage {
  const faults: { readonly line: number; readonly text: string }[] = [];
  const report = (line: number, text: string) => faults.push({ line, text });
  const lines = source
    .split(/\r?\n/)
    .map((line, index) => filledIn(line, families, (text) => report(index + 1, text)));
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    throw new Error(`${file}:1: front matter between two lines of "---" is missing`);
  }
  const fields = readFields(lines.slice(1, end), report);
  const blocks = readBlocks(lines, end + 1, report);
  const at = blocks.findIndex(({ level, title }) => level === 2 && title === QUESTIONS);
  const texts = at < 0 ? blocks : blocks.slice(0, at);
  const page = {
    title: fields.get("title") ?? "",
    description: fields.get("description") ?? "",
    ...(fields.has("keywords") ? { keywords: fields.get("keywords") ?? "" } : {}),
    sections: readSections(texts, report),
    questions: at < 0 ? [] : readQuestions(blocks.slice(at), report),
  };
  if (faults.length > 0) {
    const inOrder = faults.sort((a, b) => a.line - b.line);
    throw new Error(inOrder.map(({ line, text }) => `${file}:${line}: ${text}`).join("\n"));
  }
  return page;
}

type Report = (line: number, text: string) => void;

function filledIn(
  line: string,
  families: readonly FamilyData[],
  report: (text: string) => void,
): string {
  if (/<\/?[a-z!]/i.test(line)) report("HTML is not supported");
  return line.replace(/\{\{(.*?)\}\}/g, (found, name: string) => {
    if (name.includes(":")) {
      const range = rangeText(name, families);
      if ("text" in range) return range.text;
      report(`${found}: ${range.reason}`);
      return "";
    }
    const value = PLACEHOLDERS[name];
    if (value === undefined)
      report(`unknown placeholder ${found}; known: ${Object.keys(PLACEHOLDERS).join(", ")}`);
    return value ?? "";
  });
}

function readFields(lines: readonly string[], report: Report): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const [, name, value] = /^(\w+):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) report(index + 2, `not "name: value": ${line}`);
    else if (!FIELDS.includes(name)) report(index + 2, `unknown field "${name}"`);
    else if (fields.has(name)) report(index + 2, `second "${name}"`);
    else {
      if (value.trim() === "") report(index + 2, `"${name}" has no value`);
      fields.set(name, value.trim());
    }
  }
  for (const name of ["title", "description"]) {
    if (!fields.has(name)) report(1, `"${name}" is missing in the front matter`);
  }
  return fields;
}

function readBlocks(lines: readonly string[], start: number, report: Report): Block[] {
  const blocks: Block[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (index < start) continue;
    const [, marks, title = "", id] = /^(#+)(.*?)(?:\{#(.*)\})?\s*$/.exec(text) ?? [];
    if (marks === undefined) {
      if (blocks.length > 0) blocks.at(-1)?.lines.push(text);
      else if (text.trim() !== "") report(line, 'text before the first heading ("## …")');
      continue;
    }
    blocks.push(readHeading(marks.length, title, id, line, report));
  }
  for (const block of blocks) checkTables(block, report);
  return blocks;
}

function readHeading(
  level: number,
  text: string,
  anchor: string | undefined,
  line: number,
  report: Report,
): Block {
  const title = text.trim();
  if (level !== 2 && level !== 3) report(line, 'headings are "## …" or "### …"');
  if (title === "" || !text.startsWith(" ")) report(line, "a heading without text");
  if (/[*_`[\]{}]/.test(title)) report(line, `a heading is plain text: ${title}`);
  const id = anchor ?? toSlug(title.replace(/^\d+\. /, ""));
  if (anchor !== undefined && toSlug(anchor) !== anchor)
    report(line, `not an anchor: {#${anchor}}`);
  return { level, title, id, line, lines: [] };
}

function checkTables({ line, lines }: Block, report: Report): void {
  const parseCells = (text: string | undefined) =>
    text?.startsWith("|") ? text.trim().slice(1).replace(/\|$/, "").split("|") : [];
  for (const [index, text] of lines.entries()) {
    const cells = parseCells(text);
    if (cells.length === 0) continue;
    const isHead = parseCells(lines[index - 1]).length === 0;
    const other = parseCells(lines[index + (isHead ? 1 : -1)]);
    if (isHead && !other.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) {
      report(line + index + 1, 'the second line of a table is "| --- | --- |"');
    } else if (cells.length !== other.length) {
      report(line + index + 1, "the rows of a table have as many cells as its head");
    }
  }
}

const getText = ({ lines }: Block) => keepUnits(lines.join("\n").trim());

function readSections(blocks: readonly Block[], report: Report): ContentPage["sections"] {
  const sections: (ContentPart & { readonly id: string; readonly parts: ContentPart[] })[] = [];
  const ids = new Set([toSlug(QUESTIONS)]);
  for (const [index, block] of blocks.entries()) {
    const { level, title, id, line } = block;
    const text = getText(block);
    if (level === 3) {
      if (text === "") report(line, `nothing stands under "${title}"`);
      if (sections.length === 0) report(line, 'a "### …" without a "## …" above it');
      sections.at(-1)?.parts.push({ title, text });
      continue;
    }
    if (text === "" && blocks[index + 1]?.level !== 3) {
      report(line, `nothing stands under "${title}"`);
    }
    if (ids.has(id)) report(line, `second section with the anchor "${id}"`);
    ids.add(id);
    sections.push({ id, title, text, parts: [] });
  }
  if (sections.length === 0) report(1, "no section");
  return sections;
}

/** Answers are plain text, as structured data repeats them. */
function readQuestions([head, ...blocks]: readonly Block[], report: Report): Question[] {
  if (head === undefined || blocks.length === 0) report(head?.line ?? 1, "no question follows");
  if (head !== undefined && getText(head) !== "") report(head.line + 1, "text before a question");
  return blocks.map((block) => {
    const { level, line, title } = block;
    const answer = getText(block);
    if (level !== 3) report(line, `no section follows "${QUESTIONS}"`);
    else if (answer === "") report(line, `the question "${title}" has no answer`);
    else if (/\n\s*\n|[*_`[\]|>]|^\s*(?:[-+]|\d+\.) /m.test(answer)) {
      report(line, `the answer to "${title}" is one paragraph of plain text`);
    }
    return { question: title, answer: answer.replaceAll("\n", " ") };
  });
}

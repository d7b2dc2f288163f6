import type { Element, ElementContent, Root, RootContent } from "hast";
import { BLOCK_TAGS } from "../tag-sets.ts";
import type { Reading } from "./reading.ts";

const CONTAINERS = new Set("div section article main blockquote".split(" "));
const BLANK_LINE = /\n[^\S\n]*\n/;

/**
 * Programs that write a paragraph as text between blank lines, as WordPress did before its blocks, leave it to the page
 * to make elements of them. Single line ends are breaks there.
 */
export function readParagraphs(parent: Root | Element, reading: Reading): void {
  for (const child of parent.children)
    if (child.type === "element" && CONTAINERS.has(child.tagName)) readParagraphs(child, reading);
  const runs = toRuns(parent.children);
  if (!runs.some(isLoose)) return;
  parent.children = runs.flatMap((run) => (isText(run) ? toParagraphs(run) : run));
  reading.isChanged = true;
}

/** Blocks alone, and what stands between them together. */
function toRuns(children: readonly RootContent[]): ElementContent[][] {
  const runs: ElementContent[][] = [];
  let isOpen = false;
  for (const child of children) {
    if (child.type === "doctype") continue;
    const isInline = !isBlock(child);
    if (isInline && isOpen) runs.at(-1)?.push(child);
    else runs.push([child]);
    isOpen = isInline;
  }
  return runs;
}

function isLoose(run: readonly ElementContent[]): boolean {
  return isText(run) && run.some((node) => node.type === "text" && BLANK_LINE.test(node.value));
}

function isText(run: readonly ElementContent[]): boolean {
  return run.some((node) =>
    node.type === "text" ? node.value.trim() !== "" : node.type === "element" && !isBlock(node),
  );
}

function isBlock(node: ElementContent): boolean {
  return node.type === "element" && (BLOCK_TAGS.has(node.tagName) || node.tagName === "center");
}

function toParagraphs(run: readonly ElementContent[]): Element[] {
  const paragraphs: ElementContent[][] = [[]];
  for (const node of run) {
    const parts = node.type === "text" ? node.value.split(BLANK_LINE) : [];
    if (node.type !== "text") paragraphs.at(-1)?.push(withBreaks(node));
    for (const [index, value] of parts.entries()) {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push(...toLines(value));
    }
  }
  return paragraphs.filter(isText).map((children) => ({
    ...{ type: "element", tagName: "p", properties: {} },
    children: withoutEnds(children),
  }));
}

function withBreaks(node: ElementContent): ElementContent {
  if (node.type !== "element" || node.tagName === "code") return node;
  const children = node.children.flatMap((child) =>
    child.type === "text" ? toLines(child.value) : [withBreaks(child)],
  );
  return { ...node, children };
}

function toLines(text: string): ElementContent[] {
  return text.split("\n").flatMap((value, index): ElementContent[] => {
    const line: ElementContent = { type: "text", value };
    return index === 0
      ? [line]
      : [{ type: "element", tagName: "br", properties: {}, children: [] }, line];
  });
}

function withoutEnds(children: readonly ElementContent[]): ElementContent[] {
  const isRest = (node: ElementContent) =>
    node.type === "text"
      ? node.value.trim() === ""
      : node.type === "element" && node.tagName === "br";
  const first = children.findIndex((node) => !isRest(node));
  const last = children.findLastIndex((node) => !isRest(node));
  return children.slice(first, last + 1);
}

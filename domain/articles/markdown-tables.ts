import type { Element, ElementContent } from "hast";
import { BLOCK_TAGS } from "../article-html/tag-sets.ts";

/** GFM tables have one header row, one alignment per column, and inline content. */
export function fitsMarkdownTable(table: Element): boolean {
  const [head, ...body] = getRows(table).map(getCells);
  const hasKnownElements = descendants(table).every(
    ({ tagName }) => !/^(?:caption|tfoot)$/.test(tagName),
  );
  if (!hasKnownElements || head === undefined || head.length === 0 || body.length === 0)
    return false;
  return (
    head.every(({ tagName }) => tagName === "th") &&
    body.every(
      (row) => row.length === head.length && row.every(({ tagName }) => tagName === "td"),
    ) &&
    [head, ...body].flat().every(isPlainCell) &&
    head.every((cell, column) =>
      body.every((row) => findAlignment(row[column]) === findAlignment(cell)),
    )
  );
}

export function withColumnAlignment(table: Element): Element {
  const copy = structuredClone(table);
  for (const cell of getRows(copy).flatMap(getCells)) {
    const align = findAlignment(cell);
    cell.properties = align === undefined ? {} : { align };
    const [only] = cell.children;
    if (cell.children.length === 1 && only?.type === "element" && only.tagName === "p") {
      cell.children = only.children;
    }
  }
  return copy;
}

function isPlainCell(cell: Element): boolean {
  const { style: _style, scope: _scope, colSpan, rowSpan, ...others } = cell.properties;
  const [only] = cell.children;
  const content =
    cell.children.length === 1 && isPlainParagraph(only) ? descendants(only) : descendants(cell);
  return (
    Object.keys(others).length === 0 &&
    Number(colSpan ?? 1) === 1 &&
    Number(rowSpan ?? 1) === 1 &&
    findAlignment(cell) !== "other" &&
    content.every(({ tagName }) => !BLOCK_TAGS.has(tagName))
  );
}

export function isPlainParagraph(node: Element["children"][number] | undefined): node is Element {
  return (
    node?.type === "element" && node.tagName === "p" && Object.keys(node.properties).length === 0
  );
}

function findAlignment(cell: Element | undefined): string | undefined {
  const style = cell?.properties.style;
  if (style === undefined) return undefined;
  return /^text-align:(left|right|center)$/.exec(String(style))?.[1] ?? "other";
}

function getRows(table: Element): Element[] {
  return table.children.flatMap((child) => {
    if (child.type !== "element") return [];
    if (child.tagName === "tr") return [child];
    return /^(?:thead|tbody)$/.test(child.tagName) ? getRows(child) : [];
  });
}

function getCells(row: Element): Element[] {
  return row.children.filter((child): child is Element => child.type === "element");
}

function descendants(node: Element): Element[] {
  return node.children.flatMap((child: ElementContent) =>
    child.type === "element" ? [child, ...descendants(child)] : [],
  );
}

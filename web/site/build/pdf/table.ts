import {
  type CellDetail,
  type FamilyTable,
  familyTable,
  type TableRow,
} from "../../src/catalogue/family-table.ts";
import type { Family } from "../../src/catalogue/model.ts";
import { colors } from "./colors.ts";
import {
  asDecoration,
  CONTENT_END,
  CONTENT_WIDTH,
  type Document,
  inElement,
  measureWidth,
  PAGE,
  write,
} from "./document.ts";

const MAX_FONT_SIZE = 7.5;
/** Between two columns, at the largest size. */
const GAP = 9;

interface Place {
  readonly x: number;
  readonly width: number;
  readonly isNumber: boolean;
  readonly head: readonly string[];
}

interface Layout {
  readonly size: number;
  readonly places: readonly Place[];
}

/** The whole table, with its head on each page. */
export function drawTable(doc: Document, family: Family): void {
  const table = familyTable(family);
  const layout = toLayout(doc, table);
  inElement(doc, "Table", () => {
    let y = openPage(doc, family, layout);
    for (const row of table.rows) {
      const height =
        layout.size * (row.cells.some(({ details }) => details.length > 0) ? 2.6 : 1.95);
      // Heads that are repeated are read once.
      if (y + height > CONTENT_END) y = openPage(doc, family, layout, asDecoration);
      drawRow(doc, row, layout, y);
      y += height;
    }
  });
}

/** All columns fit into the width of a page: the letters get smaller where they would not. */
function toLayout(doc: Document, { columns, rows }: FamilyTable): Layout {
  const parts = [
    { head: ["", "Referencia", ""], cells: rows.map((row) => [row.reference]), isNumber: false },
    ...columns.map(({ label, letters, unit, isNumber }, index) => ({
      head: [letters.join("–"), ...label.split(" "), unit ?? ""],
      cells: rows.map(({ cells }) => [
        cells[index]?.text ?? "",
        detailsText(cells[index]?.details ?? []),
      ]),
      isNumber,
    })),
  ];
  const natural = parts.map(({ head, cells }) => {
    const texts = [...head, ...cells.map(([text = ""]) => text)];
    const small = cells.map(([, details = ""]) => measureWidth(doc, details, MAX_FONT_SIZE * 0.85));
    return (
      Math.max(...texts.map((text) => measureWidth(doc, text, MAX_FONT_SIZE, true)), ...small) + GAP
    );
  });
  const sum = natural.reduce((all, width) => all + width, 0);
  const scale = CONTENT_WIDTH / sum;
  let x = PAGE.margin;
  const places = parts.map(({ head, isNumber }, index) => {
    const width = (natural[index] ?? 0) * scale;
    x += width;
    return { x: x - width, width: width - GAP * Math.min(scale, 1), isNumber, head };
  });
  return { size: MAX_FONT_SIZE * Math.min(scale, 1), places };
}

const asRow = (doc: Document, draw: () => void) => inElement(doc, "TR", draw);

/** @returns where the first row begins */
function openPage(
  doc: Document,
  { name }: Family,
  { size, places }: Layout,
  showHead: (doc: Document, draw: () => void) => void = asRow,
): number {
  doc.addPage();
  const heads = places.map((place) => toLines(doc, place, size));
  const line = size * 1.25;
  const height = (Math.max(...heads.map(({ length }) => length)) + 1) * line + size * 2;
  const top = PAGE.margin + 22;
  asDecoration(doc, () => {
    write(doc, name, { x: PAGE.margin, y: PAGE.margin, size: 11, bold: true });
    doc.rect(PAGE.margin, top, CONTENT_WIDTH, height).fill(colors.ground);
  });
  const drawHead = (place: Place, lines: readonly string[]) => {
    const end = top + height - size * 1.6;
    const [letter = ""] = place.head;
    drawCell(doc, place, letter, end - (lines.length + 1) * line, size, colors.brand);
    lines.forEach((text, at) => {
      drawCell(doc, place, text, end - (lines.length - at) * line, size, colors.text, true);
    });
    drawCell(doc, place, place.head.at(-1) ?? "", end, size, colors.muted);
  };
  showHead(doc, () => {
    places.forEach((place, index) => {
      const draw = () => drawHead(place, heads[index] ?? []);
      if (showHead === asRow) inElement(doc, "TH", draw, { scope: "Column" });
      else draw();
    });
  });
  return top + height;
}

/** The words of the label in lines of the column's width. */
function toLines(doc: Document, { head, width }: Place, size: number): string[] {
  const lines: string[] = [];
  for (const word of head.slice(1, -1)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && measureWidth(doc, longer, size, true) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawRow(doc: Document, row: TableRow, { size, places }: Layout, y: number): void {
  const end = PAGE.width - PAGE.margin;
  asDecoration(doc, () => {
    doc.moveTo(PAGE.margin, y).lineTo(end, y);
    doc.lineWidth(row.opensGroup ? 0.9 : 0.4).stroke(row.opensGroup ? colors.muted : colors.line);
  });
  const draw = (place: Place, index: number) => {
    const cell = row.cells[index - 1];
    const text = index === 0 ? row.reference : (cell?.text ?? "");
    drawCell(doc, place, text, y + size * 0.3, size, colors.text, index === 0);
    const details = detailsText(cell?.details ?? []);
    if (details !== "") drawCell(doc, place, details, y + size * 1.4, size * 0.85, colors.muted);
  };
  asRow(doc, () => {
    places.forEach((place, index) => {
      if (index === 0) inElement(doc, "TH", () => draw(place, index), { scope: "Row" });
      else inElement(doc, "TD", () => draw(place, index));
    });
  });
}

function drawCell(
  doc: Document,
  { x, width, isNumber }: Place,
  text: string,
  y: number,
  size: number,
  color: string,
  bold = false,
): void {
  if (text === "") return;
  const start = isNumber ? x + width - measureWidth(doc, text, size, bold) : x;
  write(doc, text, { x: start, y, size, color, bold });
}

const detailsText = (details: readonly CellDetail[]) =>
  details.map(({ letter, label, text }) => `${letter ?? label} ${text}`).join("  ");

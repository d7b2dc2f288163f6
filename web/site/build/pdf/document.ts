import { fileURLToPath } from "node:url";
import { site } from "kit/lib/site";
import PDFDocument from "pdfkit";
import { colors } from "./colors.ts";

export type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document["struct"]>;

/** A4 in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 36 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
export const CONTENT_END = PAGE.height - PAGE.margin - 24;

const getFile = (name: string) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));
const FONTS = {
  regular: getFile("hanken-grotesk-regular"),
  bold: getFile("hanken-grotesk-semibold"),
  /** For whole texts with a letter that the others lack. */
  other: getFile("dejavu-sans"),
} as const;

/** Elements of the document's structure that are open, the innermost last. */
const openElements = new WeakMap<Document, (Element | null)[]>();

/** Equal data gives equal bytes: the date is that of the data. */
export function openDocument(title: string, date: Date): Document {
  const doc = new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin: PAGE.margin,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    lang: "es",
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: site.brand, CreationDate: date },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  openElements.set(doc, [root]);
  return doc;
}

/** Readers that speak hear what `draw` writes as part of an element: `H1`, `Table`, `TR`, `Figure`. */
export function inElement<T>(
  doc: Document,
  type: string,
  draw: () => T,
  options: { readonly alt?: string; readonly scope?: "Column" | "Row" } = {},
): T {
  const open = openElements.get(doc) ?? [];
  const element = doc.struct(type, options);
  open.at(-1)?.add(element);
  open.push(element);
  const result = draw();
  open.pop();
  element.end();
  return result;
}

/** One picture: its shapes and letters are read as `alt`. */
export function inFigure(doc: Document, alt: string, draw: () => void): void {
  inElement(
    doc,
    "Figure",
    () => {
      const open = openElements.get(doc) ?? [];
      const figure = open.at(-1);
      open.push(null);
      figure?.add(draw);
      open.pop();
    },
    { alt },
  );
}

/** Lines, grounds and what each page repeats: readers that speak leave it out. */
export function asDecoration(doc: Document, draw: () => void): void {
  const open = openElements.get(doc) ?? [];
  open.push(null);
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
  open.pop();
}

const BASIC = /^[\x20-\x7e\xa1-\xff−–—•…’“”]*$/;
const OTHER = /^[\x20-\x7e\xa1-\xff−–—•…’“”αβ≤≥≈Ω⁰⁴-⁹]*$/;

/** @throws Error for a letter that the fonts lack, instead of writing another one */
export function fontFor(text: string, bold = false): string {
  if (BASIC.test(text)) return bold ? FONTS.bold : FONTS.regular;
  if (OTHER.test(text)) return FONTS.other;
  const unknown = [...text].find((letter) => !OTHER.test(letter));
  throw new Error(`The data sheets cannot show "${unknown}": ${text}`);
}

/** @returns where the next text begins */
export function write(doc: Document, text: string, options: TextOptions): number {
  const { x, y, size, bold = false, color = colors.text, width, link, baseline } = options;
  const plainText = text.replaceAll("\u00a0", " ");
  const print = () => {
    doc.font(fontFor(plainText, bold)).fontSize(size).fillColor(color);
    doc.text(plainText, x, y, {
      ...(width === undefined ? { lineBreak: false } : { width }),
      ...(link === undefined ? {} : { link }),
      ...(baseline === undefined ? {} : { baseline }),
      lineGap: 1.5,
    });
  };
  const element = openElements.get(doc)?.at(-1);
  if (!element) print();
  else if (link === undefined) element.add(print);
  else {
    const anchor = doc.struct("Link");
    element.add(anchor);
    anchor.add(print);
    anchor.end();
  }
  return doc.y;
}

interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Lines are broken at this width. */
  readonly width?: number;
  readonly link?: string;
  /** `y` is where letters stand, instead of their upper edge. */
  readonly baseline?: "alphabetic";
}

export function measureWidth(doc: Document, text: string, size: number, bold = false): number {
  const plainText = text.replaceAll("\u00a0", " ");
  return doc.font(fontFor(plainText, bold)).fontSize(size).widthOfString(plainText);
}

/** Writes the foot of every page. */
export async function closeDocument(doc: Document, foot: string, address: string): Promise<Buffer> {
  for (const element of openElements.get(doc) ?? []) element?.end();
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Text below the margin would open a page.
    doc.page.margins.bottom = 0;
    asDecoration(doc, () => {
      const y = PAGE.height - PAGE.margin - 8;
      const small = { y, size: 7.5, color: colors.muted };
      const number = `${page + 1} de ${count}`;
      const center = PAGE.width / 2 - measureWidth(doc, address, 7.5) / 2;
      write(doc, foot, { ...small, x: PAGE.margin });
      write(doc, address, { ...small, x: center });
      write(doc, number, {
        ...small,
        x: PAGE.width - PAGE.margin - measureWidth(doc, number, 7.5),
      });
    });
  }
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", () => resolve()));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

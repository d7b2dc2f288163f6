import PDFDocument from "pdfkit";
import { site } from "../../src/lib/site.ts";
import { colors } from "./colors.ts";

export type Document = InstanceType<typeof PDFDocument>;

/** A4 in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 36 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
export const CONTENT_END = PAGE.height - PAGE.margin - 24;

const FONTS = { regular: "Helvetica", bold: "Helvetica-Bold", greek: "Symbol" } as const;

/** Equal data gives equal bytes: the date is that of the data. */
export function openDocument(title: string, date: Date): Document {
  return new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin: PAGE.margin,
    autoFirstPage: false,
    bufferPages: true,
    lang: "es",
    info: { Title: title, Author: site.brand, CreationDate: date },
  });
}

/** @throws Error for a letter that the standard fonts of PDF lack, instead of writing another one */
export function winAnsi(text: string): string {
  const written = text.replaceAll("−", "–").replaceAll("\u00a0", " ");
  const [unknown] = /[^\x20-\x7e\xa1-\xff–—•…’“”]/.exec(written) ?? [];
  if (unknown !== undefined) throw new Error(`The data sheets cannot show "${unknown}": ${text}`);
  return written;
}

/** Greek letters are in a font of their own, where α is at "a". */
export function write(
  doc: Document,
  text: string,
  { x, y, size, bold = false, color = colors.text, width, align, link }: TextOptions,
): number {
  const isGreek = text === "α";
  const shown = isGreek ? "a" : winAnsi(text);
  doc.font(isGreek ? FONTS.greek : bold ? FONTS.bold : FONTS.regular).fontSize(size);
  doc.fillColor(color);
  doc.text(shown, x, y, {
    ...(width === undefined ? { lineBreak: false } : { width }),
    ...(align === undefined ? {} : { align }),
    ...(link === undefined ? {} : { link }),
    lineGap: 1.5,
  });
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
  readonly align?: "right" | undefined;
  readonly link?: string;
}

export function widthOf(doc: Document, text: string, size: number, bold = false): number {
  if (text === "α") return size * 0.63;
  return doc
    .font(bold ? FONTS.bold : FONTS.regular)
    .fontSize(size)
    .widthOfString(winAnsi(text));
}

/** Writes the foot of every page. */
export async function closeDocument(doc: Document, foot: string, address: string): Promise<Buffer> {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Text below the margin would open a page.
    doc.page.margins.bottom = 0;
    const y = PAGE.height - PAGE.margin - 8;
    const small = { y, size: 7.5, color: colors.muted };
    write(doc, foot, { ...small, x: PAGE.margin });
    write(doc, address, {
      ...small,
      x: PAGE.width / 2 - widthOf(doc, address, 7.5) / 2,
      link: address,
    });
    const number = `${page + 1} de ${count}`;
    write(doc, number, { ...small, x: PAGE.width - PAGE.margin - widthOf(doc, number, 7.5) });
  }
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", () => resolve()));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

import { createHash } from "node:crypto";
import { spanishLongDate } from "kit/lib/format/dates";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { encode } from "uqr";
import { familyFacts } from "../../src/catalogue/family-facts.ts";
import type { Catalogue, Family } from "../../src/catalogue/model.ts";
import { NOTICES } from "../../src/catalogue/notices.ts";
import { colors } from "./colors.ts";
import {
  asDecoration,
  CONTENT_WIDTH,
  closeDocument,
  type Document,
  inElement,
  inFigure,
  measureWidth,
  openDocument,
  PAGE,
  write,
} from "./document.ts";
import { drawSvg, type Frame } from "./drawing.ts";
import { drawTable } from "./table.ts";

export interface SheetSource {
  /** SVG code by slug of the family. */
  readonly findDrawing: (slug: string) => string;
  /** JPEG by name of the picture. */
  readonly loadPicture: (name: string) => Promise<Buffer>;
  /** Of the data. */
  readonly date: Date;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
}

export async function dataSheet(family: Family, source: SheetSource): Promise<Buffer> {
  const doc = openDocument(`${family.name}: tabla de referencias`, source.date);
  await drawFamily(doc, family, source);
  return closeDocument(doc, getFoot([family], source), source.origin + paths.family(family.slug));
}

export async function cataloguePdf(families: Catalogue, source: SheetSource): Promise<Buffer> {
  const doc = openDocument(`Catálogo de ${site.brand}`, source.date);
  drawCover(doc, families, source.origin);
  for (const family of families) await drawFamily(doc, family, source);
  return closeDocument(doc, getFoot(families, source), source.origin + paths.catalogue);
}

/** The same data has the same revision, whatever day the file is built. */
function getRevision(families: Catalogue, { findDrawing }: SheetSource): string {
  const data = JSON.stringify(families.map((family) => [family, findDrawing(family.slug)]));
  return createHash("sha256").update(data).digest("hex").slice(0, 6).toUpperCase();
}

const getFoot = (families: Catalogue, source: SheetSource) =>
  `${site.brand} · Revisión ${getRevision(families, source)} · Datos del ${spanishLongDate(source.date)}`;

const LEFT = { x: PAGE.margin, width: CONTENT_WIDTH * 0.46 };
const RIGHT = { x: LEFT.x + LEFT.width + 24, width: CONTENT_WIDTH - LEFT.width - 24 };
const PICTURE_HEIGHT = 150;
const QR_SIZE = 58;

/** Facts beside picture and drawing, then the table. */
async function drawFamily(doc: Document, family: Family, source: SheetSource): Promise<void> {
  const picture = await source.loadPicture(family.image);
  doc.addPage();
  drawFacts(doc, family);
  drawAddress(doc, source.origin + paths.family(family.slug));
  const top = { x: RIGHT.x, y: PAGE.margin };
  inFigure(doc, family.name, () =>
    doc.image(picture, top.x, top.y, {
      fit: [RIGHT.width, PICTURE_HEIGHT],
      align: "center",
    }),
  );
  const svg = source.findDrawing(family.slug);
  const y = PAGE.margin + PICTURE_HEIGHT + 12;
  const height = PAGE.height - PAGE.margin - 24 - y;
  const description = /<desc>([^<]*)<\/desc>/.exec(svg)?.[1] ?? "";
  inFigure(doc, `Plano de cotas. ${description}`, () =>
    drawSvg(doc, svg, { x: RIGHT.x, y, width: RIGHT.width, height }),
  );
  drawTable(doc, family);
}

function writeAs(
  doc: Document,
  text: string,
  options: Parameters<typeof write>[2],
  type: "P" | "H1" = "P",
): number {
  return inElement(doc, type, () => write(doc, text, options));
}

function drawFacts(doc: Document, family: Family): void {
  const muted = { ...LEFT, color: colors.muted };
  let y = PAGE.margin;
  y = writeAs(doc, family.category, { ...LEFT, y, size: 9, bold: true, color: colors.brand }) + 4;
  y = writeAs(doc, family.name, { ...LEFT, y, size: 20, bold: true }, "H1") + 6;
  y = writeAs(doc, family.shortDescription, { ...muted, y, size: 10 }) + 12;
  const facts = [...familyFacts(family), { label: "Precio", letter: null, text: "Consultar" }];
  const half = LEFT.width / 2;
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2);
    asDecoration(doc, () => {
      doc.moveTo(LEFT.x, y - 4).lineTo(LEFT.x + LEFT.width, y - 4);
      doc.lineWidth(0.4).stroke(colors.line);
    });
    const ends = pair.map(({ label, letter, text }, side) =>
      inElement(doc, "P", () => {
        const at = { x: LEFT.x + side * half, width: half - 12 };
        const below = write(doc, label, { ...at, y, size: 8, color: colors.muted });
        const end = at.x + measureWidth(doc, label, 8) + 4;
        if (letter !== null)
          write(doc, letter, { x: end, y, size: 8, bold: true, color: colors.brand });
        return write(doc, text, { ...at, y: below, size: 9.5, bold: true });
      }),
    );
    y = Math.max(...ends) + 8;
  }
  for (const note of family.notes) y = writeAs(doc, note, { ...muted, y, size: 8 }) + 3;
}

/** For who holds the paper: the page has the data of today. */
function drawAddress(doc: Document, address: string): void {
  const y = PAGE.height - PAGE.margin - 24 - QR_SIZE;
  inFigure(doc, `Código QR de ${address}`, () =>
    drawQr(doc, address, { x: LEFT.x, y, width: QR_SIZE, height: QR_SIZE }),
  );
  const x = LEFT.x + QR_SIZE + 10;
  const at = { x, width: LEFT.width - QR_SIZE - 10, size: 8 };
  inElement(doc, "P", () => {
    const next = write(doc, "Datos de hoy, tabla CSV y lista de consulta:", {
      ...at,
      y: y + 4,
      color: colors.muted,
    });
    const below = write(doc, address, { ...at, y: next, link: address, color: colors.brand });
    write(doc, NOTICES.documentos, { ...at, y: below + 2, size: 7, color: colors.muted });
  });
}

function drawQr(doc: Document, address: string, frame: Frame): void {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const side = frame.width / size;
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      // A little more than a module: readers show hairlines between shapes that only touch.
      if (isDark)
        doc.rect(frame.x + column * side, frame.y + line * side, side + 0.05, side + 0.05);
    });
  });
  doc.fill(colors.text);
}

function drawCover(doc: Document, families: Catalogue, origin: string): void {
  const at = { x: PAGE.margin, width: CONTENT_WIDTH };
  doc.addPage();
  let y = 120;
  y = writeAs(doc, site.brand, { ...at, y, size: 14, bold: true, color: colors.brand }) + 8;
  y =
    writeAs(doc, "Catálogo de componentes higiénicos", { ...at, y, size: 30, bold: true }, "H1") +
    8;
  y = writeAs(doc, site.motto, { ...at, y, size: 13, color: colors.muted }) + 30;
  for (const { name, slug, references } of families) {
    const link = origin + paths.family(slug);
    y = writeAs(doc, `${name}: ${references.length} referencias`, { ...at, y, size: 11, link }) + 5;
  }
  const contact = [site.salesEmail, site.phone, origin].join(" · ");
  writeAs(doc, contact, { ...at, y: y + 30, size: 10, color: colors.muted });
}

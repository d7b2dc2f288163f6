import { familyFacts } from "functions/domain/catalogue/family-facts";
import type { Catalogue, Family } from "functions/domain/catalogue/model";
import { spanishLongDate } from "../../src/lib/format/dates.ts";
import { paths } from "../../src/lib/paths.ts";
import { site } from "../../src/lib/site.ts";
import { colors } from "./colors.ts";
import {
  CONTENT_WIDTH,
  closeDocument,
  type Document,
  openDocument,
  PAGE,
  widthOf,
  write,
} from "./document.ts";
import { drawSvg } from "./drawing.ts";
import { drawTable } from "./table.ts";

export interface SheetSource {
  /** SVG code by slug of the family. */
  readonly drawingOf: (slug: string) => string;
  /** Of the data. */
  readonly date: Date;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
}

export async function dataSheet(family: Family, source: SheetSource): Promise<Buffer> {
  const doc = openDocument(`${family.name}: ficha técnica`, source.date);
  drawFamily(doc, family, source);
  return closeDocument(doc, footOf(source), source.origin + paths.family(family.slug));
}

export async function cataloguePdf(families: Catalogue, source: SheetSource): Promise<Buffer> {
  const doc = openDocument(`Catálogo de ${site.brand}`, source.date);
  drawCover(doc, families, source.origin);
  for (const family of families) drawFamily(doc, family, source);
  return closeDocument(doc, footOf(source), source.origin + paths.catalogue);
}

const footOf = ({ date }: SheetSource) => `${site.brand} · Datos del ${spanishLongDate(date)}`;

/** Facts beside the drawing, then the table. */
function drawFamily(doc: Document, family: Family, { drawingOf }: SheetSource): void {
  const left = { x: PAGE.margin, width: CONTENT_WIDTH * 0.46 };
  doc.addPage();
  let y = PAGE.margin;
  y = write(doc, family.category, { ...left, y, size: 9, bold: true, color: colors.brand }) + 4;
  y = write(doc, family.name, { ...left, y, size: 20, bold: true }) + 6;
  y = write(doc, family.shortDescription, { ...left, y, size: 10, color: colors.muted }) + 12;
  const facts = [...familyFacts(family), { label: "Precio", letter: null, text: "Consultar" }];
  const half = left.width / 2;
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2);
    doc.moveTo(left.x, y - 4).lineTo(left.x + left.width, y - 4);
    doc.lineWidth(0.4).stroke(colors.line);
    const ends = pair.map(({ label, letter, text }, side) => {
      const at = { x: left.x + side * half, width: half - 12 };
      const below = write(doc, label, { ...at, y, size: 8, color: colors.muted });
      const end = at.x + widthOf(doc, label, 8) + 4;
      if (letter !== null)
        write(doc, letter, { x: end, y, size: 8, bold: true, color: colors.brand });
      return write(doc, text, { ...at, y: below, size: 9.5, bold: true });
    });
    y = Math.max(...ends) + 8;
  }
  for (const note of family.notes)
    y = write(doc, note, { ...left, y, size: 8, color: colors.muted }) + 3;
  const x = left.x + left.width + 24;
  const height = PAGE.height - 2 * PAGE.margin - 24;
  drawSvg(doc, drawingOf(family.slug), {
    x,
    y: PAGE.margin,
    width: PAGE.width - PAGE.margin - x,
    height,
  });
  drawTable(doc, family);
}

function drawCover(doc: Document, families: Catalogue, origin: string): void {
  const at = { x: PAGE.margin, width: CONTENT_WIDTH };
  doc.addPage();
  let y = write(doc, site.brand, { ...at, y: 120, size: 14, bold: true, color: colors.brand }) + 8;
  y = write(doc, "Catálogo de componentes higiénicos", { ...at, y, size: 30, bold: true }) + 8;
  y = write(doc, site.motto, { ...at, y, size: 13, color: colors.muted }) + 30;
  for (const { name, slug, references } of families) {
    const link = origin + paths.family(slug);
    y = write(doc, `${name}: ${references.length} referencias`, { ...at, y, size: 11, link }) + 5;
  }
  const contact = [site.salesEmail, site.phone, origin].join(" · ");
  write(doc, contact, { ...at, y: y + 30, size: 10, color: colors.muted });
}

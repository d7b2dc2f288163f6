import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paths } from "kit/lib/paths";
import sharp from "sharp";
import { familyCsv } from "../src/catalogue/family-csv.ts";
import { finderFile } from "./finder-file.ts";
import { cataloguePdf, dataSheet } from "./pdf/data-sheet.ts";
import { CATALOGUE_FOLDER, keptCatalogue, readDrawing } from "./read-catalogue.ts";

/** Writes CSV and data sheet of each family, the catalog as PDF and the finder's index, beside the pages. */
export async function writeFamilyFiles(
  dist: string,
  origin: string,
  folder: string = CATALOGUE_FOLDER,
): Promise<void> {
  const families = keptCatalogue(folder);
  const source = {
    findDrawing: (slug: string) => readDrawing(slug, folder) ?? "",
    loadPicture: readPicture,
    date: dateOfData(),
    origin,
  };
  for (const family of families) {
    writeFileSync(join(dist, paths.familyCsv(family.slug)), familyCsv(family));
    writeFileSync(join(dist, paths.familySheet(family.slug)), await dataSheet(family, source));
  }
  const { address, text } = finderFile(families, folder);
  writeFileSync(join(dist, address), text);
  writeFileSync(join(dist, paths.cataloguePdf), await cataloguePdf(families, source));
}

const PICTURES = fileURLToPath(new URL("../images", import.meta.url));

/** @returns a JPEG, which PDFs can hold */
export function readPicture(name: string): Promise<Buffer> {
  return sharp(join(PICTURES, `${name}.webp`))
    .resize({ width: 900 })
    .flatten({ background: "white" })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** @returns the last commit of the tables, so that equal data gives equal files; without Git today */
function dateOfData(): Date {
  try {
    const args = ["log", "-1", "--format=%cI", "--", CATALOGUE_FOLDER];
    const date = execFileSync("git", args, { cwd: CATALOGUE_FOLDER, encoding: "utf8" }).trim();
    if (date !== "") return new Date(date);
  } catch {
    // Built from a copy without Git.
  }
  return new Date();
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { decodeCsv } from "kit/csv/decode-csv";
import { parseCsv } from "kit/csv/parse-csv";
import pictures from "kit/ui/images.json" with { type: "json" };
import { finderIndex } from "../src/catalogue/finder/build-index.ts";
import type { FinderIndex } from "../src/catalogue/finder/model.ts";
import { readSynonyms } from "../src/catalogue/finder/read-synonyms.ts";
import type { Catalogue } from "../src/catalogue/model.ts";
import { readCatalogue as readFiles } from "../src/catalogue/read-catalogue.ts";
import {
  type Materials,
  readMaterials as readMaterialSheet,
} from "../src/catalogue/read-materials.ts";
import { mergeAltTexts } from "../src/ui/alt-texts.ts";
import { GUIDES } from "../src/ui/guides.ts";

export const CATALOGUE_FOLDER = fileURLToPath(new URL("../catalogue", import.meta.url));
/** In messages. */
const SHOWN = "web/site/catalogue";

/** @throws Error with one line `<file>:<row>: <message>` per fault of the folder's tables and texts */
export function readCatalogue(folder: string = CATALOGUE_FOLDER): Catalogue {
  const catalogue = readFiles({
    folder: SHOWN,
    families: readFileSync(join(folder, "families.json"), "utf8"),
    loadSheet: (name) => readSheet(folder, `${name}.csv`),
    findDrawing: (slug) => readDrawing(slug, folder),
  });
  refuseUnknown(catalogue);
  readFinderIndex(catalogue, folder);
  return catalogue;
}

/** @throws Error with one line for each picture and guide of `families.json` that the site does not have */
function refuseUnknown(catalogue: Catalogue): void {
  const described = mergeAltTexts(catalogue);
  const faults = catalogue.flatMap(({ slug, image, moreImages, page }) =>
    [
      ...[image, ...moreImages].flatMap((name) => [
        ...(name in pictures ? [] : [`"${name}" is no picture: web/site/images/${name}.webp`]),
        ...(name in described ? [] : [`altTexts does not say what "${name}" shows`]),
      ]),
      ...(GUIDES.some(({ path }) => path === page) ? [] : [`page "${page}" is no guide`]),
    ].map((fault) => `${SHOWN}/families.json: ${slug}: ${fault}`),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** @throws Error with one line for each fault of the folder's table of synonyms */
export function readFinderIndex(
  catalogue: Catalogue,
  folder: string = CATALOGUE_FOLDER,
): FinderIndex {
  const index = finderIndex(catalogue);
  const sheet = readSheet(folder, "synonyms.csv");
  if ("fault" in sheet) throw new Error(sheet.fault);
  return { ...index, synonyms: readSynonyms(sheet, index) };
}

/** @throws Error as `readCatalogue` */
export function readMaterials(folder: string = CATALOGUE_FOLDER): Materials {
  const sheet = readSheet(folder, "materials.csv");
  if ("fault" in sheet) throw new Error(sheet.fault);
  return readMaterialSheet(sheet).materials;
}

/** @returns SVG code */
export function readDrawing(slug: string, folder: string = CATALOGUE_FOLDER): string | undefined {
  const path = join(folder, "drawings", `${slug}.svg`);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

const catalogueByFolder = new Map<string, Catalogue>();

/** Reads and judges the folder once for all texts and builds. @throws Error as `readCatalogue` */
export function keptCatalogue(folder: string = CATALOGUE_FOLDER): Catalogue {
  const catalogue = catalogueByFolder.get(folder) ?? readCatalogue(folder);
  catalogueByFolder.set(folder, catalogue);
  return catalogue;
}

export function forgetCatalogue(): void {
  catalogueByFolder.clear();
}

/** @returns every file that `readCatalogue` reads */
export function catalogueFiles(folder: string = CATALOGUE_FOLDER): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:csv|json|svg)$/.test(name))
    .map((name) => join(folder, name));
}

function readSheet(folder: string, name: string) {
  const path = `${SHOWN}/${name}`;
  if (!existsSync(join(folder, name))) return { fault: `${path}: the file is missing` };
  const decoded = decodeCsv(readFileSync(join(folder, name)));
  if (!decoded.ok) return { fault: `${path}: ${decoded.reason}` };
  const parsed = parseCsv(decoded.text);
  if (!parsed.ok) return { fault: `${path}:${parsed.line}: ${parsed.reason}` };
  return { path, header: parsed.header, rows: parsed.rows };
}

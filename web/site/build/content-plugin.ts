import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { fillRanges } from "../src/catalogue/fill-ranges.ts";
import type { Catalogue } from "../src/catalogue/model.ts";
import type { FamilyCard } from "../src/lib/catalogue-cards.ts";
import { finderFile } from "./finder-file.ts";
import { parseContent } from "./parse-content.ts";
import {
  CATALOGUE_FOLDER,
  catalogueFiles,
  forgetCatalogue,
  keptCatalogue,
  readDrawing,
} from "./read-catalogue.ts";

/** `import { page } from "#content/<name>.md"` gives a ContentPage; browser builds get an empty object. */
export function contentPages(isBrowserBuild: boolean, folder: string = CATALOGUE_FOLDER): Plugin {
  return {
    name: "content-pages",
    load(id) {
      if (!/\/content\/[^/]+\.md$/.test(id)) return null;
      for (const file of catalogueFiles(folder)) this.addWatchFile(file);
      const page = withoutStack(() =>
        parseContent(
          `web/site/content/${basename(id)}`,
          readFileSync(id, "utf8"),
          keptCatalogue(folder),
        ),
      );
      const code = `export const page = ${isBrowserBuild ? "{}" : JSON.stringify(page)};`;
      return { code, moduleType: "js" };
    },
  };
}

/**
 * Fills two modules with web/site/catalogue: what the cards of families show, and, except in builds for browsers, the
 * tables. Visitors get rows only as finished pages.
 */
export function catalogueTables(
  isBrowserBuild: boolean,
  folder: string = CATALOGUE_FOLDER,
): Plugin {
  const getExports = (id: string): object | null => {
    const read = () => withoutStack(() => keptCatalogue(folder));
    if (id.endsWith("/src/lib/catalogue-cards.ts")) return { familyCards: read().map(toCard) };
    if (isBrowserBuild || !id.endsWith("/src/app/product-tables.ts")) return null;
    const { address: index, start } = finderFile(read(), folder);
    const drawings = read().map(({ slug }) => [slug, readDrawing(slug, folder)] as const);
    return { catalogue: read(), drawings: Object.fromEntries(drawings), finder: { index, start } };
  };
  return {
    name: "catalogue-tables",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { address, text } = finderFile(keptCatalogue(folder), folder);
        if (request.url === address) response.end(text);
        else next();
      });
    },
    load(id) {
      const exports = getExports(id);
      if (exports === null) return null;
      for (const file of catalogueFiles(folder)) this.addWatchFile(file);
      const code = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: code.join("\n"), moduleType: "js" };
    },
  };
}

function toCard(family: Catalogue[number]): FamilyCard {
  const { id, slug, name, category, badgePosition, calculator, page } = family;
  const { card, landing, image, altTexts } = family;
  return {
    ...{ id, slug, name, category, badgePosition, calculator, page },
    ...{ card, landing, image, altTexts },
  };
}

/** Judges the tables of the catalog and writes their ranges into the `content.ts` files of the site. */
export function catalogueRanges(folder: string = CATALOGUE_FOLDER): Plugin {
  return {
    name: "catalogue-ranges",
    enforce: "pre",
    watchChange: forgetCatalogue,
    buildStart() {
      withoutStack(() => keptCatalogue(folder));
    },
    transform(source, id) {
      const [path] = /\/src\/pages\/[^/]+\/content\.ts$/.exec(id) ?? [];
      if (path === undefined || !source.includes("{{")) return null;
      for (const file of catalogueFiles(folder)) this.addWatchFile(file);
      const code = withoutStack(() => fillRanges(`web/site${path}`, source, keptCatalogue(folder)));
      return { code, map: null };
    },
  };
}

function withoutStack<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    // The build would print the stack as well.
    if (error instanceof Error) delete error.stack;
    throw error;
  }
}

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fillRanges } from "domain/catalogue/fill-ranges";
import type { Plugin } from "vite";
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
export function contentPages(isBrowserBuild: boolean): Plugin {
  return {
    name: "content-pages",
    load(id) {
      if (!/\/content\/[^/]+\.md$/.test(id)) return null;
      for (const file of catalogueFiles()) this.addWatchFile(file);
      const page = withoutStack(() =>
        parseContent(`web/content/${basename(id)}`, readFileSync(id, "utf8"), keptCatalogue()),
      );
      const code = `export const page = ${isBrowserBuild ? "{}" : JSON.stringify(page)};`;
      return { code, moduleType: "js" };
    },
  };
}

/** Fills web/src/app/product-tables.ts, which stays empty in browser builds. */
export function catalogueTables(isBrowserBuild: boolean): Plugin {
  return {
    name: "catalogue-tables",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { address, text } = finderFile(keptCatalogue());
        if (request.url === address) response.end(text);
        else next();
      });
    },
    load(id) {
      if (isBrowserBuild || !id.endsWith("/src/app/product-tables.ts")) return null;
      for (const file of catalogueFiles()) this.addWatchFile(file);
      const catalogue = withoutStack(() => keptCatalogue());
      const drawings = Object.fromEntries(catalogue.map(({ slug }) => [slug, readDrawing(slug)]));
      const { address: index, start } = finderFile(catalogue);
      const code = Object.entries({ catalogue, drawings, finder: { index, start } })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
      return { code, moduleType: "js" };
    },
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
      const [path] = /\/src\/site\/[^/]+\/content\.ts$/.exec(id) ?? [];
      if (path === undefined || !source.includes("{{")) return null;
      for (const file of catalogueFiles(folder)) this.addWatchFile(file);
      const code = withoutStack(() => fillRanges(`web${path}`, source, keptCatalogue(folder)));
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

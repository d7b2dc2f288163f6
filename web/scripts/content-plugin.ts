import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { parseContent } from "./parse-content.ts";

/** `import { page } from "#content/<name>.md"` gives a ContentPage; browser builds get an empty object. */
export function contentPages(isBrowserBuild: boolean): Plugin {
  return {
    name: "content-pages",
    load(id) {
      if (!/\/content\/[^/]+\.md$/.test(id)) return null;
      const page = read(id);
      const code = `export const page = ${isBrowserBuild ? "{}" : JSON.stringify(page)};`;
      return { code, moduleType: "js" };
    },
  };
}

function read(path: string) {
  try {
    return parseContent(`web/content/${basename(path)}`, readFileSync(path, "utf8"));
  } catch (error) {
    // The build would print the stack as well.
    if (error instanceof Error) delete error.stack;
    throw error;
  }
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a value looks like that still has to be found out: `.example` domains, `[texts]` in brackets, zeros for a phone. */
const PLACEHOLDERS = [
  /[\w.-]+\.example\b(?!\.\w)/g,
  /\[\p{L}[^\]\n"<>]{2,}\]/gu,
  /\+45(?: ?00){4}(?! ?\d)/g,
];

/**
 * Placeholders in the finished pages of a build.
 * @param {string} web folder of the web workspace
 * @returns {string[]} one line for each value, with the pages that show it
 */
export function placeholdersIn(web) {
  const dist = join(web, "dist");
  const pages = new Map();
  for (const name of readdirSync(dist).filter((file) => file.endsWith(".html"))) {
    // Selectors and scripts have brackets of their own.
    const text = readFileSync(join(dist, name), "utf8").replace(/<style[\s\S]*?<\/style>/g, "");
    for (const value of new Set(PLACEHOLDERS.flatMap((pattern) => text.match(pattern) ?? [])))
      pages.set(value, [...(pages.get(value) ?? []), name]);
  }
  return [...pages].map(([value, names]) => `  ${value} (${names.join(", ")})`);
}

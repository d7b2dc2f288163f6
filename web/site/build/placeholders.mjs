import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `.example` domains, `[texts]` in brackets, zeros of a telephone number. */
const PLACEHOLDERS = [
  /[\w.-]+\.example\b(?!\.\w)/g,
  /\[\p{L}[^\]\n"<>]{2,}\]/gu,
  /\+45(?: ?00){4}(?! ?\d)/g,
];

/**
 * @param {string} text
 * @returns {string[]}
 */
export function findPlaceholders(text) {
  return PLACEHOLDERS.flatMap((pattern) => text.match(pattern) ?? []);
}

/**
 * @param {string} web
 * @returns one line for each placeholder
 */
export function placeholdersIn(web) {
  const dist = join(web, "dist");
  const pages = new Map();
  for (const name of readdirSync(dist).filter((file) => file.endsWith(".html"))) {
    // Selectors have brackets, too.
    const text = readFileSync(join(dist, name), "utf8").replace(/<style[\s\S]*?<\/style>/g, "");
    for (const value of new Set(findPlaceholders(text)))
      pages.set(value, [...(pages.get(value) ?? []), name]);
  }
  return [...pages].map(([value, names]) => `  ${value} (${names.join(", ")})`);
}

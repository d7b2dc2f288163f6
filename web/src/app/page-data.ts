import type { PageData } from "#lib/page-data.ts";

/** What the server left in the page, or null: prerendered pages and the empty shell carry nothing. */
export function readPageData(): PageData {
  const text = document.getElementById("__data")?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

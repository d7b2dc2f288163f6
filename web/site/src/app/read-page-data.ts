import type { PageData } from "#lib/page-data.ts";

export function readPageData(): PageData {
  const text = document.getElementById("__data")?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

import { paths } from "kit/lib/paths";

/** Shows the number in the header, and tells styles whether there is a list. */
export function showListCount(count: number): void {
  document.documentElement.toggleAttribute("data-list", count > 0);
  const link = document.querySelector<HTMLElement>(`header a[href="${paths.list}"]`);
  if (link === null) return;
  link.dataset.count = count > 0 ? String(count) : "";
  link.setAttribute("aria-label", `Lista de consulta, ${referencesText(count)}`);
}

/** Tells app/boot/quote-list.ts of links that were added to the page after it was loaded. */
export function markListed(): void {
  document.dispatchEvent(new Event(ADDED));
}
export const ADDED = "links-added";

export function referencesText(count: number): string {
  return `${count} ${count === 1 ? "referencia" : "referencias"}`;
}

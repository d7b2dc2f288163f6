import { readStored, writeStored } from "#lib/browser-storage.ts";

/** Keeps the words of the page's address for an inquiry; replaces earlier words. */
export function recordSearch(): void {
  const origin = readStored("sessionStorage", "nhk.origin") as object | undefined;
  const search = new URLSearchParams(location.search).get("q")?.trim();
  writeStored("sessionStorage", "nhk.origin", { ...origin, search });
}

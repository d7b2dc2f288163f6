import { readStored, writeStored } from "./browser-storage.ts";

/** Keeps the words of the page's address for an inquiry; replaces earlier words. */
export function recordSearch(): void {
  const search = new URLSearchParams(location.search).get("q")?.trim();
  if (!search) return;
  const origin = readStored("sessionStorage", "nhk.origin") as object | undefined;
  writeStored("sessionStorage", "nhk.origin", { ...origin, search });
}

import { readStored, writeStored } from "kit/lib/browser-storage";

/** For an inquiry: the words in the address. */
export function recordSearch(): void {
  const search = new URLSearchParams(location.search).get("q")?.trim();
  if (!search) return;
  const origin = readStored("sessionStorage", "nhk.origin") as object | undefined;
  writeStored("sessionStorage", "nhk.origin", { ...origin, search });
}

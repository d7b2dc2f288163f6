import { readStored, removeStored, writeStored } from "./browser-storage.ts";
import { paths } from "./paths.ts";

/** Lets article pages show ui/article/admin-bar.ts; grants no rights. */
const KEY = "nhk.admin";

export function isAdminMarked(): boolean {
  return readStored("localStorage", KEY) !== undefined;
}

export function markSession(state: string): void {
  if (state === "loading") return;
  if (state !== "signed-in") removeStored("localStorage", KEY);
  else writeStored("localStorage", KEY, readStored("localStorage", KEY) ?? paths.panel);
}

export function rememberAddress(address: string): void {
  if (isAdminMarked()) writeStored("localStorage", KEY, address);
}

import { readStored, removeStored, writeStored } from "./browser-storage.ts";

/** Message for the next page, after a redirect. */
export interface Flash {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly text?: string | undefined;
}

const KEY = "nhk.flash";

export function setFlash(flash: Flash): void {
  writeStored("sessionStorage", KEY, flash);
}

export function consumeFlash(): Flash | null {
  const value = readStored("sessionStorage", KEY);
  removeStored("sessionStorage", KEY);
  return isFlash(value) ? value : null;
}

function isFlash(value: unknown): value is Flash {
  const { kind, title } = (value ?? {}) as Partial<Flash>;
  return (kind === "success" || kind === "error") && typeof title === "string";
}

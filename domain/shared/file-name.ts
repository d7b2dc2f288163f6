import { cutStart } from "./cut-text.ts";

const MAX_LENGTH = 200;

/** The last part of a path, on one line. */
export function fileNameToShow(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return cutStart(last.replace(/[\p{C}\s]+/gu, " ").trim(), MAX_LENGTH);
}

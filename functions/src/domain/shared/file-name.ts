const LONGEST = 200;

/** The last part of a path, on one line. */
export function fileNameToShow(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return last
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(-LONGEST);
}

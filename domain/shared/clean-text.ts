/** Excel and XML write control characters as `_x000D_`. */
const WRITTEN = /_x00([01][\dA-Fa-f])_/g;
/** Vertical tab, form feed, NEL and the separators of Unicode end a line, too. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Ends lines by \n, and drops control characters except tabs. */
export function cleanText(text: string): string {
  return withControls(text.toWellFormed())
    .replace(LINE_ENDS, "\n")
    .replace(/[^\P{Cc}\t\n]+/gu, "");
}

/** Blanks and control characters become one blank. */
export function cleanLine(text: string): string {
  return withControls(text.toWellFormed())
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** Line ends, other control characters and marks that turn the direction of a text become blanks. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ");
}

/** Ends lines by \n; control characters except tabs become blanks, so that words stay apart. */
export function toLines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]+/gu, " ");
}

function withControls(text: string): string {
  if (!text.includes("_x00")) return text;
  return text.replace(WRITTEN, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

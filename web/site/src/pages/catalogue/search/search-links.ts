/** @returns the address of a page that searches for the text */
export function searchIn(path: string, text: string): string {
  return `${path}?${new URLSearchParams({ q: text.trim() })}`;
}

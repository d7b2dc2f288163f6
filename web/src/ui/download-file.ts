/**
 * Hands the person a file.
 * @param name as it is saved
 * @param type media type with charset
 */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `posts-2026-11-21.csv`: the day tells one export from the next. */
export function datedName(stem: string, extension: string, now: Date): string {
  return `${stem}-${now.toISOString().slice(0, 10)}.${extension}`;
}

export const CSV_TYPE = "text/csv;charset=utf-8";
export const JSON_TYPE = "application/json;charset=utf-8";

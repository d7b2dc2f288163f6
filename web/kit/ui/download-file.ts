export function downloadFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @returns for example `posts-2026-11-21.csv` */
export function datedName(stem: string, extension: string, now: Date): string {
  return `${stem}-${now.toISOString().slice(0, 10)}.${extension}`;
}

export const CSV_TYPE = "text/csv;charset=utf-8";
export const JSON_TYPE = "application/json;charset=utf-8";

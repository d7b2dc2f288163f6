const KB = 1024;

/**
 * Formats a number of bytes as "84 kB" or "4.2 MB", in the units in which limits of files count.
 * @param mark decimal sign
 */
export function formatFileSize(bytes: number, mark: "," | "." = "."): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)} kB`;
  return `${(bytes / KB / KB).toFixed(1).replace(".", mark)} MB`;
}

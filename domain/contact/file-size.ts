const KB = 1024;

/** @param mark decimal sign */
export function fileSize(bytes: number, mark: "," | "."): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)} kB`;
  return `${(bytes / KB / KB).toFixed(1).replace(".", mark)} MB`;
}

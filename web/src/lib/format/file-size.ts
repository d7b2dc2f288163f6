/** In the units of file managers: "84 kB", "4.2 MB". */
export function fileSize(bytes: number, language = "en"): string {
  const [unit, size] = bytes < 1e6 ? ["kilobyte", bytes / 1e3] : ["megabyte", bytes / 1e6];
  const rounded = unit === "kilobyte" ? Math.max(1, Math.round(size)) : size;
  const format = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, format).format(rounded);
}

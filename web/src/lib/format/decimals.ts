/**
 * Not for the first script of a page: Intl's tables load slowly.
 * @param digits decimals at most
 */
export function spanishDecimal(value: number, digits = 6): string {
  const format = new Intl.NumberFormat("es-ES", { maximumFractionDigits: digits });
  return format.format(value).replace("-", "−");
}

/** Keeps number and unit on one line. */
export function withUnit(value: number, unit: string, digits?: number): string {
  return `${spanishDecimal(value, digits)}\u00a0${unit}`;
}

/** @param digits decimals at most */
export function spanishDecimal(value: number, digits = 6): string {
  const format = new Intl.NumberFormat("es-ES", { maximumFractionDigits: digits });
  return format.format(value).replace("-", "−");
}

export function withUnit(value: number, unit: string, digits?: number): string {
  return `${spanishDecimal(value, digits)}\u00a0${unit}`;
}

/** Without Intl, whose tables are slow to load. */
export function spanishNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ".");
}

/** Intl's tables load slowly. */
export function spanishNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3}){1,5}$)/g, ".");
}

/**
 * `3.127`: Spanish leaves four figures together, but in a list of counts they are read side by side. Without `Intl`,
 * whose tables for a language cost the first script of every page 15 ms of a desktop's processor.
 * @param value a whole number from 0
 */
export function spanishNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ".");
}

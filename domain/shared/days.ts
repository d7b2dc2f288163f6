export const DAY_MS = 86_400_000;

/** Whether the year is 2000 to 2099, as in firestore.rules: other years of a post are mistakes. */
export function isOfCentury(date: Date): boolean {
  return Math.floor(date.getUTCFullYear() / 100) === 20;
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

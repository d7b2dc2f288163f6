/** Below the property's quota of 2,000, which other clients use too. */
export const INDEX_CHECKS_PER_DAY = 1800;

/** The day of Search Console's quota, as YYYY-MM-DD. */
export function pacificDay(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(now);
}

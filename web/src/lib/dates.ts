/**
 * The three ways a date is written (specification 9). Formats are pinned to a time zone where both the server and the
 * browser write the same date, so that hydration never finds a difference.
 */
const spanishLong = new Intl.DateTimeFormat("es-ES", {
  dateStyle: "long",
  timeZone: "Europe/Madrid",
});

/** `21 de noviembre de 2026`, in the time of Spain: what readers see. */
export function spanishLongDate(date: Date): string {
  return spanishLong.format(date);
}

/** `Nov 21, 2026, 10:30 AM`, in the administrator's own time zone: what the panel shows. */
export function adminDate(date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}

/** `Nov 21, 2026`, in the administrator's own time zone. */
export function adminDay(date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}

/** `2026-11-21 09:30 +00:00`, in UTC: what the sitemap table shows. */
export function sitemapDate(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace("T", " ")} +00:00`;
}

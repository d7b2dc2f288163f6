/** Hydration requires the same text on server and browser. */
const spanishLong = new Intl.DateTimeFormat("es-ES", {
  dateStyle: "long",
  timeZone: "Europe/Madrid",
});

export function spanishLongDate(date: Date): string {
  return spanishLong.format(date);
}

const MINUTE = {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

export function adminDate(date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    ...MINUTE,
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}

/** Administrators may be in different time zones. */
export function adminZonedDate(date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    ...MINUTE,
    timeZoneName: "short",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}

export function adminDay(date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}

export function sitemapDate(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace("T", " ")} +00:00`;
}

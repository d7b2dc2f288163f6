import * as v from "valibot";
import { DaysSchema, type StoredDays } from "./daily-totals.ts";
import type { Days } from "./figures.ts";

/** A browser gets maps as twenty times as much text. */
export function textOfDays(days: Days): string {
  const paths = [...new Set(Object.values(days).flatMap(({ pages }) => Object.keys(pages)))];
  const places = new Map(paths.map((path, place) => [path, String(place)]));
  return JSON.stringify({ paths, days: withPages(days, (path) => places.get(path) ?? path) });
}

/** Without the figures of inquiries, for ArticleDaysSchema. */
export function textOfArticleDays(days: Days): string {
  const articles = Object.entries(days).map(([day, { views, published }]) => [
    day,
    { views, published },
  ]);
  return JSON.stringify(Object.fromEntries(articles));
}

export const StoredDaysSchema = v.union([
  v.pipe(
    v.string(),
    v.parseJson(),
    v.strictObject({ paths: v.array(v.string()), days: DaysSchema }),
    v.transform(({ paths, days }) => withPages(days, (place) => paths[Number(place)] ?? place)),
  ),
  DaysSchema,
]);

export function daysFrom(stored: StoredDays): Days {
  return v.parse(StoredDaysSchema, stored);
}

function withPages(days: Days, toKey: (key: string) => string): Days {
  const changed = Object.entries(days).map(([day, totals]) => {
    const pages = Object.entries(totals.pages).map(([key, count]) => [toKey(key), count] as const);
    return [day, { ...totals, pages: Object.fromEntries(pages) }] as const;
  });
  return Object.fromEntries(changed);
}

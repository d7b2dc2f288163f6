import { expect, it } from "vitest";
import { adminDate, adminDay, adminZonedDate, sitemapDate, spanishLongDate } from "./dates.ts";

it("formats the Spanish date in Madrid time, whatever the machine's time zone", () => {
  expect(spanishLongDate(new Date("2026-11-20T23:30:00Z"))).toBe("21 de noviembre de 2026");
});

it("writes the panel's date in US English short form", () => {
  const text = adminDate(new Date("2026-01-05T09:07:00Z"), "UTC").replaceAll("\u202f", " ");
  expect(text).toBe("Jan 5, 2026, 09:07 AM");
});

it("names the time zone of a date to come", () => {
  const text = adminZonedDate(new Date("2026-12-24T09:30:00Z"), "Europe/Madrid");
  expect(text.replaceAll("\u202f", " ")).toBe("Dec 24, 2026, 10:30 AM GMT+1");
});

it("writes the sitemap's date in UTC to the minute", () => {
  expect(sitemapDate(new Date("2026-11-21T10:05:59+02:00"))).toBe("2026-11-21 08:05 +00:00");
});

it("writes the panel's day without a time", () => {
  expect(adminDay(new Date("2026-01-05T23:30:00Z"), "UTC")).toBe("Jan 5, 2026");
});

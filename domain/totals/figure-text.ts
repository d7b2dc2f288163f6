import { formatWorkingTime } from "../contact/working-hours.ts";

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Figures in English, for panel and mail. */

export const dateText = (day: string) => dateFormat.format(new Date(day));
export const numberText = (value: number) => value.toLocaleString("en-US");
export const minutesText = (minutes: number) => formatWorkingTime(minutes * 60_000);

export function changeText(now: number, before: number): string {
  const sign = now < before ? "−" : "+";
  return `${sign}${numberText(Math.abs(now - before))}`;
}

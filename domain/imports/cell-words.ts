import { cleanLine } from "../shared/clean-text.ts";
import { DAY_MS } from "../shared/days.ts";
import { folded } from "../shared/folded.ts";

/** As spreadsheets and blogs say it, without accents and capitals. */
const YES = new Set(
  "true verdadero si yes y s 1 x publicado publicada publicar published publish public activo activa active on live ok visible".split(
    " ",
  ),
);
const NO = new Set(
  "false falso no n 0 - borrador draft drafts pendiente pending privado private inactivo inactiva inactive off oculto hidden unpublished despublicado".split(
    " ",
  ),
);
const PHRASES_OF_NO = new Set([
  "no publicado",
  "no publicada",
  "sin publicar",
  "not published",
  "auto-draft",
]);

/** @returns undefined for a word that says neither; an empty cell means no */
export function parseDecision(cell: string): boolean | undefined {
  const word = folded(cleanLine(cell)).replace(/[✓✔☑]/gu, "x").replace(/[.!]/g, "").trim();
  if (YES.has(word)) return true;
  return word === "" || NO.has(word) || PHRASES_OF_NO.has(word) ? false : undefined;
}

/** The first day of spreadsheets; the 29th of February 1900, which never was, is counted. */
const SERIAL_START = Date.UTC(1899, 11, 30);
/** Serials of dates from 1990 to 2100, which no day, month or year looks like. */
const SERIALS = { from: 32_874, to: 73_051 };
const HOUR_OF_DAYS = 12;

const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/;
const NAMED = /^(\d{1,2})(?: de)? ([a-z]{3,10})\.?(?: de)?,? (\d{4})(?!\d)(.*)$/;
const NAMED_FIRST = /^([a-z]{3,10})\.? (\d{1,2}),? (\d{4})(?!\d)(.*)$/;
const WEEKDAY = /^(?:lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,7}[.,]{0,2} /;
const MONTHS = "ene|jan feb mar abr|apr may jun jul ago|aug sep|set oct nov dic|dec".split(" ");
const TIME =
  /^,? ?t? ?(?:a las )?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?(?: ?h(?:oras)?\.?)? ?([ap]\.? ?m\.?)?$/i;

/**
 * Reads ISO 8601, day/month/year, year/month/day, each with a time or without, and serials of spreadsheets. What has no
 * time zone is local; a day stands at noon, so that it is the same day in every zone nearby.
 */
export function parseDate(cell: string): Date | undefined {
  const line = cleanLine(cell);
  const text = folded(line).replace(WEEKDAY, "");
  const [, day, , month, year, rest = ""] = DAY_FIRST.exec(text) ?? [];
  if (day !== undefined) return parseTime([fullYear(year), Number(month), Number(day)], rest);
  const [, isoYear, , isoMonth, isoDay, isoRest = ""] = YEAR_FIRST.exec(text) ?? [];
  if (isoYear !== undefined) {
    if (/\d(?:z| ?[+-]\d{2}:?\d{2})$/.test(isoRest)) return parseInstant(line.replace(" ", "T"));
    return parseTime([Number(isoYear), Number(isoMonth), Number(isoDay)], isoRest);
  }
  const [, firstDay, firstName, firstYear, firstRest = ""] = NAMED.exec(text) ?? [];
  if (firstName !== undefined) {
    // As in feeds: 31 Jan 2025 10:30:00 +0000.
    if (/ (?:gmt|utc|[+-]\d{4})$/.test(firstRest)) return parseInstant(line);
    return parseTime([Number(firstYear), parseMonth(firstName), Number(firstDay)], firstRest);
  }
  const [, name, nameDay, nameYear, nameRest = ""] = NAMED_FIRST.exec(text) ?? [];
  if (name !== undefined)
    return parseTime([Number(nameYear), parseMonth(name), Number(nameDay)], nameRest);
  return serialDate(text);
}

function serialDate(text: string): Date | undefined {
  const serial = /^\d{5}(?:[.,]\d{1,12})?$/.test(text) ? Number(text.replace(",", ".")) : 0;
  if (serial < SERIALS.from || serial > SERIALS.to) return undefined;
  const minutes = Math.round(serial * 24 * 60);
  const date = new Date(SERIAL_START + minutes * 60_000);
  const isDay = (minutes * 60_000) % DAY_MS === 0;
  return new Date(
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    isDay ? HOUR_OF_DAYS : date.getUTCHours(),
    date.getUTCMinutes(),
  );
}

/** @returns 0 for a word that is no month */
function parseMonth(name: string): number {
  return MONTHS.findIndex((names) => names.split("|").includes(name.slice(0, 3))) + 1;
}

/** Two digits are of this century. */
function fullYear(text: string | undefined): number {
  return Number(text) + (text?.length === 2 ? 2000 : 0);
}

function parseInstant(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function parseTime(
  [year, month, day]: readonly [number, number, number],
  text: string,
): Date | undefined {
  const time = TIME.exec(text.trim());
  if ((text.trim() !== "" && !time) || month < 1) return undefined;
  const half = time?.[4]?.[0]?.toLowerCase();
  const givenHour = Number(time?.[1] ?? HOUR_OF_DAYS);
  if (half && (givenHour < 1 || givenHour > 12)) return undefined;
  const hour = half ? (givenHour % 12) + (half === "p" ? 12 : 0) : givenHour;
  const [minute, second] = [Number(time?.[2] ?? 0), Number(time?.[3] ?? 0)];
  const date = new Date(year, month - 1, day, hour, minute, second);
  // Date rolls 31 February over to March, and 25:00 to the next day.
  const isDate = date.getMonth() === month - 1 && date.getDate() === day;
  return isDate && hour < 24 && minute < 60 && second < 60 ? date : undefined;
}

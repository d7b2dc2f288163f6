import { describe, expect, it } from "vitest";
import { parseDate, parseDecision } from "./cell-words.ts";

describe("a word for published", () => {
  it.each([
    "true",
    "VERDADERO",
    "sí",
    "SI",
    " Sí ",
    "yes",
    "1",
    "x",
    "X",
    "publicado",
    "Publish",
    "✓",
  ])("%j means yes", (word) => expect(parseDecision(word)).toBe(true));
  it.each(["false", "Falso", "no", "NO", "0", "borrador", "Draft", "", " ", "No publicado"])(
    "%j means no",
    (word) => expect(parseDecision(word)).toBe(false),
  );
  it.each(["quizá", "2", "mañana"])("%j means neither", (word) =>
    expect(parseDecision(word)).toBeUndefined(),
  );
});

describe("a date", () => {
  const local = (cell: string) => {
    const date = parseDate(cell);
    if (!date) return undefined;
    const minutes = date.getTime() - date.getTimezoneOffset() * 60_000;
    return new Date(minutes).toISOString().slice(0, 16);
  };
  it.each([
    ["31/01/2025", "2025-01-31T12:00"],
    ["31/1/25", "2025-01-31T12:00"],
    ["31-1-25", "2025-01-31T12:00"],
    ["31.01.2025", "2025-01-31T12:00"],
    ["2025-01-31", "2025-01-31T12:00"],
    ["2025/1/31", "2025-01-31T12:00"],
    ["31/01/2025 10:30", "2025-01-31T10:30"],
    ["31/01/2025 9:05:10", "2025-01-31T09:05"],
    ["31/01/2025, 10:30 h", "2025-01-31T10:30"],
    ["2025-01-31 9:05", "2025-01-31T09:05"],
    ["2025-01-31T10:30", "2025-01-31T10:30"],
    ["2025-01-31T10:30:15.000", "2025-01-31T10:30"],
    ["31/01/2025 10:30 p. m.", "2025-01-31T22:30"],
    ["1/2/2025 12:05 AM", "2025-02-01T00:05"],
    ["31 de enero de 2025", "2025-01-31T12:00"],
    ["31 ene 2025 10:30", "2025-01-31T10:30"],
    ["January 31, 2025", "2025-01-31T12:00"],
    ["viernes, 31 de enero de 2025", "2025-01-31T12:00"],
    ["45688", "2025-01-31T12:00"],
    ["45688.4375", "2025-01-31T10:30"],
    ["45688,4375", "2025-01-31T10:30"],
  ])("%j is read", (cell, minute) => expect(local(cell)).toBe(minute));

  it.each([
    ["2025-01-31T10:30Z", "2025-01-31T10:30:00.000Z"],
    ["2025-01-31 10:30:00+02:00", "2025-01-31T08:30:00.000Z"],
    ["Fri, 31 Jan 2025 10:30:00 +0000", "2025-01-31T10:30:00.000Z"],
  ])("%j has its own time zone", (cell, instant) =>
    expect(parseDate(cell)?.toISOString()).toBe(instant),
  );

  it.each([
    ...["31/02/2025", "01/31/2025", "2025-13-01", "2025-01-31 25:00", "31/01/2025 10:60", "ayer"],
    ...["2025", "12", "99999", "31/01/202", "31/01", "10:30", "31 de nada de 2025", "1-2/2025"],
  ])("%j is not read", (cell) => expect(parseDate(cell)).toBeUndefined());
});

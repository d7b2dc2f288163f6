import { DAY_MS } from "domain/shared/days";

/** 1900-01-01 is day 1, and the 29th of February 1900, which never was, is counted. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

export interface CellContext {
  readonly strings: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
  readonly is1904: boolean;
}

interface CellXml {
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

export function cellText({ type, style, value }: CellXml, context: CellContext): string {
  switch (type) {
    case "s":
      return context.strings[Number(value)] ?? "";
    case "b":
      return value === "1" ? "true" : "false";
    case "d":
      return withoutMidnight(value);
    case "n": {
      const number = Number(value);
      if (value === "" || Number.isNaN(number)) return value;
      return context.dateStyles.has(style) ? dateText(number, context.is1904) : numberText(number);
    }
    default:
      return unescapeText(value);
  }
}

/** Programs show 15 digits, which hides what binary fractions add. */
function numberText(number: number): string {
  return String(Number(number.toPrecision(15)));
}

function dateText(days: number, is1904: boolean): string {
  const minutes = Math.round(days * 24 * 60) * 60_000;
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + minutes);
  const isDate = days >= 1 && days < 3_000_000 && !Number.isNaN(date.getTime());
  if (!isDate) return String(days);
  return withoutMidnight(date.toISOString().slice(0, minutes % DAY_MS === 0 ? 10 : 16));
}

function withoutMidnight(text: string): string {
  return text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, "");
}

/** Excel writes characters that XML forbids as _x000D_. */
export function unescapeText(text: string): string {
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\r\n?/g, "\n");
}

/** @param code of a number format, for example `dd/mm/yyyy` */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) {
    return (
      (id >= 14 && id <= 22) ||
      (id >= 27 && id <= 36) ||
      (id >= 45 && id <= 47) ||
      (id >= 50 && id <= 58)
    );
  }
  const formatCode = code.replace(/"[^"]*"|\\.|\[[^\]]*\]?|_./g, "");
  return /[dmyhs]/i.test(formatCode) && !/general|standard|est[aá]ndar/i.test(formatCode);
}

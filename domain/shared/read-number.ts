/** Numbers of so many characters are finite. */
const MAX_LENGTH = 30;
const START = /^[+\-−–]?[\d.,'’\s]*/u;
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Groups of three after a separator, then decimals after another one. No number with groups begins with a zero. */
const GROUPED = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/u;
const ONE_GROUP = /^\d{1,3}[.,]\d{3}$/;

/** Spellings of other units, in lower case, with what one of them is in the unit of a field. */
const SPELLINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kg: {
    kgs: 1,
    kilo: 1,
    kilos: 1,
    kilogramos: 1,
    t: 1000,
    tn: 1000,
    tonelada: 1000,
    toneladas: 1000,
  },
  N: { newton: 1, newtons: 1, kn: 1000, dan: 10 },
  kN: { n: 0.001, newton: 0.001, newtons: 0.001 },
  m: { metro: 1, metros: 1, cm: 0.01, mm: 0.001 },
  mm: { milimetros: 1, milímetros: 1, cm: 10, m: 1000 },
  h: { hora: 1, horas: 1 },
  "°C": { º: 1, ºc: 1, "°": 1, c: 1, "℃": 1, grados: 1 },
  "km/h": { kmh: 1, "m/s": 3.6 },
  rpm: { "r.p.m.": 1, "min-1": 1 },
  "mg/l": { ppm: 1 },
};

export interface TypedNumber {
  readonly value: number;
  /** "1.350" and "1,350" may mean 1350 or 1.35. The dot is taken for the Spanish one, the comma for decimals. */
  readonly other: number | null;
}

/**
 * Reads a number as people write it: with decimals after a comma or a dot, with thousands after dots, blanks or
 * apostrophes ("1.350,5", "1 350"), with its unit or a related one ("1350kg", "1,35 t").
 * @param unit of the field, in which the number is returned
 * @returns null for every other text
 */
export function readNumber(text: string, unit = ""): TypedNumber | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return null;
  const [start = ""] = START.exec(typed) ?? [];
  const factor = findFactor(typed.slice(start.length), unit);
  const digits = start.replace(/^[+\-−–]/u, "").trim();
  if (factor === undefined || !(PLAIN.test(digits) || GROUPED.test(digits))) return null;
  const sign = /^[-−–]/u.test(start) ? -1 : 1;
  const toValue = (plain: string) => rounded(sign * Number(plain) * factor);
  const asDecimal = digits.replace(",", ".");
  if (!GROUPED.test(digits)) return { value: toValue(asDecimal), other: null };
  const separator = /[^\d]/u.exec(digits)?.[0] ?? "";
  const asGroups = toValue(digits.replaceAll(separator, "").replace(",", "."));
  if (!ONE_GROUP.test(digits)) return { value: asGroups, other: null };
  return separator === "."
    ? { value: asGroups, other: toValue(asDecimal) }
    : { value: toValue(asDecimal), other: asGroups };
}

function findFactor(text: string, unit: string): number | undefined {
  const spelling = text.trim().toLowerCase();
  if (spelling === "" || spelling === unit.toLowerCase()) return 1;
  const factors = SPELLINGS[unit] ?? {};
  return Object.hasOwn(factors, spelling) ? factors[spelling] : undefined;
}

/** Without the rest of binary multiplication, and without the sign of zero. */
function rounded(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(15));
}

/**
 * Decides between two readings: the only possible one, or the Spanish one of a dot.
 * @returns "ask" for a comma before three digits when both are possible, the first reading when none is
 */
export function chooseReading(
  { value, other }: TypedNumber,
  isPossible: (value: number) => boolean,
): number | "ask" {
  if (other === null || !isPossible(other)) return value;
  if (!isPossible(value)) return other;
  return Math.abs(value) > Math.abs(other) ? value : "ask";
}

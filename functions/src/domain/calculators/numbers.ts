/** Relative; absorbs binary rounding. */
const TOLERANCE = 1e-9;

/** Keeps results finite. */
const LONGEST = 20;
const NUMBER = /^[+\-−]?(\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** "2.400" may mean 2400 or 2.4. */
const AMBIGUOUS = /^[+\-−]?[1-9]\d{0,2}\.\d{3}$/;

/** @returns null for anything but a sign, digits and one decimal comma or dot */
export function readNumber(text: string): number | null {
  const typed = text.trim();
  if (typed.length > LONGEST || !NUMBER.test(typed) || AMBIGUOUS.test(typed)) return null;
  const value = Number(typed.replace("−", "-").replace(",", "."));
  return value === 0 ? 0 : value;
}

export function hasThousandsDot(text: string): boolean {
  return AMBIGUOUS.test(text.trim());
}

/** `a >= b`, binary rounding aside. */
export function isAtLeast(a: number, b: number): boolean {
  return a >= b - TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
}

export function roundUp(value: number): number {
  return nearestWithin(value) ?? Math.ceil(value);
}

export function roundDown(value: number): number {
  return nearestWithin(value) ?? Math.floor(value);
}

function nearestWithin(value: number): number | null {
  const nearest = Math.round(value);
  return Math.abs(value - nearest) <= TOLERANCE * Math.abs(value) ? nearest : null;
}

/** Rounded down: 20 when the capacity is 1.2 times what is required. */
export function reservePercent(capacity: number, required: number): number {
  return roundDown((100 * capacity) / required) - 100;
}

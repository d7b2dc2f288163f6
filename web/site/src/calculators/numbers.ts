/** Relative; absorbs binary rounding. */
const TOLERANCE = 1e-9;

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

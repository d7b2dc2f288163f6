export interface LeadingNumber {
  readonly value: number;
  /** The part of the text that was read. */
  readonly text: string;
  /** How many digits follow the decimal sign. */
  readonly decimals: number;
}

/**
 * Reads the number that a text of our tables begins with: with a comma or a dot before decimals, and no separator of
 * thousands. "110–160" begins with 110, "−20 a +100" with -20.
 */
export function readLeadingNumber(text: string): LeadingNumber | null {
  const [number, fraction = ""] = /^[-−+]?\d+(?:[.,](\d+))?/.exec(text) ?? [];
  if (number === undefined) return null;
  const value = Number(number.replace("−", "-").replace(",", "."));
  return { value, text: number, decimals: fraction.length };
}

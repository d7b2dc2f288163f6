import { folded } from "../shared/folded.ts";

const STOP_WORDS = new Set(
  "al ante como con contra cual cuando de del desde donde el en entre es esta este hasta la las lo los mas no nos o para pero por porque que se segun ser si sin sobre son su sus tras un una unas uno unos y ya".split(
    " ",
  ),
);

/**
 * One spelling for the codes of this field in a folded text: "aisi-316 l" is "aisi 316l", "ip 69 k" is "ip69k", and
 * "m-16" is "m16".
 */
export function unifyCodes(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])aisi[ .-]?(?=\d)/gu, "aisi ")
    .replace(/(?<![\p{L}\p{N}])(ip|m)[ .-]?(?=\d)/gu, "$1")
    .replace(/(?<=(?<!\p{N})(?:\d{3}|ip\d\d))[ -](?=[lk](?![\p{L}\p{N}]))/gu, "");
}

/** Folded, with one spelling of codes, without single characters and function words. */
export function toWords(text: string): string[] {
  const words = unifyCodes(folded(text)).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word));
}

/** Spanish plurals: -s, -es, and -ces of -z. */
export function otherNumber(word: string): string[] {
  if (word.endsWith("z")) return [`${word.slice(0, -1)}ces`];
  return [/ces$/, /es$/, /s$/].flatMap((ending, index) =>
    word.length > 3 && ending.test(word) ? [word.replace(ending, index === 0 ? "z" : "")] : [],
  );
}

/** @returns the source of a pattern that matches the text itself */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.slice(0, 2) !== b.slice(0, 2)) return false;
  return otherNumber(a).includes(b) || otherNumber(b).includes(a);
}

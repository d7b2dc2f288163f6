import type { ArticleCard } from "functions/domain/article-page";

/** A post in the order of the whole list, whose place is its rank (G-27). */
export interface Ranked {
  readonly card: ArticleCard;
  /** From 1. */
  readonly rank: number;
}

/** One unit of text as it is compared: lower case, without its accent. */
function plain(unit: string): string {
  return unit.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A text as it is compared, unit by unit, so that a place in it is a place in the original. */
function plainUnits(text: string): string[] {
  return [...text.normalize("NFC")].map(plain);
}

/** What a search looks for: case and accents do not count (ART-03, G-28); '' for a blank one. */
export function needleOf(query: string): string {
  return plainUnits(query.trim().replace(/\s+/g, " ")).join("");
}

/** Whether title or excerpt contain the needle. */
export function isMatch(card: Pick<ArticleCard, "title" | "excerpt">, needle: string): boolean {
  return [card.title, card.excerpt ?? ""].some((text) =>
    plainUnits(text).join("").includes(needle),
  );
}

/** A stretch of a text that is a match, or is not. */
export interface Stretch {
  readonly text: string;
  readonly isHit: boolean;
  /** Where it begins, as a key for lists. */
  readonly at: number;
}

/** Cuts a text into matches and what lies between. */
export function stretchesOf(text: string, needle: string): Stretch[] {
  const originals = [...text.normalize("NFC")];
  const units = originals.map(plain);
  // Place in the compared text -> place in the original; a unit may be compared as none or as several.
  const places = units.flatMap((unit, index) => unit.split("").map(() => index));
  const compared = units.join("");
  const stretches: Stretch[] = [];
  let done = 0;
  const push = (end: number, isHit: boolean) => {
    if (end > done) stretches.push({ text: originals.slice(done, end).join(""), isHit, at: done });
    done = Math.max(done, end);
  };
  for (let at = compared.indexOf(needle); needle !== "" && at >= 0; ) {
    push(places[at] ?? originals.length, false);
    push((places[at + needle.length - 1] ?? originals.length - 1) + 1, true);
    at = compared.indexOf(needle, at + needle.length);
  }
  push(originals.length, false);
  return stretches;
}

/** Characters of a text that are shown before its first match. */
const LEAD = 40;

/** The stretches of a text from shortly before its first match on, so that the match is seen where space is short. */
export function fromFirstHit(stretches: readonly Stretch[]): readonly Stretch[] {
  const [first, ...rest] = stretches;
  if (first === undefined || first.isHit || first.text.length <= LEAD) return stretches;
  const cut = first.text.slice(-LEAD);
  return [{ ...first, text: `…${cut.slice(cut.indexOf(" ") + 1)}` }, ...rest];
}

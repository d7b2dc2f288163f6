import type { Node } from "@tiptap/pm/model";
import { type ArticleClaim, claimKey } from "domain/generation/article-claims";
import { claimMatches } from "domain/generation/claims";
import { sentenceFinder, type TextRange } from "domain/generation/sentences";
import { escapePattern } from "domain/search/words";

export type SoughtClaim = Pick<ArticleClaim, "kind" | "text">;
/** Selects the claim's next sentence. Returns false when it is not in the text. */
export type ShowClaim = (claim: SoughtClaim) => boolean;

export function sentencesWith(text: string, claim: SoughtClaim): readonly TextRange[] {
  return unique(findMatches(text, claim).map(sentenceFinder(text)));
}

export function findPlaces(document: Node, claim: SoughtClaim): readonly TextRange[] {
  const places: TextRange[] = [];
  document.descendants((block, position) => {
    if (!block.isTextblock) return true;
    const text = block.textBetween(0, block.content.size, "\n", "\n");
    const matches = claim.kind === "link" ? linksIn(block, claim.text) : findMatches(text, claim);
    const sentences = unique(matches.map(sentenceFinder(text)));
    const first = position + 1;
    places.push(...sentences.map(({ start, end }) => ({ start: first + start, end: first + end })));
    return false;
  });
  return places;
}

/** @param selected start of the selection, which a repeated search moves on */
export function nextPlace(places: readonly TextRange[], selected: number): TextRange | undefined {
  return places.find(({ start }) => start > selected) ?? places[0];
}

export function selectInField(
  field: HTMLInputElement | HTMLTextAreaElement,
  claim: SoughtClaim,
): boolean {
  const { value } = field;
  const { selectionStart, selectionEnd } = field;
  const selected = selectionStart === selectionEnd ? null : selectionStart;
  const place = nextPlace(sentencesWith(value, claim), selected ?? -1);
  if (place === undefined) return false;
  selectRange(field, place);
  return true;
}

export function selectRange(field: HTMLInputElement | HTMLTextAreaElement, place: TextRange): void {
  const { value } = field;
  field.focus();
  field.setSelectionRange(place.start, place.end);
  // Browsers do not scroll to a selection, and a field may be higher than the screen.
  const line = (field.scrollHeight * place.start) / value.length;
  field.scrollTop = line - field.clientHeight / 2;
  const { top } = field.getBoundingClientRect();
  scrollBy({ top: top + line - field.scrollTop - innerHeight / 2 });
}

function findMatches(text: string, claim: SoughtClaim): readonly TextRange[] {
  const key = claimKey(claim);
  if (claim.kind !== "link") return claimMatches(text).filter((match) => claimKey(match) === key);
  const { length } = claim.text;
  return [...text.matchAll(literal(claim.text))].map(({ index }) => ({
    start: index,
    end: index + length,
  }));
}

function literal(text: string): RegExp {
  return new RegExp(escapePattern(text), "g");
}

function linksIn(block: Node, href: string): readonly TextRange[] {
  const links: TextRange[] = [];
  block.forEach((child, start) => {
    const isLink = child.marks.some(
      ({ type, attrs }) => type.name === "link" && attrs.href === href,
    );
    if (isLink) links.push({ start, end: start + child.nodeSize });
  });
  return links;
}

function unique(ranges: readonly TextRange[]): readonly TextRange[] {
  return [...new Map(ranges.map((range) => [range.start, range])).values()].toSorted(
    (a, b) => a.start - b.start,
  );
}

import { CLAIM_KINDS, type ClaimKind } from "../posts/claim-record.ts";
import type { TextRange } from "./sentences.ts";

/** Statements that a model may invent; an administrator confirms each one. */

export interface ClaimMatch extends TextRange {
  readonly kind: ClaimKind;
  readonly text: string;
}

/** Any European notation: 1.200, 1,200, 1 200, 2,5, 2.5. */
const NUMBER = String.raw`(?:\d{1,3}(?:[.,\u00a0\u202f ]\d{3}){1,3}|\d{1,7})(?:[.,]\d{1,3})?`;

/** Bounded repetitions keep the time linear. */
const PATTERNS: Readonly<Record<ClaimKind, RegExp>> = {
  certificate:
    /(?<![\p{L}\p{N}])(?:EHEDG|3-A|NSF|FDA|USDA|ATEX|HACCP|BRC|IFS|Ecolab|marcado CE|CE marking|marquage CE|CE-Kennzeichnung|marcatura CE|certificad[oa]s?|certified|certifié(?:e?s?)|zertifizier(?:t|te|ten|ter|tes)|certificat[oaie])(?![\p{L}\p{N}])/giu,
  norm: /(?<![\p{L}\p{N}])(?:(?:UNE|EN|ISO|DIN|IEC|ASTM|ASME|BS)(?:[- ](?:EN|ISO|IEC)){0,2}[- ]?[A-Z]?\d{2,6}(?:[-:]\d{1,4}){0,3}|(?:Reglamento|Regulation|Règlement|Verordnung|Regolamento)(?: \((?:CE|UE|EC|EU|EG)\))?(?: (?:n[.º°]{1,2}|No\.?|Nr\.))? ?\d{1,4}\/\d{1,4}|(?:Directiva|Directive|Richtlinie|Direttiva) ?\d{2,4}\/\d{1,4}(?:\/[A-Z]{2})?|\((?:CE|UE|EC|EU|EG)\) ?\d{1,4}\/\d{1,4})/gu,
  steel:
    /(?<![\p{L}\p{N}.,])(?:(?:AISI )?(?:304|316|321|410|420|430|440)(?:L|Ti|C|H)?(?![\p{L}\p{N}]|[.,]\d)(?! ?(?:mm|cm|m|kg|g|N|°|%|€|bar|l|h)\b)|1[.,]4\d{3}|V[24]A|(?:PE|PA|PTFE|PEEK|POM|NBR|EPDM|FKM|PUR)(?:[- ]?(?:HD|UHMW|6|66|12))?)(?![\p{L}\p{N}])/gu,
  protection: /(?<![\p{L}\p{N}])IP ?[0-6X][0-9X]K?(?![\p{L}\p{N}])/gu,
  roughness: /(?<![\p{L}\p{N}])Ra ?(?:[<≤≥>=]{1,2} ?)?\d{1,2}(?:[.,]\d{1,2})?(?: ?[µμ]m)?/gu,
  temperature: new RegExp(
    `(?<![\\p{L}\\p{N}])[-−–+]?${NUMBER}[ \\u00a0\\u202f]?(?:°|º)[ \\u00a0]?[CF](?![\\p{L}\\p{N}])`,
    "gu",
  ),
  load: new RegExp(
    `(?<![\\p{L}\\p{N}.,])${NUMBER}[ \\u00a0\\u202f]?(?:kg|kN|N|daN|toneladas|t|bar|MPa|kPa)(?![\\p{L}\\p{N}/])`,
    "gu",
  ),
};

const MAX_LENGTH = 300_000;

/** @param text without markup */
export function claimMatches(text: string): readonly ClaimMatch[] {
  const searched = text.slice(0, MAX_LENGTH);
  return CLAIM_KINDS.flatMap((kind) =>
    [...searched.matchAll(PATTERNS[kind])].map(({ 0: match, index }) => ({
      kind,
      text: match.replace(/\s+/gu, " ").trim(),
      start: index,
      end: index + match.length,
    })),
  );
}

/**
 * What a text claims about products and rules: statements that a machine invents easily and a buyer relies on. Before
 * such a text is published a person confirms each of them (issue: claim check).
 */

export const CLAIM_KINDS = [
  "certificate",
  "norm",
  "steel",
  "protection",
  "roughness",
  "temperature",
  "load",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export interface Claim {
  readonly kind: ClaimKind;
  /** As the text says it. */
  readonly text: string;
}

/** A number as any of the five languages writes it: 1.200, 1,200, 1 200, 1200, 2,5, 2.5. */
const NUMBER = String.raw`(?:\d{1,3}(?:[.,\u00a0\u202f ]\d{3}){1,3}|\d{1,7})(?:[.,]\d{1,3})?`;

/** Every pattern has bounded repetitions: a hostile text costs no more than its length. */
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

/** The longest text that is searched: an article has a tenth of it. */
const LONGEST = 300_000;

/**
 * Every claim of a text once, in the order of the kinds and then of the text.
 * @param text plain text, without markup
 */
export function claimsOf(text: string): readonly Claim[] {
  const searched = text.slice(0, LONGEST);
  return CLAIM_KINDS.flatMap((kind) => {
    const found = [...searched.matchAll(PATTERNS[kind])].map(([match]) =>
      match.replace(/\s+/gu, " ").trim(),
    );
    const unique = new Map(found.map((claim) => [claim.toLowerCase(), claim]));
    return [...unique.values()].map((claim) => ({ kind, text: claim }));
  });
}

import { escapePattern } from "domain/search/words";
import { folded } from "domain/shared/folded";
import {
  CHOICE_FACETS,
  type ChoiceCriterion,
  type ChoiceFacet,
  type FinderIndex,
  type FinderValue,
  type Synonym,
} from "./model.ts";

/** Words that all references have in common, or that lead to a value. */
export const LEADING: ReadonlySet<string> = new Set(
  "a al menos acero aisi banda base carga con de del diametro eje el elastomero en formato hasta higienico higienicos inox inoxidable inoxidables ip junta la las los m material max maxima maximo min minima minimo mm montaje o para por que rosca sello soporta temperatura un una x y".split(
    " ",
  ),
);
/** Of units, which the search reads. */
const UNIT_WORDS = ["grados", "kilos", "metrica", "milimetros", "toneladas"];

export interface Vocabulary {
  readonly families: readonly {
    readonly slug: string;
    /** Folded nouns that name the family. */
    readonly nouns: readonly string[];
    readonly hasShafts: boolean;
    readonly hasThreads: boolean;
  }[];
  readonly threads: readonly FinderValue[];
  readonly shafts: readonly FinderValue[];
  /** Parts of references with a length: "m08-025" for M8x25. */
  readonly screws: readonly string[];
  /** Folded spellings of materials and seals, long ones first. */
  readonly spellings: readonly (readonly [spelling: string, criterion: ChoiceCriterion])[];
  /** The diameters that references have, in mm. */
  readonly sizes: ReadonlySet<number>;
  /** The longest first, because a longer synonym may hold a shorter one. */
  readonly synonyms: readonly { readonly expression: RegExp; readonly synonym: Synonym }[];
  /** All words of letters that mean something, folded: others may be misspelled. */
  readonly words: readonly string[];
}

export function toVocabulary(index: FinderIndex): Vocabulary {
  const { families, values, rows } = index;
  const spellings = (["material", "seal"] as const).flatMap((facet) =>
    values[facet].flatMap((value) =>
      getSpellings(value).map(
        (spelling) => [spelling, { facet, value: value.slug } as ChoiceCriterion] as const,
      ),
    ),
  );
  const hasChoice = (position: number, facet: ChoiceFacet) =>
    rows.some(
      ([, family, choices]) =>
        family === position && (choices[CHOICE_FACETS.indexOf(facet)] ?? -1) >= 0,
    );
  return {
    families: families.map(({ slug, category }, position) => ({
      slug,
      nouns: folded(`${slug} ${category}`).split(/[\s-]+/),
      hasShafts: hasChoice(position, "shaft"),
      hasThreads: hasChoice(position, "thread"),
    })),
    threads: values.thread,
    shafts: values.shaft,
    screws: screwsIn(index),
    spellings: spellings.toSorted(([a], [b]) => b.length - a.length),
    sizes: new Set(rows.flatMap(([, , , diameter]) => diameter ?? [])),
    synonyms: synonymsIn(index),
    words: wordsIn(index),
  };
}

/** A diameter after the thread is searched as such. */
function screwsIn({ rows }: FinderIndex): readonly string[] {
  return rows.flatMap(([reference, , , diameter]) => {
    const [code, length] = /m\d\d-(\d{3})/.exec(folded(reference)) ?? [];
    return code === undefined || Number(length) === diameter ? [] : code;
  });
}

function synonymsIn({ synonyms }: FinderIndex): Vocabulary["synonyms"] {
  return synonyms
    .flatMap((synonym) => synonym.words.map((word) => ({ word, synonym })))
    .toSorted((a, b) => b.word.length - a.word.length)
    .map(({ word, synonym }) => ({ expression: synonymPattern(word), synonym }));
}

const START = String.raw`(?<![\p{L}\p{N}.,-])`;
const FUNCTION_WORDS = new Set(["de", "del", "para"]);

/**
 * Also finds plurals, function words between two words ("pata de máquina" for "pata máquina"), "DIN EN ISO 4017" for
 * "iso 4017", and numbers that follow without a blank, as in "UCF206" and "ucf-206".
 */
function synonymPattern(word: string): RegExp {
  const parts = word.split(" ").filter((part) => !FUNCTION_WORDS.has(part));
  const isNorm = /^(?:din|iso|en) /.test(word);
  const body = parts.reduce(
    (sum, part, at) => {
      const gap = /^\d/.test(part) ? String.raw`[\s.-]?` : String.raw`[\s-](?:(?:de|del|para)\s)?`;
      return sum + (at === 0 ? "" : gap) + withPlural(part);
    },
    isNorm ? String.raw`(?:(?:din|en|une)[\s.-]{1,3}){0,3}` : "",
  );
  const end = /\d$/.test(word)
    ? `(?:${isNorm ? "-(?=\\p{L})|" : ""}(?!-?[\\p{L}\\p{N}]))`
    : String.raw`(?:[.-]?(?=\d)|(?!-?[\p{L}\p{N}]))`;
  return new RegExp(START + body + end, "gu");
}

function withPlural(word: string): string {
  const source = escapePattern(word);
  if (!/^\p{L}{3,}$/u.test(word)) return source;
  if (word.endsWith("z")) return `${source.slice(0, -1)}(?:z|ces)`;
  return `${source}(?:e?s)?`;
}

function wordsIn({ families, values, texts, synonyms }: FinderIndex): readonly string[] {
  const sources = [
    ...families.flatMap(({ slug, name, category }) => [slug, name, category]),
    ...Object.values(values).flatMap((facet) => facet.map(({ text }) => text)),
    ...texts,
    ...synonyms.flatMap(({ words }) => words),
    ...LEADING,
    ...UNIT_WORDS,
  ];
  return [...new Set(sources.flatMap((text) => folded(text).match(/\p{L}{4,}/gu) ?? []))];
}

/** "AISI 316L" is also 316L, 316 and 1.4404. */
function getSpellings({ text, value }: FinderValue): string[] {
  const name = folded(text).replace(/^aisi /, "");
  return [...new Set([name, name.replace(/^(\d+)l$/, "$1"), folded(value)])];
}

import { folded } from "../../shared/folded.ts";
import type { ChoiceCriterion, FinderIndex, FinderValue } from "./model.ts";

export interface Vocabulary {
  readonly families: readonly {
    readonly slug: string;
    /** Folded. */
    readonly nouns: readonly string[];
    readonly hasShafts: boolean;
  }[];
  readonly threads: readonly FinderValue[];
  readonly shafts: readonly FinderValue[];
  /** Folded spellings of materials and seals, long ones first. */
  readonly spellings: readonly (readonly [spelling: string, criterion: ChoiceCriterion])[];
  /** Diameters in mm. */
  readonly sizes: ReadonlySet<number>;
}

export function vocabularyOf({ families, values, rows }: FinderIndex): Vocabulary {
  const spellings = (["material", "seal"] as const).flatMap((facet) =>
    values[facet].flatMap((value) =>
      spellingsOf(value).map(
        (spelling) => [spelling, { facet, value: value.slug } as ChoiceCriterion] as const,
      ),
    ),
  );
  return {
    families: families.map(({ slug, category }, position) => ({
      slug,
      nouns: folded(`${slug} ${category}`).split(/[\s-]+/),
      hasShafts: rows.some(([, family, choices]) => family === position && (choices[1] ?? -1) >= 0),
    })),
    threads: values.thread,
    shafts: values.shaft,
    spellings: spellings.toSorted(([a], [b]) => b.length - a.length),
    sizes: new Set(rows.flatMap(([, , , diameter]) => diameter ?? [])),
  };
}

/** "AISI 316L" is also 316L, 316 and 1.4404. */
function spellingsOf({ text, value }: FinderValue): string[] {
  const name = folded(text).replace(/^aisi /, "");
  return [...new Set([name, name.replace(/^(\d+)l$/, "$1"), folded(value)])];
}

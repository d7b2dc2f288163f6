import { folded } from "domain/shared/folded";
import type { SearchedWord } from "./find.ts";
import {
  type Criterion,
  type FinderFamily,
  type FinderIndex,
  type FinderRow,
  type FinderValues,
  LINKED_FACETS,
  type LinkedFacet,
  type LinkedFilter,
} from "./model.ts";
import type { FinderOrder } from "./order.ts";

interface TableSearch {
  readonly criteria: readonly Criterion[];
  readonly words: readonly SearchedWord[];
  /** Found ones, of which the words of synonyms are taken. */
  readonly rows: readonly FinderRow[];
  readonly order: FinderOrder | null;
}

/** @returns a query with its question mark, or an empty text */
export function familyQuery(
  { filters }: FinderFamily,
  { criteria, words, rows, order }: TableSearch,
  { values: finderValues, texts }: FinderIndex,
): string {
  const query = new URLSearchParams();
  const own = new Set(rows.flatMap(([, , , , , , , positions]) => positions));
  // Tables have no filter for what a reference must not have.
  const written = words
    .filter(({ excluded }) => excluded === undefined)
    .flatMap((word) =>
      word.texts === undefined
        ? word.word
        : (texts.find((text, at) => own.has(at) && word.texts?.includes(folded(text))) ?? []),
    );
  if (written.length > 0) query.set("q", written.join(" ").toLowerCase());
  for (const criterion of criteria) {
    for (const facet of getFacets(criterion)) {
      const filter = filters[facet];
      const slug = filter && slugIn(filter, toTableValue(criterion, finderValues));
      if (filter && slug !== undefined) query.append(filter.slug, slug);
    }
  }
  const column = order && filters[order.column]?.slug;
  if (column) query.set("orden", `${order.isDescending ? "-" : ""}${column}`);
  return query.size === 0 ? "" : `?${query}`;
}

function getFacets({ facet }: Criterion): readonly LinkedFacet[] {
  if (facet === "size") return ["diameter", "shaft"];
  return LINKED_FACETS.filter((linked) => linked === facet);
}

function slugIn({ isMinimum, values }: LinkedFilter, chosenValue: string | number) {
  if (!isMinimum) return values.find(([value]) => String(value) === String(chosenValue))?.[1];
  const reached = values.filter(([value]) => Number(value) <= Number(chosenValue));
  return reached.toSorted(([a], [b]) => Number(a) - Number(b)).at(-1)?.[1];
}

function toTableValue({ facet, value }: Criterion, finderValues: FinderValues): string | number {
  const values = Object.hasOwn(finderValues, facet)
    ? finderValues[facet as keyof FinderValues]
    : [];
  return values.find(({ slug }) => slug === value)?.value ?? value;
}

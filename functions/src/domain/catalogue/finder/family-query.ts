import {
  type Criterion,
  type FinderFamily,
  type FinderValues,
  LINKED_FACETS,
  type LinkedFacet,
  type LinkedFilter,
} from "./model.ts";
import type { FinderOrder } from "./order.ts";

interface TableSearch {
  readonly criteria: readonly Criterion[];
  readonly words: readonly string[];
  readonly order: FinderOrder | null;
}

/** @returns a query with its question mark, or an empty text */
export function familyQuery(
  { filters }: FinderFamily,
  { criteria, words, order }: TableSearch,
  known: FinderValues,
): string {
  const query = new URLSearchParams();
  if (words.length > 0) query.set("q", words.join(" "));
  for (const criterion of criteria) {
    for (const facet of facetsOf(criterion)) {
      const filter = filters[facet];
      const slug = filter && slugIn(filter, tableValueOf(criterion, known));
      if (filter && slug !== undefined) query.append(filter.slug, slug);
    }
  }
  const column = order && filters[order.column]?.slug;
  if (column) query.set("orden", `${order.isDescending ? "-" : ""}${column}`);
  return query.size === 0 ? "" : `?${query}`;
}

function facetsOf({ facet }: Criterion): readonly LinkedFacet[] {
  if (facet === "size") return ["diameter", "shaft"];
  return LINKED_FACETS.filter((linked) => linked === facet);
}

function slugIn({ isMinimum, values }: LinkedFilter, wanted: string | number) {
  if (!isMinimum) return values.find(([value]) => String(value) === String(wanted))?.[1];
  const reached = values.filter(([value]) => Number(value) <= Number(wanted));
  return reached.toSorted(([a], [b]) => Number(a) - Number(b)).at(-1)?.[1];
}

function tableValueOf({ facet, value }: Criterion, known: FinderValues): string | number {
  const values = Object.hasOwn(known, facet) ? known[facet as keyof FinderValues] : [];
  return values.find(({ slug }) => slug === value)?.value ?? value;
}

import type { StoredCard } from "../posts/stored-slug.ts";
import { isCommon, rarestTerms } from "../search/search-query.ts";
import { toWords } from "../search/words.ts";
import { groupBy } from "../shared/group-by.ts";

const TERMS = 4;
export const RELATED = 3;
type CardFields = { readonly [F in keyof StoredCard]?: StoredCard[F] | undefined };

/** Null for a post that is not public. */
export function toStoredCard(
  id: string,
  post: Omit<CardFields, "id"> & { readonly published?: boolean | undefined } = {},
): StoredCard | null {
  const { published, title, slug, created_at } = post;
  if (!published || title === undefined || slug === undefined || !created_at) return null;
  const { excerpt, featured_image_url, image_alt } = post;
  return {
    ...{ id, title, slug, created_at },
    ...(excerpt ? { excerpt } : {}),
    ...(featured_image_url ? { featured_image_url } : {}),
    ...(image_alt ? { image_alt } : {}),
  };
}

/** Reads cards, newest first. */
export type Candidates = (
  count: number,
  term?: string,
  after?: StoredCard,
) => Promise<readonly StoredCard[]>;

/** As the index would answer for titles. */
export function candidatesAmong(cards: readonly StoredCard[]): Candidates {
  const sorted = cards.toSorted(newestFirst);
  const pairs = sorted.flatMap((card) =>
    rarestTerms(toWords(card.title)).map((term) => ({ term, card })),
  );
  const groups = groupBy(pairs, ({ term }) => term);
  const byTerm = new Map([...groups].map(([term, all]) => [term, all.map(({ card }) => card)]));
  return async (count, term, after) => {
    const having = term === undefined ? sorted : (byTerm.get(term) ?? []);
    const from = after ? having.findIndex((card) => newestFirst(after, card) < 0) : 0;
    return from < 0 ? [] : having.slice(from, from + count);
  };
}

function newestFirst(a: StoredCard, b: StoredCard): number {
  return b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1);
}

/** The words of a title by which related articles are found, the rarest first. */
export function relatedTerms(title: string): readonly string[] {
  return rarestTerms(toWords(title)).slice(0, TERMS);
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** Those with the most and rarest words of the title; of equal ones the first. */
export function relatedTo<Post extends Titled>(post: Titled, candidates: Iterable<Post>): Post[] {
  const terms = new Set(rarestTerms(toWords(post.title)));
  const shared = ({ title }: Titled) =>
    rarestTerms(toWords(title)).filter((rarestTerm) => terms.has(rarestTerm));
  const unique = new Map(Array.from(candidates, (candidate) => [candidate.id, candidate]));
  unique.delete(post.id);
  return [...unique.values()]
    .map((candidate) => ({ candidate, rank: getRank(shared(candidate)) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, RELATED)
    .map(({ candidate }) => candidate);
}

const getRank = (terms: readonly string[]) =>
  terms.reduce((rank, term) => rank + (isCommon(term) ? 1 : 2), 0);

import {
  type Candidates,
  candidatesAmong,
  RELATED,
  relatedTerms,
  relatedTo,
  toStoredCard,
} from "domain/articles/related";
import { CARD_FIELDS, type StoredCard } from "domain/posts/stored-slug";
import { toChunks } from "domain/shared/chunks";
import type { Store, StoreDeps } from "../store/store.ts";

const CANDIDATES = 8;
const POSTS_AT_ONCE = 50;

export interface RelateDeps extends Pick<StoreDeps, "store"> {
  readonly candidates: Candidates;
}

export type Cards = ReadonlyMap<string, StoredCard>;

/**
 * Relates changed posts, those that link to them, and those that new ones link to. Many choose from each other.
 * @returns the changed posts that are published
 */
export async function relatePosts(deps: RelateDeps, ids: readonly string[]): Promise<Cards> {
  const { store } = deps;
  const changed = await publishedCards(store, ids);
  const outdated = await outdatedPosts(store, ids, changed);
  const cards = new Map([...changed, ...(await publishedCards(store, outdated))]);
  const isMany = cards.size > POSTS_AT_ONCE;
  const linked = await relate(
    store,
    isMany ? candidatesAmong([...cards.values()]) : deps.candidates,
    cards,
  );
  const others = [...linked].filter((id) => !cards.has(id));
  await relate(store, deps.candidates, await publishedCards(store, others));
  return changed;
}

async function outdatedPosts(
  store: Store,
  ids: readonly string[],
  cards: Cards,
): Promise<readonly string[]> {
  const changed = new Set(ids);
  const outdated = new Set<string>();
  for (const some of toChunks(ids, POSTS_AT_ONCE)) {
    const entries = await store.query("slugs", {
      where: ["related_ids", "array-contains-any", some],
      fields: ["post_id", "related"],
    });
    for (const { post_id, related = [] } of entries.map(({ data }) => data)) {
      const linked = related.filter(({ id }) => changed.has(id));
      const isTrue = linked.every((card) => isSame([card], [cards.get(card.id)]));
      if (post_id !== undefined && !isTrue && !changed.has(post_id)) outdated.add(post_id);
    }
  }
  return [...outdated];
}

/** @returns what new posts link to */
async function relate(
  store: Store,
  candidates: Candidates,
  cards: Cards,
): Promise<ReadonlySet<string>> {
  const linked = new Set<string>();
  for (const some of toChunks([...cards.values()], POSTS_AT_ONCE)) {
    const choices = some.map(async (card) => {
      const related = await chooseRelated(candidates, card);
      return [card, { related, related_ids: related.map(({ id }) => id) }] as const;
    });
    const chosenCards = await Promise.all(choices);
    const ids = some.map(({ slug }) => slug);
    const added = await store.atomically(async (transaction) => {
      const fields = ["post_id", "state", "related"] as const;
      const { slugs } = await transaction.read({ slugs: { ids, fields } });
      return chosenCards.flatMap(([{ id, slug }, set]) => {
        const entry = slugs.get(slug);
        if (entry?.post_id !== id || entry.state !== "current") return [];
        if (entry.related && isSame(entry.related, set.related)) return [];
        transaction.update("slugs", slug, { set });
        return entry.related === undefined ? set.related_ids : [];
      });
    });
    for (const id of added) linked.add(id);
  }
  return linked;
}

function isSame(some: readonly StoredCard[], others: readonly (StoredCard | undefined)[]): boolean {
  const toText = (cards: typeof others) =>
    JSON.stringify(
      cards.map((card) => card && toStoredCard(card.id, { published: true, ...card })),
    );
  return toText(some) === toText(others);
}

async function publishedCards(store: Store, ids: readonly string[]): Promise<Cards> {
  const fields = ["published", ...CARD_FIELDS] as const;
  const cards = new Map<string, StoredCard>();
  for (const some of toChunks(ids, POSTS_AT_ONCE)) {
    const { blog_posts } = await store.read({ blog_posts: { ids: some, fields } });
    for (const [id, post] of blog_posts) {
      const card = toStoredCard(id, post);
      if (card) cards.set(id, card);
    }
  }
  return cards;
}

/** Of a word that many have, among the next older posts, so that few link to each one. */
async function chooseRelated(candidates: Candidates, card: StoredCard): Promise<StoredCard[]> {
  const ask = async (term?: string) => {
    const newest = await candidates(CANDIDATES, term);
    const isAll = newest.length < CANDIDATES;
    const older = isAll ? [] : await candidates(CANDIDATES, term, card);
    const found = older.length < CANDIDATES ? [...older, ...newest] : older;
    const unique = new Map(found.map((candidate) => [candidate.id, candidate]));
    unique.delete(card.id);
    return [...unique.values()];
  };
  const found = (await Promise.all(relatedTerms(card.title).map(ask))).flat();
  const byId = [...Map.groupBy(found, ({ id }) => id).values()];
  const mostFound = byId.toSorted((a, b) => b.length - a.length).flatMap(([card]) => card ?? []);
  const rest = mostFound.length < RELATED ? await ask() : [];
  return relatedTo(card, [...mostFound, ...rest]);
}

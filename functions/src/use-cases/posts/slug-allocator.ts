import type { ImportRow } from "domain/imports/import-row";
import type { SlugEntry } from "domain/posts/post";
import { slugSeries } from "domain/shared/slug";
import { SlugClaims } from "domain/shared/slug-claims";
import type { Reads } from "../store/store.ts";

const FIRST_NUMBERS = 8;

type SlugEntries = ReadonlyMap<string, SlugEntry>;

/**
 * Allocates slugs within one transaction. A slug without entry, or whose post is gone, is free until it is claimed.
 */
export class SlugAllocator {
  readonly #reads: Pick<Reads, "read">;
  readonly #entries = new Map<string, SlugEntry | null>();
  readonly #claims = new SlugClaims();

  constructor(reads: Pick<Reads, "read">, knownEntries: Iterable<string>, entries: SlugEntries) {
    this.#reads = reads;
    this.#remember(knownEntries, entries);
  }

  postAt(slug: string): string | null {
    const entry = this.#entries.get(slug);
    return entry?.state === "current" && !this.#claims.has(slug) ? entry.post_id : null;
  }

  hasEntry(slug: string): boolean {
    return Boolean(this.#entries.get(slug));
  }

  isFree(slug: string): boolean {
    return !this.#isTaken(slug) && !this.#claims.has(slug);
  }

  claim(slug: string): void {
    this.#claims.add(slug);
  }

  async prefetch(bases: readonly string[]): Promise<void> {
    const slugs = new Set<string>();
    const times = new Map<string, number>();
    for (const base of bases) times.set(base, (times.get(base) ?? 0) + 1);
    for (const [base, count] of times) {
      for (const slug of slugSeries(base, 2, FIRST_NUMBERS + count)) slugs.add(slug);
    }
    await this.#lookUp(slugs);
  }

  async claimNumbered(base: string): Promise<string> {
    const search = this.#claims.numbered(base, (slug) => this.#isTaken(slug));
    for (;;) {
      const { done, value } = search.next();
      if (done) return value;
      await this.#lookUp(value);
    }
  }

  #isTaken(slug: string): boolean | undefined {
    const entry = this.#entries.get(slug);
    return entry === undefined ? undefined : entry !== null && entry.state !== "gone";
  }

  async #lookUp(slugs: Iterable<string>): Promise<void> {
    const unknown = [...new Set(slugs)].filter((slug) => !this.#entries.has(slug));
    if (unknown.length === 0) return;
    this.#remember(unknown, (await this.#reads.read({ slugs: unknown })).slugs);
  }

  #remember(slugs: Iterable<string>, entries: SlugEntries): void {
    for (const slug of slugs) this.#entries.set(slug, entries.get(slug) ?? null);
  }
}

/** `isReused`: the slug has an entry, whose post is gone. */
export type RowPlan =
  | { readonly kind: "create"; readonly slug: string; readonly isReused: boolean }
  | { readonly kind: "update"; readonly slug: string; readonly post_id: string }
  | { readonly kind: "skipped"; readonly reason: "taken" | "too-large" };

export async function planRows(
  reads: Pick<Reads, "read">,
  rows: readonly ImportRow[],
  entries: SlugEntries,
): Promise<RowPlan[]> {
  const slugs = rows.map(({ slug }) => slug);
  const allocator = new SlugAllocator(reads, slugs, entries);
  const updatable = await postsToUpdate(reads, rows, allocator);
  const created = (slug: string): RowPlan => {
    return { kind: "create", slug, isReused: allocator.hasEntry(slug) };
  };
  const places = rows.map((row): RowPlan | null => {
    if (allocator.isFree(row.slug)) {
      allocator.claim(row.slug);
      return created(row.slug);
    }
    if (row.on_conflict === "skip") return { kind: "skipped", reason: "taken" };
    const post_id = allocator.postAt(row.slug);
    if (row.on_conflict === "update" && post_id !== null && updatable.delete(post_id)) {
      return { kind: "update", slug: row.slug, post_id };
    }
    return null;
  });
  await allocator.prefetch(slugs.filter((_, index) => !places[index]));
  const all: RowPlan[] = [];
  for (const [index, slug] of slugs.entries()) {
    all.push(places[index] ?? created(await allocator.claimNumbered(slug)));
  }
  return all;
}

async function postsToUpdate(
  reads: Pick<Reads, "read">,
  rows: readonly ImportRow[],
  allocator: SlugAllocator,
): Promise<Set<string>> {
  const ids = rows
    .filter((row) => row.on_conflict === "update")
    .map((row) => allocator.postAt(row.slug))
    .filter((id) => id !== null);
  const { blog_posts } = await reads.read({ blog_posts: { ids, fields: [] } });
  return new Set(blog_posts.keys());
}

import type { ImportRow } from "../../domain/imports/import-row.ts";
import type { SlugEntry } from "../../domain/posts/post.ts";
import { numberedSlug, slugSeries } from "../../domain/shared/slug.ts";
import type { Reads } from "../store/store.ts";

const FIRST_NUMBERS = 8;
const MORE_NUMBERS = 32;
const PROBES = 16;

type SlugEntries = ReadonlyMap<string, SlugEntry>;

/**
 * Allocates slugs within one transaction. A slug without entry, or whose post is gone, is free until it is claimed.
 */
export class SlugAllocator {
  readonly #reads: Pick<Reads, "read">;
  readonly #entries = new Map<string, SlugEntry | null>();
  readonly #claimed = new Set<string>();
  readonly #next = new Map<string, number>();

  constructor(reads: Pick<Reads, "read">, known: Iterable<string>, entries: SlugEntries) {
    this.#reads = reads;
    this.#remember(known, entries);
  }

  postAt(slug: string): string | null {
    const entry = this.#entries.get(slug);
    return entry?.state === "current" && !this.#claimed.has(slug) ? entry.post_id : null;
  }

  hasEntry(slug: string): boolean {
    return Boolean(this.#entries.get(slug));
  }

  isFree(slug: string): boolean {
    const entry = this.#entries.get(slug);
    return (!entry || entry.state === "gone") && !this.#claimed.has(slug);
  }

  claim(slug: string): void {
    this.#claimed.add(slug);
  }

  async prefetch(bases: readonly string[]): Promise<void> {
    const wanted = new Set<string>();
    const times = new Map<string, number>();
    for (const base of bases) times.set(base, (times.get(base) ?? 0) + 1);
    for (const [base, count] of times) {
      for (const slug of slugSeries(base, 2, FIRST_NUMBERS + count)) wanted.add(slug);
    }
    await this.#lookUp(wanted);
  }

  async claimNumbered(base: string): Promise<string> {
    let from = this.#next.get(base) ?? 2;
    for (;;) {
      for (const n of numbersFrom(from, FIRST_NUMBERS)) {
        const slug = numberedSlug(base, n);
        if (!this.#entries.has(slug)) await this.#lookUp(slugSeries(base, n, MORE_NUMBERS));
        if (!this.isFree(slug)) continue;
        this.claim(slug);
        this.#next.set(base, n + 1);
        return slug;
      }
      from = await this.#endOfSeries(base, from + FIRST_NUMBERS - 1);
    }
  }

  /** Doubles the distance, then narrows: about log n reads. */
  async #endOfSeries(base: string, taken: number): Promise<number> {
    const powers = numbersFrom(1, PROBES).map((power) => taken + 2 ** power);
    let [low, high] = await this.#narrow(base, taken, powers);
    while (high - low > 1) {
      const step = Math.max(1, Math.floor((high - low) / PROBES));
      const points = numbersFrom(1, PROBES).map((index) => low + index * step);
      const inside = points.filter((n) => n < high);
      [low, high] = await this.#narrow(base, low, [...inside, high]);
    }
    return high;
  }

  async #narrow(base: string, low: number, numbers: readonly number[]): Promise<[number, number]> {
    await this.#lookUp(numbers.map((n) => numberedSlug(base, n)));
    let last = low;
    for (const n of numbers) {
      if (this.isFree(numberedSlug(base, n))) return [last, n];
      last = n;
    }
    return [last, last + 1];
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

function numbersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
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

import type { SlugEntry } from "../domain/post.ts";
import { numberedSlug } from "../domain/slug.ts";
import type { SlugEntries } from "./import-ports.ts";

/** Numbers of a series that are looked up together before larger steps are taken. */
const FIRST_NUMBERS = 8;
/** Numbers that are looked up at once further on. */
const MORE_NUMBERS = 32;
/** Points looked up at once while the end of a long series is sought. */
const PROBES = 16;

/**
 * Finds free addresses for the rows of one commit. An address is free when no post has it (a 'gone' one may be used
 * again) and no row of this commit has taken it. Reads are few: those that everybody needs come in one read, and the
 * end of a series of n numbers is found by about log n more, never by reading the series.
 */
export class SlugBook {
  readonly #read: (slugs: readonly string[]) => Promise<SlugEntries>;
  readonly #entries = new Map<string, SlugEntry | null>();
  readonly #claimed = new Set<string>();
  /** Where to go on in a series that this commit has used. */
  readonly #next = new Map<string, number>();

  /**
   * @param read looks addresses up
   * @param asked addresses that were looked up already
   * @param known the entries that those have
   */
  constructor(
    read: (slugs: readonly string[]) => Promise<SlugEntries>,
    asked: Iterable<string>,
    known: SlugEntries,
  ) {
    this.#read = read;
    this.#learn(asked, known);
  }

  /** The post whose present address a looked-up slug is, or null. */
  postAt(slug: string): string | null {
    const entry = this.#entries.get(slug);
    return entry?.state === "current" && !this.#claimed.has(slug) ? entry.post_id : null;
  }

  /** Whether an address that was looked up can be taken. */
  isFree(slug: string): boolean {
    const entry = this.#entries.get(slug);
    return (!entry || entry.state === "gone") && !this.#claimed.has(slug);
  }

  /** Takes a free address. */
  claim(slug: string): void {
    this.#claimed.add(slug);
  }

  /** Looks up the first numbers of many series in one read; a base that is wanted often may come often. */
  async prepare(bases: readonly string[]): Promise<void> {
    const wanted = new Set<string>();
    const times = new Map<string, number>();
    for (const base of bases) times.set(base, (times.get(base) ?? 0) + 1);
    for (const [base, count] of times) {
      for (const slug of series(base, 2, FIRST_NUMBERS + count)) wanted.add(slug);
    }
    await this.#lookUp(wanted);
  }

  /** Takes the first free number of a series; in a series with gaps, a free number that follows a taken one. */
  async claimNumbered(base: string): Promise<string> {
    let from = this.#next.get(base) ?? 2;
    for (;;) {
      for (const n of numbersFrom(from, FIRST_NUMBERS)) {
        const slug = numberedSlug(base, n);
        if (!this.#entries.has(slug)) await this.#lookUp(series(base, n, MORE_NUMBERS));
        if (!this.isFree(slug)) continue;
        this.claim(slug);
        this.#next.set(base, n + 1);
        return slug;
      }
      from = await this.#endOfSeries(base, from + FIRST_NUMBERS - 1);
    }
  }

  /** A free number above `taken`, found by doubling and then by narrowing. */
  async #endOfSeries(base: string, taken: number): Promise<number> {
    const powers = numbersFrom(1, PROBES).map((power) => taken + 2 ** power);
    let [low, high] = await this.#narrowed(base, taken, powers);
    while (high - low > 1) {
      const step = Math.max(1, Math.floor((high - low) / PROBES));
      const points = numbersFrom(1, PROBES).map((index) => low + index * step);
      const inside = points.filter((n) => n < high);
      [low, high] = await this.#narrowed(base, low, [...inside, high]);
    }
    return high;
  }

  /** The last of leading taken numbers and the first free one after it. */
  async #narrowed(
    base: string,
    low: number,
    numbers: readonly number[],
  ): Promise<[number, number]> {
    await this.#lookUp(numbers.map((n) => numberedSlug(base, n)));
    let last = low;
    for (const n of numbers) {
      if (this.isFree(numberedSlug(base, n))) return [last, n];
      last = n;
    }
    // A series beyond all probes: go on from its last known number.
    return [last, last + 1];
  }

  async #lookUp(slugs: Iterable<string>): Promise<void> {
    const unknown = [...new Set(slugs)].filter((slug) => !this.#entries.has(slug));
    if (unknown.length > 0) this.#learn(unknown, await this.#read(unknown));
  }

  #learn(asked: Iterable<string>, found: SlugEntries): void {
    for (const slug of asked) this.#entries.set(slug, found.get(slug) ?? null);
  }
}

function numbersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

function series(base: string, from: number, count: number): string[] {
  return numbersFrom(from, count).map((n) => numberedSlug(base, n));
}

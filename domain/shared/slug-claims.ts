import { numberedSlug, slugSeries } from "./slug.ts";

const RUN = 8;
const AHEAD = 32;
const PROBES = 16;

/** undefined: not known yet. */
type IsTaken = (slug: string) => boolean | undefined;

/** Yields slugs to look up. */
type Search<T> = Generator<readonly string[], T>;

/** Hands out slugs, each of them once. */
export class SlugClaims {
  readonly #claimed = new Set<string>();
  readonly #next = new Map<string, number>();

  has(slug: string): boolean {
    return this.#claimed.has(slug);
  }

  add(slug: string): void {
    this.#claimed.add(slug);
  }

  /** Claims a free slug of the series `base-2`, `base-3` … */
  *numbered(base: string, isTaken: IsTaken): Search<string> {
    const isUsed = (slug: string) => this.has(slug) || isTaken(slug);
    const n = yield* freeNumber(base, isUsed, this.#next.get(base) ?? 2);
    const slug = numberedSlug(base, n);
    this.#next.set(base, n + 1);
    this.add(slug);
    return slug;
  }
}

/** For callers that know all slugs. */
export function runToEnd<T>(search: Search<T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

function* freeNumber(base: string, isTaken: IsTaken, from: number): Search<number> {
  let n = from;
  for (let tried = 1; ; tried += 1) {
    const slug = numberedSlug(base, n);
    if (isTaken(slug) === undefined) yield slugSeries(base, n, AHEAD);
    if (!isTaken(slug)) return n;
    n = tried % RUN === 0 ? yield* endOfSeries(base, isTaken, n) : n + 1;
  }
}

/** Doubles the distance, then narrows: about log n slugs. May pass gaps. */
function* endOfSeries(base: string, isTaken: IsTaken, takenNumber: number): Search<number> {
  let [low, high] = [takenNumber, Number.POSITIVE_INFINITY];
  let numbers = Array.from({ length: PROBES }, (_, index) => takenNumber + 2 ** (index + 1));
  while (high - low > 1) {
    yield numbers.map((n) => numberedSlug(base, n));
    high = numbers.find((n) => !isTaken(numberedSlug(base, n))) ?? Math.max(...numbers) + 1;
    low = numbers.findLast((n) => n < high) ?? low;
    const step = Math.max(1, Math.floor((high - low) / PROBES));
    const inside = Array.from({ length: PROBES }, (_, index) => low + (index + 1) * step);
    numbers = [...inside.filter((n) => n < high), high];
  }
  return high;
}

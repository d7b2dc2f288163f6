import type { AddressUsage } from "domain/imports/validate-csv";
import { toChunks } from "domain/shared/chunks";

export interface SlugSource {
  /** Lists slugs in their order, at most `PAGE_SIZE`. */
  readonly list: (range: {
    readonly from: string;
    readonly to: string;
    readonly after?: string;
  }) => Promise<readonly StoredSlug[]>;
  readonly lookUp: (slugs: readonly string[]) => Promise<readonly StoredSlug[]>;
}

export interface StoredSlug {
  readonly slug: string;
  readonly use: AddressUsage;
}

export type TakenSlugs = ReadonlyMap<string, Exclude<AddressUsage, "free">>;

/** Firestore's limit of an `in` query. */
export const BATCH_SIZE = 30;
/** Limit in firestore.rules. */
export const PAGE_SIZE = 500;
const PARALLEL = 6;

/** Listing is cheaper for large files. */
export async function findTakenSlugs(
  slugs: readonly string[],
  source: SlugSource,
): Promise<TakenSlugs> {
  const requestedSlugs = [...new Set(slugs)].sort();
  const takenSlugs = new Map<string, Exclude<AddressUsage, "free">>();
  const collect = (found: readonly StoredSlug[]) => {
    for (const { slug, use } of found) if (use !== "free") takenSlugs.set(slug, use);
  };
  const rest =
    requestedSlugs.length > 2 * BATCH_SIZE
      ? await listFirst(requestedSlugs, source, collect)
      : requestedSlugs;
  const batches = [...toChunks(rest, BATCH_SIZE)];
  const worker = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop())
      collect(await source.lookUp(batch));
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  const requested = new Set(requestedSlugs);
  return new Map([...takenSlugs].filter(([slug]) => requested.has(slug)));
}

/** @returns slugs beyond the listed pages */
async function listFirst(
  requestedSlugs: readonly string[],
  source: SlugSource,
  collect: (found: readonly StoredSlug[]) => void,
): Promise<readonly string[]> {
  const [from, to] = [requestedSlugs[0] ?? "", requestedSlugs.at(-1) ?? ""];
  let after: string | undefined;
  for (let pages = Math.floor(requestedSlugs.length / BATCH_SIZE / 2); pages > 0; pages -= 1) {
    const page = await source.list(after === undefined ? { from, to } : { from, to, after });
    collect(page);
    if (page.length < PAGE_SIZE) return [];
    after = page.at(-1)?.slug;
  }
  const last = after;
  return last === undefined ? requestedSlugs : requestedSlugs.filter((slug) => slug > last);
}

/** How slugs can be asked for: those between two addresses in order, or a few by name. */
export interface SlugSource {
  /** Taken or not, what is stored after `after` (or from `from` on) and up to `to`, in order, at most `PAGE`. */
  readonly list: (range: {
    readonly from: string;
    readonly to: string;
    readonly after?: string;
  }) => Promise<readonly StoredSlug[]>;
  /** Those of at most `BATCH` slugs that are stored. */
  readonly lookUp: (slugs: readonly string[]) => Promise<readonly StoredSlug[]>;
}

export interface StoredSlug {
  readonly slug: string;
  /** Whether a post has it, or once had it and redirects from it. */
  readonly taken: boolean;
}

/** Slugs that one look-up may name (the store's limit of an `in`). */
export const BATCH = 30;
/** Slugs of one page of a list (the rules' limit). */
export const PAGE = 500;
/** Look-ups under way at once. */
const PARALLEL = 6;

/**
 * Which of these slugs are taken. A few are looked up by name. For many, the stored ones in their range are read in
 * order: a site has fewer addresses than a large file has rows. When it has far more, the rest is looked up by name.
 */
export async function takenAmong(
  slugs: readonly string[],
  source: SlugSource,
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(slugs)].sort();
  const taken = new Set<string>();
  const note = (found: readonly StoredSlug[]) => {
    for (const one of found) if (one.taken) taken.add(one.slug);
  };
  const rest = wanted.length > 2 * BATCH ? await afterListing(wanted, source, note) : wanted;
  const batches = chunked(rest);
  const worker = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) note(await source.lookUp(batch));
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  const asked = new Set(wanted);
  return new Set([...taken].filter((slug) => asked.has(slug)));
}

/** Reads pages while that costs fewer questions than names would, and gives what they did not reach. */
async function afterListing(
  wanted: readonly string[],
  source: SlugSource,
  note: (found: readonly StoredSlug[]) => void,
): Promise<readonly string[]> {
  const [from, to] = [wanted[0] ?? "", wanted.at(-1) ?? ""];
  let after: string | undefined;
  for (let pages = Math.floor(wanted.length / BATCH / 2); pages > 0; pages -= 1) {
    const page = await source.list(after === undefined ? { from, to } : { from, to, after });
    note(page);
    if (page.length < PAGE) return [];
    after = page.at(-1)?.slug;
  }
  const reached = after;
  return reached === undefined ? wanted : wanted.filter((slug) => slug > reached);
}

function chunked(slugs: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(slugs.length / BATCH) }, (_, n) =>
    slugs.slice(n * BATCH, (n + 1) * BATCH),
  );
}

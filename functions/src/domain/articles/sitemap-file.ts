import * as v from "valibot";
import { type Post, PostSchema } from "../posts/post.ts";

/** With pages and news 10,000. */
const FILE_ADDRESSES = 9500;
const FILE_BYTES = 900_000;
export const FIRST_FILE = "0";

export const SitemapEntriesSchema = v.array(
  v.strictObject({
    id: v.string(),
    slug: PostSchema.entries.slug,
    changed: v.number(),
    image: v.exactOptional(v.string()),
  }),
);
export type SitemapEntries = Readonly<v.InferOutput<typeof SitemapEntriesSchema>>;
export type SitemapEntry = SitemapEntries[number];

/**
 * Place of a post among the files: its id with the first character last. Posts of one import share the characters behind
 * the first, so that an import changes one file, while the first one varies and with it their fallback pictures.
 */
export function getSitemapKey(id: string): string {
  return id.slice(1) + id.slice(0, 1);
}

/** Compressed `SitemapEntries`, sorted by their keys. */
export const SitemapFileSchema = v.strictObject({ entries: v.instance(Uint8Array) });
type Bytes = v.InferOutput<typeof SitemapFileSchema>["entries"];

/** A file has the posts whose keys are above `after`. Without `since` files are missing, without `related` related posts may be. */
export const SitemapIndexSchema = v.strictObject({
  files: v.array(v.strictObject({ after: v.string(), count: v.number(), changed_at: v.date() })),
  since: v.exactOptional(v.date()),
  related: v.exactOptional(v.literal(true)),
});
export type SitemapIndex = v.InferOutput<typeof SitemapIndexSchema>;

export const SitemapChangeSchema = v.strictObject({ post_ids: v.array(v.string()) });

export const IndexNowEntrySchema = v.strictObject({ slugs: v.array(PostSchema.entries.slug) });

export const ENTRY_FIELDS = ["published", "slug", "updated_at", "featured_image_url"] as const;
type EntryFields = { readonly [F in (typeof ENTRY_FIELDS)[number]]?: Post[F] | undefined };

/** @returns nothing for a post that is not public */
export function entriesOf(id: string, post: EntryFields = {}): SitemapEntries {
  const { published, slug, updated_at, featured_image_url = "" } = post;
  if (!published || slug === undefined || updated_at === undefined) return [];
  const [image] = featured_image_url.split("#");
  return [{ id, slug, changed: updated_at.getTime(), ...(image && { image }) }];
}

/** @param posts the present ones of `ids` */
export function updatedEntries(
  entries: SitemapEntries,
  ids: ReadonlySet<string>,
  posts: ReadonlyMap<string, EntryFields>,
): SitemapEntries {
  const others = entries.filter(({ id }) => !ids.has(id));
  const present = [...ids].flatMap((id) => entriesOf(id, posts.get(id)));
  return [...others, ...present].toSorted((a, b) =>
    getSitemapKey(a.id) < getSitemapKey(b.id) ? -1 : 1,
  );
}

/** With the former slugs. */
export function changedSlugs(before: SitemapEntries, after: SitemapEntries): string[] {
  const byId = (entries: SitemapEntries) => new Map(entries.map((entry) => [entry.id, entry]));
  const [old, current] = [byId(before), byId(after)];
  const isChanged = ({ id }: SitemapEntry) => {
    const [one, other] = [old.get(id), current.get(id)];
    // Unchanged ones are the same object.
    return one !== other && JSON.stringify(one) !== JSON.stringify(other);
  };
  const changed = [...before, ...after].filter(isChanged);
  return [...new Set(changed.map(({ slug }) => slug))];
}

/** The file that a key belongs to: none when the key is below all files. */
export function findSitemapFile<F extends { readonly after: string }>(
  files: readonly F[],
  key: string,
): F | undefined {
  return files.findLast(({ after }) => after < key);
}

interface Part {
  readonly after: string;
  readonly count: number;
  readonly bytes: Bytes;
}

/** An empty file disappears, except the first. */
export async function splitFile(
  after: string,
  entries: SitemapEntries,
  pack: (entries: SitemapEntries) => Promise<Bytes>,
): Promise<readonly Part[]> {
  const count = entries.length;
  if (count === 0 && after !== FIRST_FILE) return [];
  const bytes = await pack(entries);
  if (count <= FILE_ADDRESSES && bytes.length <= FILE_BYTES) return [{ after, count, bytes }];
  const half = Math.ceil(count / 2);
  const lower = entries.slice(0, half);
  const last = lower.at(-1);
  const middle = last ? getSitemapKey(last.id) : after;
  const upper = await splitFile(middle, entries.slice(half), pack);
  return [...(await splitFile(after, lower, pack)), ...upper];
}

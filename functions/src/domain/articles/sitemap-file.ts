import * as v from "valibot";
import { type Post, PostSchema } from "../posts/post.ts";

/** With static pages and news at most 10,000. */
const FILE_ADDRESSES = 9500;
/** Firestore stores 1 MiB in a document. */
const FILE_BYTES = 900_000;
/** Below every post's id. */
export const FIRST_FILE = "0";

/** `changed` in milliseconds. */
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

/** Compressed `SitemapEntries` of posts, sorted by id. */
export const SitemapFileSchema = v.strictObject({ entries: v.instance(Uint8Array) });
type Bytes = v.InferOutput<typeof SitemapFileSchema>["entries"];

/** A file has the posts with ids above `after`, up to the next file. Without `since` files are missing. */
export const SitemapIndexSchema = v.strictObject({
  files: v.array(v.strictObject({ after: v.string(), count: v.number(), changed_at: v.date() })),
  since: v.exactOptional(v.date()),
});
export type SitemapIndex = v.InferOutput<typeof SitemapIndexSchema>;

/** Posts whose files are stale. */
export const SitemapChangeSchema = v.strictObject({ post_ids: v.array(v.string()) });

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
  return [...others, ...present].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** @returns the file of a post; `next` is where it ends */
export function fileOf<F extends { readonly after: string }>(
  files: readonly F[],
  id: string,
): { readonly file: F | undefined; readonly next: string | undefined } {
  const index = files.findLastIndex(({ after }) => after < id);
  return { file: files[index], next: files[index + 1]?.after };
}

interface Part {
  readonly after: string;
  readonly count: number;
  readonly bytes: Bytes;
}

/** Halves what is too much for one file. Nothing is left of an empty file but the first one. */
export function splitFile(
  after: string,
  entries: SitemapEntries,
  pack: (entries: SitemapEntries) => Bytes,
): readonly Part[] {
  const count = entries.length;
  if (count === 0 && after !== FIRST_FILE) return [];
  const bytes = pack(entries);
  if (count <= FILE_ADDRESSES && bytes.length <= FILE_BYTES) return [{ after, count, bytes }];
  const half = Math.ceil(count / 2);
  const lower = entries.slice(0, half);
  const middle = lower.at(-1)?.id ?? after;
  return [...splitFile(after, lower, pack), ...splitFile(middle, entries.slice(half), pack)];
}

import * as v from "valibot";
import { type Post, PostSchema } from "../posts/post.ts";

/** With pages and news 10,000. */
const FILE_ADDRESSES = 9500;
const FILE_BYTES = 900_000;
export const FIRST_FILE = "0";

/** What the sitemap says about a published post, and what both searches compare of every post. */
export const SitemapEntriesSchema = v.array(
  v.strictObject({
    id: v.string(),
    slug: PostSchema.entries.slug,
    changed: v.number(),
    image: v.exactOptional(v.string()),
    /** Missing where it was not readable. */
    title: v.exactOptional(v.string()),
    excerpt: v.exactOptional(v.string()),
    created: v.exactOptional(v.number()),
    /** As they were when the post last changed, or in the night. */
    views: v.exactOptional(v.number()),
    draft: v.exactOptional(v.literal(true)),
    scheduled: v.exactOptional(v.number()),
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

/**
 * A file has the posts whose keys are above `after`: `count` of them are published. Without `since` files are missing,
 * without `related` related posts may be, without `posts` a file has no titles and drafts.
 */
export const SitemapIndexSchema = v.strictObject({
  files: v.array(
    v.strictObject({
      after: v.string(),
      count: v.number(),
      posts: v.exactOptional(v.number()),
      changed_at: v.date(),
    }),
  ),
  since: v.exactOptional(v.date()),
  related: v.exactOptional(v.literal(true)),
});
export type SitemapIndex = v.InferOutput<typeof SitemapIndexSchema>;

export const SitemapChangeSchema = v.strictObject({ post_ids: v.array(v.string()) });

export const IndexNowEntrySchema = v.strictObject({ slugs: v.array(PostSchema.entries.slug) });

export const ENTRY_FIELDS = [
  "published",
  "slug",
  "updated_at",
  "featured_image_url",
  "title",
  "excerpt",
  "created_at",
  "view_count",
  "scheduled_for",
] as const;
type EntryFields = { readonly [F in (typeof ENTRY_FIELDS)[number]]?: Post[F] | undefined };

/** @returns nothing for a post that does not exist or whose address is not readable */
export function toEntries(id: string, post: EntryFields = {}): SitemapEntries {
  const { published, slug, updated_at, featured_image_url = "", title, excerpt } = post;
  const { created_at, view_count, scheduled_for } = post;
  if (published === undefined || slug === undefined || updated_at === undefined) return [];
  const [image] = featured_image_url.split("#");
  return [
    {
      ...{ id, slug, changed: updated_at.getTime() },
      ...(image && { image }),
      ...(title !== undefined && { title }),
      ...(excerpt && { excerpt }),
      ...(created_at && { created: created_at.getTime() }),
      ...(view_count && { views: view_count }),
      ...(!published && { draft: true }),
      ...(scheduled_for && { scheduled: scheduled_for.getTime() }),
    },
  ];
}

export function isPublic({ draft }: SitemapEntry): boolean {
  return draft === undefined;
}

/** Views do not count: each would change its file. */
export function isSameEntry(entry: SitemapEntry, stored: SitemapEntry | undefined): boolean {
  const { views: _, ...rest } = entry;
  const { views: __, ...storedRest } = stored ?? {};
  return JSON.stringify(rest) === JSON.stringify(storedRest);
}

/** @param posts the present ones of `ids` */
export function updatedEntries(
  entries: SitemapEntries,
  ids: ReadonlySet<string>,
  posts: ReadonlyMap<string, EntryFields>,
): SitemapEntries {
  const others = entries.filter(({ id }) => !ids.has(id));
  const present = [...ids].flatMap((id) => toEntries(id, posts.get(id)));
  return [...others, ...present].toSorted((a, b) =>
    getSitemapKey(a.id) < getSitemapKey(b.id) ? -1 : 1,
  );
}

/** Published addresses that are new, gone, or changed in what the sitemap says; with the former slugs. */
export function changedSlugs(before: SitemapEntries, after: SitemapEntries): string[] {
  const textsById = (entries: SitemapEntries) =>
    new Map(
      entries
        .filter(isPublic)
        .map(({ id, slug, changed, image }) => [id, JSON.stringify([slug, changed, image])]),
    );
  const [old, current] = [textsById(before), textsById(after)];
  const changed = [...before, ...after].filter(
    (entry) => isPublic(entry) && old.get(entry.id) !== current.get(entry.id),
  );
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
  readonly posts: number;
  readonly bytes: Bytes;
}

/** An empty file disappears, except the first. */
export async function splitFile(
  after: string,
  entries: SitemapEntries,
  pack: (entries: SitemapEntries) => Promise<Bytes>,
): Promise<readonly Part[]> {
  const posts = entries.length;
  if (posts === 0 && after !== FIRST_FILE) return [];
  const bytes = await pack(entries);
  const count = entries.filter(isPublic).length;
  if (posts <= FILE_ADDRESSES && bytes.length <= FILE_BYTES)
    return [{ after, count, posts, bytes }];
  const half = Math.ceil(posts / 2);
  const lower = entries.slice(0, half);
  const last = lower.at(-1);
  const middle = last ? getSitemapKey(last.id) : after;
  const upper = await splitFile(middle, entries.slice(half), pack);
  return [...(await splitFile(after, lower, pack)), ...upper];
}

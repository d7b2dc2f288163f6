import { articleTree } from "domain/article-html/render-article";
import {
  findTextReferences,
  type PostFaults,
  type TextReferences,
} from "domain/articles/post-faults";
import type { TextPrint } from "domain/articles/similarity";
import { toTextPrint } from "domain/articles/text-print";
import type { StoredIndexResult } from "domain/indexing/index-result";
import type { Origins } from "domain/pictures/foreign-address";
import { toChunks } from "domain/shared/chunks";
import { DAY_MS } from "domain/shared/days";
import { type From, readPages } from "../store/pages.ts";
import type { Store, StoreDeps } from "../store/store.ts";
import { similarPosts } from "./similar-posts.ts";

export interface CheckPostsDeps extends StoreDeps {
  readonly origins: Origins;
  /** At most about as many in a night. */
  readonly perNight?: number;
}

const KEPT = ["post_faults", "post_prints"] as const;
const PER_NIGHT = 2000;
const PAGE = 100;
const BODIES_AT_ONCE = 10;
/** Of ids, whose first eight digits are random. */
const IDS = 0x1_0000_0000;

/** Stores the faults of the posts whose turn it is; of some thousand, all have theirs within some nights. */
export async function checkPosts(deps: CheckPostsDeps): Promise<void> {
  const { store, now, perNight = PER_NIGHT } = deps;
  const { count } = await store.count("blog_posts");
  const nights = Math.max(1, Math.ceil(count / perNight));
  const night = Math.floor(now().getTime() / DAY_MS) % nights;
  const tonight = { after: idAt(night / nights), upTo: idAt((night + 1) / nights) };
  const stale: Stale = { post_faults: new Set(), post_prints: new Set() };
  for (const collection of KEPT)
    for await (const page of readPages(
      PAGE,
      (from) => store.query(collection, { ...from, fields: ["title"] }),
      tonight,
    ))
      for (const { id } of page) stale[collection].add(id);
  const posts = (from: From) =>
    store.query("blog_posts", { ...from, fields: ["title", "slug", "published", "picture_ids"] });
  for await (const page of readPages(PAGE, posts, tonight))
    for (const some of toChunks(page, BODIES_AT_ONCE)) await checkSome(deps, some, stale);
  // What is left was deleted or mended; of drafts no print is kept.
  for (const collection of KEPT)
    for (const ids of toChunks([...stale[collection]], PAGE))
      await store.batch((writes) => {
        for (const id of ids) writes.delete(collection, id);
      });
}

/** Ids of documents that tonight's posts may no longer have. */
type Stale = Readonly<Record<(typeof KEPT)[number], Set<string>>>;

interface CheckedPost {
  readonly id: string;
  readonly data: {
    readonly title?: string;
    readonly slug?: string;
    readonly published?: boolean;
    readonly picture_ids?: readonly string[];
  };
}

async function checkSome(
  { store, now, origins }: CheckPostsDeps,
  posts: readonly CheckedPost[],
  stale: Stale,
): Promise<void> {
  const { post_bodies } = await store.read({
    post_bodies: { ids: posts.map(({ id }) => id), fields: ["content", "content_format"] },
  });
  const references = new Map<string, TextReferences>();
  const prints = new Map<string, TextPrint>();
  const published = new Set<string>();
  for (const { id, data } of posts) {
    const { content = "", content_format } = post_bodies.get(id) ?? {};
    const tree = articleTree(content, content_format);
    if (tree) references.set(id, findTextReferences(tree, origins));
    const print = toTextPrint(data.title ?? "?", tree);
    if (typeof print !== "string") prints.set(id, print);
    if (data.published) published.add(id);
  }
  const similarTo = await similarPosts(store, prints, (id) => published.has(id));
  for (const id of prints.keys()) if (published.has(id)) stale.post_prints.delete(id);
  const isDead = await deadSlugs(store, [...references.values()]);
  const pictureIds = [...new Set(posts.flatMap(({ data }) => data.picture_ids ?? []))];
  const { media, index_verdicts } = await store.read({
    media: { ids: pictureIds, fields: ["deleted_at"] },
    index_verdicts: {
      ids: posts.flatMap(({ data }) => data.slug ?? []),
      fields: ["is_indexed", "search_result", "checked_at"],
    },
  });
  const found = posts.flatMap(({ id, data: { title = "?", slug = "", picture_ids = [] } }) => {
    const { slugs = [], undescribed = 0 } = references.get(id) ?? {};
    const links = slugs.filter((slug) => isDead.has(slug));
    const pictures = picture_ids.filter(
      (picture_Id) => media.get(picture_Id)?.deleted_at ?? !media.has(picture_Id),
    );
    const broken = links.length + pictures.length;
    const similar = similarTo.get(id) ?? [];
    const most_similar = similar[0]?.percent ?? 0;
    const not_indexed = notIndexed(index_verdicts.get(slug));
    if (broken + undescribed + most_similar === 0 && !not_indexed) return [];
    const faults: PostFaults = {
      ...{ title, links, pictures, broken, undescribed, similar, most_similar },
      checked_at: now(),
      ...(not_indexed && { not_indexed }),
    };
    return [[id, faults] as const];
  });
  if (found.length === 0) return;
  await store.batch((writes) => {
    for (const [id, faults] of found) writes.set("post_faults", id, faults);
  });
  for (const [id] of found) stale.post_faults.delete(id);
}

function notIndexed(verdict: Partial<StoredIndexResult> = {}): PostFaults["not_indexed"] {
  const { is_indexed, search_result, checked_at } = verdict;
  return is_indexed === false && search_result !== undefined && checked_at
    ? { search_result, checked_at }
    : undefined;
}

/** Slugs without a published article and without a redirect. */
async function deadSlugs(
  store: Store,
  references: readonly TextReferences[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(references.flatMap(({ slugs }) => slugs))];
  const { slugs } = await store.read({ slugs: ids });
  const current = [...slugs.values()].flatMap(({ state, post_id }) =>
    state === "current" ? post_id : [],
  );
  const { blog_posts } = await store.read({ blog_posts: { ids: current, fields: ["published"] } });
  const isAlive = (slug: string) => {
    const entry = slugs.get(slug);
    if (entry?.state === "moved") return true;
    return entry?.state === "current" && blog_posts.get(entry.post_id)?.published === true;
  };
  return new Set(ids.filter((slug) => !isAlive(slug)));
}

/** @param share of all ids, 0 to 1 */
function idAt(share: number): string {
  return share < 1
    ? Math.floor(IDS * share)
        .toString(16)
        .padStart(8, "0")
    : "g";
}

import { articleTree } from "../../domain/article-html/render-article.ts";
import {
  type PostFaults,
  type TextReferences,
  textReferencesOf,
} from "../../domain/articles/post-faults.ts";
import type { StoredIndexResult } from "../../domain/indexing/index-result.ts";
import type { Origins } from "../../domain/pictures/foreign-address.ts";
import { DAY_MS } from "../../domain/shared/days.ts";
import { chunksOf, pagesOf } from "../store/pages.ts";
import type { Store, StoreDeps } from "../store/store.ts";

export interface CheckPostsDeps extends StoreDeps {
  readonly origins: Origins;
  /** At most about as many articles in a night. */
  readonly perNight?: number;
}

const PER_NIGHT = 2000;
const PAGE = 100;
const BODIES_AT_ONCE = 10;
/** Of ids, whose first eight digits are random. */
const IDS = 0x1_0000_0000;

/** Stores the faults of the articles whose turn it is; of some thousand, all have theirs within some nights. */
export async function checkPosts(deps: CheckPostsDeps): Promise<void> {
  const { store, now, perNight = PER_NIGHT } = deps;
  const { count } = await store.count("blog_posts");
  const nights = Math.max(1, Math.ceil(count / perNight));
  const night = Math.floor(now().getTime() / DAY_MS) % nights;
  const tonight = { after: idAt(night / nights), before: idAt((night + 1) / nights) };
  const known = new Set<string>();
  const faults = (from: object) => store.query("post_faults", { ...from, fields: ["title"] });
  for await (const page of pagesOf(PAGE, faults, tonight)) for (const { id } of page) known.add(id);
  const published = (from: object) =>
    store.query("blog_posts", {
      ...from,
      where: ["published", "==", true],
      fields: ["title", "slug", "picture_ids"],
    });
  for await (const page of pagesOf(PAGE, published, tonight))
    for (const some of chunksOf(page, BODIES_AT_ONCE)) await checkSome(deps, some, known);
  // What is left was deleted, taken offline or mended.
  for (const ids of chunksOf([...known], PAGE))
    await store.batch((writes) => {
      for (const id of ids) writes.delete("post_faults", id);
    });
}

interface CheckedPost {
  readonly id: string;
  readonly data: {
    readonly title?: string;
    readonly slug?: string;
    readonly picture_ids?: readonly string[];
  };
}

async function checkSome(
  { store, now, origins }: CheckPostsDeps,
  posts: readonly CheckedPost[],
  known: Set<string>,
): Promise<void> {
  const { post_bodies } = await store.read({
    post_bodies: { ids: posts.map(({ id }) => id), fields: ["content", "content_format"] },
  });
  const references = new Map<string, TextReferences>();
  for (const [id, { content = "", content_format }] of post_bodies) {
    const tree = articleTree(content, content_format);
    if (tree) references.set(id, textReferencesOf(tree, origins));
  }
  const isDead = await deadSlugs(store, [...references.values()]);
  const shown = [...new Set(posts.flatMap(({ data }) => data.picture_ids ?? []))];
  const { media, index_verdicts } = await store.read({
    media: { ids: shown, fields: ["deleted_at"] },
    index_verdicts: {
      ids: posts.flatMap(({ data }) => data.slug ?? []),
      fields: ["is_indexed", "search_result", "checked_at"],
    },
  });
  const found = posts.flatMap(({ id, data: { title = "", slug = "", picture_ids = [] } }) => {
    const { slugs = [], undescribed = 0 } = references.get(id) ?? {};
    const links = slugs.filter((slug) => isDead.has(slug));
    const pictures = picture_ids.filter((one) => media.get(one)?.deleted_at ?? !media.has(one));
    const broken = links.length + pictures.length;
    const not_indexed = notIndexed(index_verdicts.get(slug));
    if (broken + undescribed === 0 && !not_indexed) return [];
    const faults: PostFaults = {
      ...{ title, links, pictures, broken, undescribed, checked_at: now() },
      ...(not_indexed && { not_indexed }),
    };
    return [[id, faults] as const];
  });
  if (found.length === 0) return;
  await store.batch((writes) => {
    for (const [id, faults] of found) writes.set("post_faults", id, faults);
  });
  for (const [id] of found) known.delete(id);
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

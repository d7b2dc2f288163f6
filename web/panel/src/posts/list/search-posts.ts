import { type SitemapEntry, toEntries } from "domain/articles/sitemap-file";
import type { StoredPost } from "domain/posts/post";
import { prepareSearch } from "domain/search/find-texts";
import type { PostsView } from "../data/panel-posts.ts";

const order: Readonly<Record<PostsView["sort"], (a: SitemapEntry, b: SitemapEntry) => number>> = {
  newest: (a, b) => getNumber(b.created) - getNumber(a.created),
  oldest: (a, b) => getNumber(a.created) - getNumber(b.created),
  // Firestore's order of text, so that a search keeps the order of the list.
  title: ({ title: a = "" }, { title: b = "" }) => (a < b ? -1 : Number(a > b)),
  views: (a, b) => getNumber(b.views) - getNumber(a.views),
  changed: (a, b) => b.changed - a.changed,
};

const getNumber = (value: number | undefined) => value ?? 0;

/** @param entries with their headings where these are known */
export function prepareEntries(
  entries: readonly (SitemapEntry & { readonly headings?: string | undefined })[],
): (search: string, view: PostsView) => readonly SitemapEntry[] {
  const find = prepareSearch(
    entries.map(({ title = "", headings = "", ...entry }) => ({
      ...{ ...entry, title },
      headings: `${headings} ${entry.slug}`,
    })),
  );
  return (search, view) => {
    const { containing, related } = find(search);
    const found = search.trim() === "" ? entries : [...containing, ...related];
    return found
      .filter((entry) => hasStatus(entry, view.status))
      .toSorted(view.status === "scheduled" ? bySchedule : order[view.sort]);
  };
}

export function searchPosts(
  posts: readonly StoredPost[],
  search: string,
  view: PostsView,
): readonly StoredPost[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const entries = posts.flatMap(({ headings, ...post }) =>
    toEntries(post.id, post).map((entry) => ({ ...entry, headings })),
  );
  return prepareEntries(entries)(search, view).flatMap(({ id }) => byId.get(id) ?? []);
}

function hasStatus({ draft, scheduled }: SitemapEntry, status: PostsView["status"]): boolean {
  if (status === "all") return true;
  if (status === "scheduled") return scheduled !== undefined;
  return (draft === undefined) === (status === "published");
}

function bySchedule(a: SitemapEntry, b: SitemapEntry): number {
  return getNumber(a.scheduled) - getNumber(b.scheduled);
}

import type { StoredPost } from "functions/domain/posts/post";
import { searchRank } from "functions/domain/search/search-rank";
import { wordsOf } from "functions/domain/search/words";
import type { PostsView } from "#data/posts/panel-posts.ts";

const order: Readonly<Record<PostsView["sort"], (a: StoredPost, b: StoredPost) => number>> = {
  newest: (a, b) => b.created_at.getTime() - a.created_at.getTime(),
  oldest: (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  // Firestore's order of text, so that a search keeps the order of the list.
  title: (a, b) => (a.title < b.title ? -1 : Number(a.title > b.title)),
  views: (a, b) => b.view_count - a.view_count,
  changed: (a, b) => b.updated_at.getTime() - a.updated_at.getTime(),
};

export function searchPosts(
  posts: readonly StoredPost[],
  search: string,
  view: PostsView,
): readonly StoredPost[] {
  const words = wordsOf(search);
  const matches = ({ title, slug, excerpt, headings = "" }: StoredPost) =>
    searchRank(words, { title, excerpt, headings: `${headings} ${slug}` }) !== null;
  return posts
    .filter((post) => hasStatus(post, view.status) && matches(post))
    .sort(view.status === "scheduled" ? bySchedule : order[view.sort]);
}

function hasStatus(post: StoredPost, status: PostsView["status"]): boolean {
  if (status === "all") return true;
  if (status === "scheduled") return post.scheduled_for !== undefined;
  return post.published === (status === "published");
}

function bySchedule(a: StoredPost, b: StoredPost): number {
  return Number(a.scheduled_for) - Number(b.scheduled_for);
}

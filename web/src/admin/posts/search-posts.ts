import type { StoredPost } from "functions/domain/post";
import type { PostsView } from "#data/panel-posts.ts";
import { wordSearch } from "#lib/word-search.ts";

const matching = wordSearch<StoredPost>(
  ({ title, slug, excerpt }) => `${title}\n${slug}\n${excerpt ?? ""}`,
);

const order: Readonly<Record<PostsView["sort"], (a: StoredPost, b: StoredPost) => number>> = {
  newest: (a, b) => b.created_at.getTime() - a.created_at.getTime(),
  oldest: (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  // As the database orders text: the list must not jump when a search begins.
  title: (a, b) => (a.title < b.title ? -1 : Number(a.title > b.title)),
  views: (a, b) => b.view_count - a.view_count,
  changed: (a, b) => b.updated_at.getTime() - a.updated_at.getTime(),
};

/** The posts whose title, address or excerpt has every word of `search`, filtered and in order. */
export function searchPosts(
  posts: readonly StoredPost[],
  search: string,
  view: PostsView,
): readonly StoredPost[] {
  const hasWords = matching(search);
  return posts
    .filter(
      (post) =>
        (view.status === "all" || post.published === (view.status === "published")) &&
        hasWords(post),
    )
    .sort(order[view.sort]);
}

/** Articles to lead readers to instead of `post`: published, with the most words of the address in common. */
export function suggestions(post: StoredPost, posts: readonly StoredPost[]): readonly string[] {
  const words = new Set(post.slug.split("-").filter((word) => word.length > 3));
  const common = (slug: string) => slug.split("-").filter((word) => words.has(word)).length;
  return posts
    .filter(({ id, published }) => published && id !== post.id)
    .map(({ slug }) => ({ slug, score: common(slug) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 20)
    .map(({ slug }) => slug);
}

import type { StoredPost } from "domain/posts/post";

export type AddressedPost = Pick<StoredPost, "id" | "title" | "slug" | "published">;

/** Slugs with the most words in common first. */
export function suggestRedirects(
  post: AddressedPost,
  posts: readonly AddressedPost[],
): readonly string[] {
  const words = new Set(post.slug.split("-").filter((word) => word.length > 3));
  const common = (slug: string) => slug.split("-").filter((word) => words.has(word)).length;
  return posts
    .filter(({ id, published }) => published && id !== post.id)
    .map(({ slug }) => ({ slug, score: common(slug) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 20)
    .map(({ slug }) => slug);
}

import { PostBodySchema, type StoredPost } from "domain/posts/post";
import { chunksOf } from "domain/shared/chunks";
import { readDocument } from "#firebase/document.ts";
import { byIds, MOST_POSTS_AT_ONCE } from "./posts-at.ts";

/**
 * The posts that the editor would refuse to publish: a picture in their text has neither a description nor the mark of a
 * decorative one.
 * @throws UnreadableDocument, FirestoreError
 */
export async function findUndescribed(
  posts: readonly StoredPost[],
): Promise<readonly StoredPost[]> {
  if (posts.length === 0) return [];
  const [{ countUndescribed }, { editableHtml }, stored] = await Promise.all([
    import("domain/article-html/undescribed"),
    import("domain/articles/markdown-to-html"),
    Promise.all(
      chunksOf(posts, MOST_POSTS_AT_ONCE).map((chunk) =>
        byIds(
          "post_bodies",
          chunk.map(({ id }) => id),
        ),
      ),
    ),
  ]);
  const undescribed = stored.flat().filter((document) => {
    const body = readDocument(PostBodySchema, document.ref.path, document.data());
    return countUndescribed(editableHtml(body.content, body.content_format)) > 0;
  });
  const ids = new Set(undescribed.map(({ id }) => id));
  return posts.filter(({ id }) => ids.has(id));
}

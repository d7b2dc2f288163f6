import type { StoredPost } from "domain/posts/post";
import { limit, orderBy, query, where } from "firebase/firestore";
import { posts } from "#data/post-collection.ts";
import { type Live, useLive } from "#firebase/use-live.ts";
import { openPost, savePost } from "./post-editing.ts";
import { type PostFields, toTextFields } from "./post-fields.ts";

/** Limit in firestore.rules. */
export const MAX_OF_MONTH = 500;

/** Posts with a date in a time: planned ones, or public ones and drafts with a date. */
export function usePostsBetween(
  field: "scheduled_for" | "published_at",
  from: Date,
  until: Date,
): Live<readonly StoredPost[]> {
  const ofTime = [where(field, ">=", from), where(field, "<", until), orderBy(field)];
  return useLive(query(posts(), ...ofTime, limit(MAX_OF_MONTH)));
}

/**
 * Gives a planned post another time, through the door of the editor.
 * @throws SaveConflict when the post was saved since it was read
 */
export async function reschedulePost(post: StoredPost, date: Date): Promise<void> {
  const fields: PostFields = {
    ...toTextFields(post),
    published: true,
    date,
    claims: "keep",
    records: { added: [], removed: [] },
  };
  await savePost({ id: post.id, opened: { post }, fields, body: null, reason: "edited" }, () => {});
}

/** Moves a post back, if it still has the time that it was given. */
export async function undoRescheduling(id: string, given: Date, former: Date): Promise<boolean> {
  const article = await openPost(id);
  if (article?.post.scheduled_for?.getTime() !== given.getTime()) return false;
  await reschedulePost({ ...article.post, id }, former);
  return true;
}

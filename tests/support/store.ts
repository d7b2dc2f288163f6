import { toSearchFields } from "domain/articles/search-fields";
import { type StoredSubmission, SubmissionSchema } from "domain/contact/submission";
import { type PostBody, PostBodySchema, PostSchema, type StoredPost } from "domain/posts/post";
import type { Firestore } from "firebase-admin/firestore";
import * as v from "valibot";

/** One commit per post with body, address and words to search, like the product. */
export async function storePost(db: Firestore, post: StoredPost, body: PostBody): Promise<void> {
  const { id, ...fields } = post;
  const batch = db.batch();
  const searchable = { ...toSearchFields(post, body), ...fields };
  batch.set(db.doc(`blog_posts/${id}`), v.parse(PostSchema, searchable));
  batch.set(db.doc(`post_bodies/${id}`), v.parse(PostBodySchema, body));
  batch.set(db.doc(`slugs/${post.slug}`), { post_id: id, state: "current" });
  await batch.commit();
}

/** With their files' documents, mails and limits. */
export async function deleteSubmissions(db: Firestore): Promise<void> {
  for (const name of ["contact_submissions", "contact_files", "mail_outbox"])
    await db.recursiveDelete(db.collection(name));
  await deleteLimits(db);
}

/** Keeps the secrets: functions with different ones take a visitor for two. */
export async function deleteLimits(db: Firestore): Promise<void> {
  const { docs } = await db.collection("rate_limits").get();
  const limits = docs.filter(({ id }) => !id.startsWith("secret-"));
  await Promise.all(limits.map(({ ref }) => ref.delete()));
}

export async function storeSubmission(
  db: Firestore,
  { id, ...fields }: StoredSubmission,
): Promise<void> {
  await db.doc(`contact_submissions/${id}`).set(v.parse(SubmissionSchema, fields));
}

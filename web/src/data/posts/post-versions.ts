import {
  keptTextOf,
  type PostVersion,
  PostVersionSchema,
  type VersionReason,
} from "domain/posts/post-version";
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import type { Article } from "#data/articles/posts.ts";
import { readDocument, type Stored } from "#firebase/document.ts";
import { panelAuth, panelFirestore } from "#firebase/panel-sdk.ts";
import { withEditingErrors } from "./editing-errors.ts";

/** Limit in firestore.rules. */
const MOST = 50;

/** Needs a composite index. */
const newestFirst = (postId: string) =>
  query(
    collection(panelFirestore(), "post_versions"),
    where("post_id", "==", postId),
    orderBy("replaced_at", "desc"),
    limit(MOST),
  );

export async function versionsOf(postId: string): Promise<readonly Stored<PostVersion>[]> {
  const found = await withEditingErrors(getDocs(newestFirst(postId)));
  return found.docs.map((version) =>
    readDocument(PostVersionSchema, version.ref.path, version.data()),
  );
}

export function saveVersion(
  transaction: Transaction,
  { post, body }: Article,
  reason: VersionReason,
): void {
  const { currentUser } = panelAuth();
  transaction.set(doc(collection(panelFirestore(), "post_versions"), crypto.randomUUID()), {
    post_id: post.id,
    ...keptTextOf(post, body),
    reason,
    replaced_at: serverTimestamp(),
    replaced_by: currentUser?.email ?? "",
    replaced_by_uid: currentUser?.uid ?? "",
  });
}

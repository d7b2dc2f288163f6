import {
  collection,
  type DocumentReference,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { type PostVersion, PostVersionSchema, VERSIONS_KEPT } from "functions/domain/post-version";
import { readDocument, type Stored } from "#firebase/document.ts";
import { panelFirestore } from "#firebase/panel.ts";
import { withEditingErrors } from "./editing-errors.ts";
import type { Article } from "./posts.ts";

/** The history of a post. Needs the index post_id, replaced_at desc. */
const newestFirst = (postId: string, most: number) =>
  query(
    collection(panelFirestore(), "post_versions"),
    where("post_id", "==", postId),
    orderBy("replaced_at", "desc"),
    limit(most),
  );

/** What the last saves of a post replaced, the newest first. @throws DomainError */
export async function versionsOf(postId: string): Promise<readonly Stored<PostVersion>[]> {
  const found = await withEditingErrors(getDocs(newestFirst(postId, VERSIONS_KEPT)));
  return found.docs.map((version) =>
    readDocument(PostVersionSchema, version.ref.path, version.data()),
  );
}

/** Versions that another one would push out of the history. */
export async function surplusVersions(postId: string): Promise<readonly DocumentReference[]> {
  const found = await getDocs(newestFirst(postId, VERSIONS_KEPT + 20));
  return found.docs.slice(VERSIONS_KEPT - 1).map((version) => version.ref);
}

/** Stores the version that a save replaces, in the save's own commit. */
export function keepVersion(
  transaction: Transaction,
  { post, body }: Article,
  by: string,
  surplus: readonly DocumentReference[],
): void {
  transaction.set(doc(collection(panelFirestore(), "post_versions"), crypto.randomUUID()), {
    post_id: post.id,
    title: post.title,
    ...body,
    replaced_at: serverTimestamp(),
    replaced_by: by,
  });
  for (const version of surplus) transaction.delete(version);
}

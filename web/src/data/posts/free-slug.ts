import { SlugOwnerSchema } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { type DocumentSnapshot, doc, getDoc, type Transaction } from "firebase/firestore";
import { readDocument } from "#firebase/document.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import { withEditingErrors } from "./editing-errors.ts";

const entryOf = (slug: string) => doc(panelFirestore(), "slugs", slug);

export async function isSlugTaken(slug: string, postId: string): Promise<boolean> {
  return isOfOther(await withEditingErrors(getDoc(entryOf(slug))), postId);
}

/** @throws DomainError already-exists */
export async function expectFreeSlug(
  transaction: Transaction,
  slug: string,
  id: string,
): Promise<void> {
  if (isOfOther(await transaction.get(entryOf(slug)), id)) {
    throw new DomainError("already-exists", `The address /blog/${slug} is taken by another post.`);
  }
}

function isOfOther(entry: DocumentSnapshot, postId: string): boolean {
  if (!entry.exists()) return false;
  const { post_id, state } = readDocument(SlugOwnerSchema, entry.ref.path, entry.data());
  return post_id !== postId && state !== "gone";
}

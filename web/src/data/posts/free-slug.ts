import { doc, getDoc, type Transaction } from "firebase/firestore";
import { SlugOwnerSchema } from "functions/domain/posts/post";
import { DomainError } from "functions/domain/shared/errors";
import { readDocument } from "#firebase/document.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import { withEditingErrors } from "./editing-errors.ts";

const entryOf = (slug: string) => doc(panelFirestore(), "slugs", slug);

export async function isSlugTaken(slug: string, postId: string): Promise<boolean> {
  const entry = await withEditingErrors(getDoc(entryOf(slug)));
  if (!entry.exists()) return false;
  const { post_id, state } = readDocument(SlugOwnerSchema, entry.ref.path, entry.data());
  return post_id !== postId && state !== "gone";
}

/** @throws DomainError already-exists */
export async function expectFreeSlug(
  transaction: Transaction,
  slug: string,
  id: string,
): Promise<void> {
  const entry = await transaction.get(entryOf(slug));
  if (entry.exists() && entry.get("post_id") !== id && entry.get("state") !== "gone") {
    throw new DomainError("already-exists", `The address /blog/${slug} is taken by another post.`);
  }
}

import { SlugOwnerSchema } from "domain/posts/post";
import { doc, getDoc } from "firebase/firestore";
import { readDocument } from "kit/firebase/document";
import { panelFirestore } from "kit/firebase/panel-sdk";
import { withEditingErrors } from "./editing-errors.ts";

export async function isSlugTaken(slug: string, postId: string): Promise<boolean> {
  const entry = await withEditingErrors(getDoc(doc(panelFirestore(), "slugs", slug)));
  if (!entry.exists()) return false;
  const { post_id, state } = readDocument(SlugOwnerSchema, entry.ref.path, entry.data());
  return post_id !== postId && state !== "gone";
}

import { type PostDraft, PostDraftSchema } from "domain/posts/post-draft";
import { collection, doc, getDocs, limit, query, serverTimestamp, where } from "firebase/firestore";
import { readDocument, type Stored } from "kit/firebase/document";
import { panelAuth, panelFirestore } from "kit/firebase/panel-sdk";
import { inTransaction } from "#firebase/transaction.ts";

/** Limit in firestore.rules. */
const MAX_DRAFTS = 50;

const drafts = () => collection(panelFirestore(), "post_drafts");
const ownUid = () => panelAuth().currentUser?.uid ?? "";

export type OwnDraft = Stored<PostDraft>;
export type DraftFields = Omit<PostDraft, "uid" | "saved_at">;

/** @throws without a session */
export async function storeServerDraft(tab: string, fields: DraftFields): Promise<void> {
  const uid = ownUid();
  if (uid === "") throw new Error("Nobody is signed in.");
  await inTransaction(async (transaction) => {
    transaction.set(doc(drafts(), tab), { ...fields, uid, saved_at: serverTimestamp() });
  });
}

export function removeServerDraft(tab: string): Promise<void> {
  return inTransaction(async (transaction) => {
    transaction.delete(doc(drafts(), tab));
  });
}

/** @param postId null for new posts */
export async function ownServerDrafts(postId: string | null): Promise<readonly OwnDraft[]> {
  const ofPost = postId === null ? [] : [where("post_id", "==", postId)];
  const own = query(drafts(), where("uid", "==", ownUid()), ...ofPost, limit(MAX_DRAFTS));
  const found = await getDocs(own);
  return found.docs.flatMap((snapshot) => {
    try {
      return [readDocument(PostDraftSchema, snapshot.ref.path, snapshot.data())];
    } catch (error) {
      console.warn("A draft on the server could not be read", error);
      return [];
    }
  });
}

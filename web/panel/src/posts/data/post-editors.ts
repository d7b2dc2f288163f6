import { type PostEditor, PostEditorSchema } from "domain/posts/post-editor";
import { collection, doc, limit, query, serverTimestamp, where } from "firebase/firestore";
import type { Stored } from "kit/firebase/document";
import { panelAuth, panelFirestore } from "kit/firebase/panel-sdk";
import { getConverter } from "#firebase/converter.ts";
import { inTransaction } from "#firebase/transaction.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Limit in firestore.rules. */
const MAX_EDITORS = 50;

const editors = () => collection(panelFirestore(), "post_editors");
export const ownUid = () => panelAuth().currentUser?.uid ?? "";
const own = (postId: string) => doc(editors(), `${postId}_${ownUid()}`);

export function useEditors(postId: string): Live<readonly Stored<PostEditor>[]> {
  const all = editors().withConverter(getConverter(PostEditorSchema));
  return useLive(query(all, where("post_id", "==", postId), limit(MAX_EDITORS)));
}

export async function noteEditing(postId: string): Promise<void> {
  const { uid = "", email } = panelAuth().currentUser ?? {};
  if (uid === "") return;
  await inTransaction(async (transaction) => {
    const editor = { post_id: postId, uid, email: email ?? "", at: serverTimestamp() };
    transaction.set(own(postId), editor);
  });
}

/** Without a session the entry expires by itself. */
export async function endEditing(postId: string): Promise<void> {
  if (ownUid() === "") return;
  const ended = own(postId);
  await inTransaction(async (transaction) => {
    transaction.delete(ended);
  });
}

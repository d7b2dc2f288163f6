import { toStoredPost } from "domain/calls/sent-post";
import { parseLabels } from "domain/posts/labels";
import type { PostBody } from "domain/posts/post";
import type { EditReason } from "domain/posts/post-version";
import { doc, type Transaction } from "firebase/firestore";
import { panelFirestore } from "kit/firebase/panel-sdk";
import type { Article } from "kit/firebase/posts";
import { readPost, readPostBody } from "kit/firebase/stored-post";
import { callOnce } from "#data/call-once.ts";
import { callWithProgress } from "#data/callables.ts";
import { inTransaction } from "#firebase/transaction.ts";
import { withEditingErrors } from "./editing-errors.ts";
import type { PostFields } from "./post-fields.ts";

export interface PostSave {
  /** The id of the post, the same for every attempt. */
  readonly id: string;
  /** Null for a new post; the body may be missing where nobody has read it. */
  readonly opened: (Pick<Article, "post"> & Partial<Article>) | null;
  readonly fields: PostFields;
  /** The new body; null when it is unchanged. */
  readonly body: PostBody | null;
  readonly reason: EditReason;
}

export class SaveConflict extends Error {
  readonly stored: Article;

  constructor(stored: Article) {
    super("The post was saved by somebody else");
    this.name = "SaveConflict";
    this.stored = stored;
  }
}

const NO_BODY: PostBody = { content: "", content_format: "html" };

export async function openPost(id: string): Promise<Article | null> {
  return await withEditingErrors(inTransaction((transaction) => read(transaction, id)));
}

async function read(transaction: Transaction, id: string): Promise<Article | null> {
  const [post, body] = await Promise.all([
    transaction.get(doc(panelFirestore(), "blog_posts", id)),
    transaction.get(doc(panelFirestore(), "post_bodies", id)),
  ]);
  if (!post.exists()) return null;
  return {
    post: readPost(post),
    body: body.exists() ? readPostBody(body) : NO_BODY,
  };
}

/**
 * Stores what an editor shows, once for each text: after a lost answer the same text has the same id, and another text
 * is no conflict with it.
 * @param onProgress gets the share that is sent, 0 to 1
 * @returns the post as it is stored now
 * @throws SaveConflict, DomainError already-exists, not-found, failed-precondition
 */
export async function savePost(
  save: PostSave,
  onProgress: (share: number) => void,
): Promise<Article> {
  const input = toInput(save);
  const send = (save_id: string, earlier_saves: string[]) =>
    callWithProgress("savePost", { ...input, save_id, earlier_saves }, onProgress);
  const answer = await withEditingErrors(callOnce(`post ${save.id}`, input, send));
  const stored = {
    post: toStoredPost(save.id, answer.post),
    body: answer.body ?? save.body ?? save.opened?.body ?? NO_BODY,
  };
  if (answer.outcome === "conflict") throw new SaveConflict(stored);
  return stored;
}

function toInput({ id, opened, fields, body, reason }: PostSave) {
  const { tags, labels, date, records, ...texts } = fields;
  const change_id = opened?.post.change_id;
  return {
    ...texts,
    post_id: id,
    opened: opened && {
      updated_at: opened.post.updated_at.getTime(),
      ...(change_id !== undefined && { change_id }),
    },
    tags: tags === "auto" ? ("auto" as const) : tags.split(" ").filter(Boolean),
    labels: [...parseLabels(labels)],
    date: date instanceof Date ? date.getTime() : date,
    records: { added: [...records.added], removed: [...records.removed] },
    body,
    reason,
  };
}

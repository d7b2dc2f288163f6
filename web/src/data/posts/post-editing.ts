import { parseLabels } from "domain/posts/labels";
import { type PostBody, PostBodySchema, PostSchema, type PostSource } from "domain/posts/post";
import type { EditReason } from "domain/posts/post-version";
import type { PublicationRequest } from "domain/posts/publication";
import { DomainError } from "domain/shared/errors";
import { doc, type Transaction } from "firebase/firestore";
import type { Article } from "#data/articles/posts.ts";
import type { ClaimRecordChanges } from "#data/claims/claim-records.ts";
import { call } from "#data/shared/callables.ts";
import { readDocument } from "#firebase/document.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import { inTransaction } from "#firebase/transaction.ts";
import { withEditingErrors } from "./editing-errors.ts";

export interface PostFields extends PublicationRequest {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly featured_image_url: string;
  readonly image_alt: string;
  readonly meta_title: string;
  readonly meta_description: string;
  /** '' for texts of the company. */
  readonly source: PostSource | "";
  /** Slugs with blanks between them, or `auto` for those of the text. */
  readonly tags: string;
  /** One per line. */
  readonly labels: string;
  readonly claims: "keep" | "confirm" | "withdraw";
  readonly records: ClaimRecordChanges;
}

export interface PostSave {
  /** The same for every attempt. */
  readonly id: string;
  /** Null for a new post. */
  readonly opened: Article | null;
  readonly fields: PostFields;
  /** Null when unchanged. */
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
    post: readDocument(PostSchema, post.ref.path, post.data()),
    body: body.exists()
      ? readBody(body.ref.path, body.data())
      : { content: "", content_format: "html" },
  };
}

function readBody(path: string, data: unknown): PostBody {
  const { id: _, ...body } = readDocument(PostBodySchema, path, data);
  return body;
}

/**
 * Makes what an editor saves its posts with. It knows the saves whose answers were lost: the same text is then sent with
 * the same id, so that it is stored once, and another text is no conflict with them.
 */
export function createSaver(): (save: PostSave) => Promise<void> {
  let lostIds: readonly string[] = [];
  let lastText = "";

  /** @throws SaveConflict, DomainError already-exists, not-found, failed-precondition */
  return async function savePost(save) {
    const input = toInput(save);
    const text = JSON.stringify(input);
    const repeatedId = text === lastText ? lostIds.at(-1) : undefined;
    const save_id = repeatedId ?? crypto.randomUUID();
    const earlier_saves = lostIds.filter((id) => id !== save_id);
    lostIds = [...earlier_saves, save_id].slice(-MAX_LOST);
    lastText = text;
    try {
      const { outcome } = await withEditingErrors(
        call("savePost", { ...input, save_id, earlier_saves }),
      );
      lostIds = [];
      if (outcome === "saved") return;
    } catch (error) {
      if (!isAnswerLost(error)) lostIds = earlier_saves;
      throw error;
    }
    const stored = await openPost(save.id);
    if (stored === null) throw new DomainError("not-found", "This post has been deleted.");
    throw new SaveConflict(stored);
  };
}

/** Limit of the call, with the present one. */
const MAX_LOST = 50;

function isAnswerLost(error: unknown): boolean {
  const lost = ["unavailable", "deadline-exceeded", "internal"];
  return !(error instanceof DomainError) || lost.includes(error.code);
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

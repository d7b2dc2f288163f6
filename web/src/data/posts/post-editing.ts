import { type Post, type PostBody, PostBodySchema, PostSchema } from "domain/posts/post";
import type { VersionReason } from "domain/posts/post-version";
import { DomainError } from "domain/shared/errors";
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import type { Article } from "#data/articles/posts.ts";
import { changeClaimRecords, changesTicks } from "#data/claims/claim-records.ts";
import { recordPostChange } from "#data/shared/own-changes.ts";
import { untilAnswered } from "#firebase/connection.ts";
import { readDocument } from "#firebase/document.ts";
import { panelAuth, panelFirestore } from "#firebase/panel-sdk.ts";
import { inTransaction } from "#firebase/transaction.ts";
import { withEditingErrors } from "./editing-errors.ts";
import { expectFreeSlug } from "./free-slug.ts";
import {
  changesText,
  claimFieldsOf,
  dateFieldsOf,
  type PostFields,
  pictureFieldOf,
  recordedFieldsOf,
  tagFieldsOf,
  textFieldsOf,
} from "./post-fields.ts";
import { loadSearch } from "./post-search.ts";
import { saveVersion } from "./post-versions.ts";
import { publicationOf } from "./publication.ts";
import { withStoredPictures } from "./stored-pictures.ts";

export class SaveConflict extends Error {
  readonly stored: Article;

  constructor(stored: Article) {
    super("The post was saved by somebody else");
    this.name = "SaveConflict";
    this.stored = stored;
  }
}

const posts = (id: string) => doc(panelFirestore(), "blog_posts", id);
const bodies = (id: string) => doc(panelFirestore(), "post_bodies", id);
const slugs = (slug: string) => doc(panelFirestore(), "slugs", slug);

export async function openPost(id: string): Promise<Article | null> {
  return await withEditingErrors(inTransaction((transaction) => read(transaction, id)));
}

async function read(transaction: Transaction, id: string): Promise<Article | null> {
  const [post, body] = await Promise.all([transaction.get(posts(id)), transaction.get(bodies(id))]);
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
 * @param id the same for every attempt
 * @throws DomainError already-exists
 */
export async function createPost(id: string, given: PostFields, text: PostBody): Promise<void> {
  const searchFieldsFor = await loadSearch();
  await withEditingErrors(
    inTransaction(async (transaction) => {
      const { fields, body } = await withStoredPictures(transaction, { fields: given, body: text });
      await expectFreeSlug(transaction, fields.slug, id);
      const publication = publicationOf(fields, null, new Date());
      const isBackdated = publication.created_at instanceof Date;
      transaction.set(posts(id), {
        ...textFieldsOf(fields, undefined),
        ...pictureFieldOf(fields, body, undefined),
        ...searchFieldsFor(fields, body),
        ...tagFieldsOf(fields, undefined),
        ...claimFieldsOf(fields, undefined, currentUid()),
        ...dateFieldsOf(publication, undefined),
        ...(isBackdated ? { recorded_at: serverTimestamp() } : {}),
        ...recordPostChange(transaction, {
          id,
          before: null,
          after: recordedFieldsOf(fields, publication, undefined),
          isTicked: changesTicks(fields.records),
        }),
        updated_at: serverTimestamp(),
        view_count: 0,
      });
      transaction.set(bodies(id), body);
      changeClaimRecords(transaction, id, fields.records);
      transaction.set(slugs(fields.slug), { post_id: id, state: "current" });
    }),
  );
}

/**
 * Writes only changed fields: view counts stay.
 * @param text null when unchanged
 * @throws SaveConflict
 * @throws DomainError already-exists, not-found
 */
export async function updatePost(
  opened: Article,
  given: PostFields,
  text: PostBody | null,
  reason: VersionReason,
): Promise<void> {
  const { id } = opened.post;
  await withEditingErrors(save());

  async function save(): Promise<void> {
    const [searchFieldsFor, addresses] = await Promise.all([loadSearch(), addressesOf(id)]);
    await inTransaction(async (transaction) => {
      const stored = await read(transaction, id);
      if (stored === null) throw new DomainError("not-found", "This post has been deleted.");
      if (!isSameSave(stored.post, opened.post)) throw new SaveConflict(stored);
      const shown = { fields: given, body: text };
      const named = stored.post.picture_ids;
      const { fields, body } = await withStoredPictures(transaction, shown, named);
      const moves = fields.slug !== stored.post.slug;
      if (moves) await expectFreeSlug(transaction, fields.slug, id);
      const publication = publicationOf(fields, stored.post, new Date());
      const isEdited = body !== null || changesText(fields, stored.post);
      transaction.update(posts(id), {
        ...textFieldsOf(fields, stored.post),
        ...pictureFieldOf(fields, body ?? stored.body, stored.post),
        ...searchFieldsFor(fields, body ?? stored.body),
        ...tagFieldsOf(fields, stored.post),
        ...claimFieldsOf(fields, stored.post, currentUid()),
        ...dateFieldsOf(publication, stored.post),
        ...recordPostChange(transaction, {
          id,
          before: stored.post,
          after: recordedFieldsOf(fields, publication, stored.post),
          isEdited,
          isTicked: changesTicks(fields.records),
        }),
        updated_at: serverTimestamp(),
      });
      if (body !== null) transaction.set(bodies(id), body);
      if (isEdited || fields.title.trim() !== stored.post.title) {
        saveVersion(transaction, stored, reason);
      }
      changeClaimRecords(transaction, id, fields.records);
      if (!moves) return;
      transaction.set(slugs(fields.slug), { post_id: id, state: "current" });
      for (const slug of addresses.filter((address) => address !== fields.slug)) {
        transaction.set(slugs(slug), { post_id: id, state: "moved", target: fields.slug });
      }
    });
  }
}

/** Copied pictures change only `change_id`. */
function isSameSave(stored: Post, opened: Post): boolean {
  const isSameTime = stored.updated_at.getTime() === opened.updated_at.getTime();
  return isSameTime && stored.change_id === opened.change_id;
}

function currentUid(): string {
  return panelAuth().currentUser?.uid ?? "";
}

async function addressesOf(id: string): Promise<readonly string[]> {
  const entries = collection(panelFirestore(), "slugs");
  const own = query(entries, where("post_id", "==", id), limit(200));
  const found = await untilAnswered(() => getDocsFromServer(own));
  return found.docs.map((entry) => entry.id);
}

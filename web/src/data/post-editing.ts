import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { DomainError } from "functions/domain/errors";
import { type PostBody, PostBodySchema, PostSchema, SlugEntrySchema } from "functions/domain/post";
import { readDocument } from "#firebase/document.ts";
import { panelAuth, panelFirestore } from "#firebase/panel.ts";
import { withEditingErrors } from "./editing-errors.ts";
import { checkOf, datesOf, type PostFields, textsOf } from "./post-fields.ts";
import { keepVersion, surplusVersions } from "./post-versions.ts";
import type { Article } from "./posts.ts";
import { publicationOf } from "./publication.ts";

/** Somebody else saved the post since it was opened: their version, for the person to choose (G-62). */
export class SaveConflict extends Error {
  readonly theirs: Article;

  constructor(theirs: Article) {
    super("The post was saved by somebody else");
    this.name = "SaveConflict";
    this.theirs = theirs;
  }
}

const posts = (id: string) => doc(panelFirestore(), "blog_posts", id);
const bodies = (id: string) => doc(panelFirestore(), "post_bodies", id);
const slugs = (slug: string) => doc(panelFirestore(), "slugs", slug);

/** A post with its body, from the server; null when there is none. @throws DomainError */
export async function openPost(id: string): Promise<Article | null> {
  return await withEditingErrors(
    runTransaction(panelFirestore(), (transaction) => read(transaction, id)),
  );
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

/** Whether another post has this address, or once had it and redirects from it. @throws DomainError */
export async function isSlugTaken(slug: string, postId: string): Promise<boolean> {
  const entry = await withEditingErrors(getDoc(slugs(slug)));
  if (!entry.exists()) return false;
  const { post_id, state } = readDocument(SlugEntrySchema, entry.ref.path, entry.data());
  return post_id !== postId && state !== "gone";
}

/**
 * Stores a new post: post, body and address in one commit.
 * @param id a UUID of the browser's, the same for every attempt
 * @throws DomainError already-exists when the address is taken
 */
export async function createPost(id: string, fields: PostFields, body: PostBody): Promise<void> {
  await withEditingErrors(
    runTransaction(panelFirestore(), async (transaction) => {
      await expectFreeSlug(transaction, fields.slug, id);
      const publication = publicationOf(fields, null, new Date());
      const isBackdated = publication.created_at instanceof Date;
      transaction.set(posts(id), {
        ...textsOf(fields, undefined),
        ...checkOf(fields, undefined, whoami()),
        ...datesOf(publication, undefined),
        ...(isBackdated ? { recorded_at: serverTimestamp() } : {}),
        updated_at: serverTimestamp(),
        view_count: 0,
      });
      transaction.set(bodies(id), body);
      transaction.set(slugs(fields.slug), { post_id: id, state: "current" });
    }),
  );
}

/**
 * Stores the changes of a post in one commit, with the version they replace. Fields of others, such as the count of
 * views, are not touched (T61). An address that changes leaves the old one behind, redirecting.
 * @param opened the post as the editor knows it
 * @param body the new body; null when it did not change
 * @param by address of the administrator, for the history
 * @throws SaveConflict when somebody else saved meanwhile
 * @throws DomainError already-exists when the address is taken, not-found when the post is gone
 */
export async function updatePost(
  opened: Article,
  fields: PostFields,
  body: PostBody | null,
  by: string,
): Promise<void> {
  const { id } = opened.post;
  const known = opened.post.updated_at.getTime();
  await withEditingErrors(save());

  async function save(): Promise<void> {
    const [addresses, surplus] = await Promise.all([addressesOf(id), surplusVersions(id)]);
    await runTransaction(panelFirestore(), async (transaction) => {
      const stored = await read(transaction, id);
      if (stored === null) throw new DomainError("not-found", "This post has been deleted.");
      if (stored.post.updated_at.getTime() !== known) throw new SaveConflict(stored);
      const moves = fields.slug !== stored.post.slug;
      if (moves) await expectFreeSlug(transaction, fields.slug, id);
      transaction.update(posts(id), {
        ...textsOf(fields, stored.post),
        ...checkOf(fields, stored.post, whoami()),
        ...datesOf(publicationOf(fields, stored.post, new Date()), stored.post),
        updated_at: serverTimestamp(),
      });
      if (body !== null) transaction.set(bodies(id), body);
      keepVersion(transaction, stored, by, surplus);
      if (!moves) return;
      transaction.set(slugs(fields.slug), { post_id: id, state: "current" });
      for (const slug of addresses.filter((address) => address !== fields.slug)) {
        transaction.set(slugs(slug), { post_id: id, state: "moved", target: fields.slug });
      }
    });
  }
}

/** Id of the account at work: whoever confirms claims signs with it. */
function whoami(): string {
  return panelAuth().currentUser?.uid ?? "";
}

/** Every address that a post has or had. */
async function addressesOf(id: string): Promise<readonly string[]> {
  const entries = collection(panelFirestore(), "slugs");
  const found = await getDocs(query(entries, where("post_id", "==", id), limit(200)));
  return found.docs.map((entry) => entry.id);
}

async function expectFreeSlug(transaction: Transaction, slug: string, id: string): Promise<void> {
  const entry = await transaction.get(slugs(slug));
  if (entry.exists() && entry.get("post_id") !== id && entry.get("state") !== "gone") {
    throw new DomainError("already-exists", `The address /blog/${slug} is taken by another post.`);
  }
}

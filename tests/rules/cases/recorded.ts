import { postChange, type RecordedPost } from "domain/posts/post-change";
import {
  deleteField,
  doc,
  FieldValue,
  type Firestore,
  setDoc,
  Timestamp,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { type Database, emailOf, isAllowed } from "../database.ts";
import { aPost } from "./post.ts";
import { toSend } from "./stored.ts";
import { daysAgo, type Fields, writeTime } from "./table.ts";

/** What a browser writes to the audit log in the name of an account. */
export const entryOf = (uid: string, rest: Fields): Fields => ({
  at: writeTime,
  actor_uid: uid,
  actor_email: emailOf(uid),
  expires_at: daysAgo(-730),
  ...rest,
});

function asDate(value: unknown): Date | undefined {
  if (value instanceof Timestamp) return value.toDate();
  return value instanceof Date ? value : undefined;
}

function recordedPart(post: Fields): RecordedPost {
  const { title, slug, published } = post as RecordedPost;
  const dates = [post.scheduled_for, post.claims_checked_at].map(asDate);
  return { title, slug, published, scheduled_for: dates[0], claims_checked_at: dates[1] };
}

export function postEntry(uid: string, id: string, before: Fields | null, after: Fields): Fields {
  const change = postChange(before && recordedPart(before), recordedPart(after));
  const details = Object.entries(change.details).filter(([, value]) => value !== undefined);
  return entryOf(uid, {
    ...change,
    action: "post_saved",
    target: id,
    details: Object.fromEntries(details),
  });
}

export interface PostWrite {
  readonly id: string;
  /** null for a new post. */
  readonly before: Fields | null;
  readonly after: Fields;
  /** Replaces fields of the entry. */
  readonly entry?: Fields;
  /** Id of the entry. */
  readonly change_id?: string;
}

/** A post with the audit entry of its change, by the account of the role. */
export function setRecorded(batch: WriteBatch, db: Firestore, uid: string, write: PostWrite): void {
  const { id, before, after, entry, change_id = crypto.randomUUID() } = write;
  batch.set(doc(db, "blog_posts", id), toSend({ ...after, change_id }));
  const recorded = { ...postEntry(uid, id, before, after), ...entry };
  batch.set(doc(db, "audit_log", change_id), toSend(recorded));
}

export function commitRecorded(db: Firestore, uid: string, write: PostWrite): Promise<void> {
  const batch = writeBatch(db);
  setRecorded(batch, db, uid, write);
  return batch.commit();
}

/** Without the fields that `change` deletes. */
export function merged(before: Fields, change: Fields): Fields {
  const isGone = (value: unknown) => value instanceof FieldValue && value.isEqual(deleteField());
  const all = Object.entries({ ...before, ...change });
  return Object.fromEntries(all.filter(([, value]) => !isGone(value)));
}

export const aStoredPost: Fields = {
  ...aPost,
  updated_at: daysAgo(1),
  recorded_at: daysAgo(1),
};

/** A body with an edit of its post, which must be `before`. */
export function commitBody(
  db: Firestore,
  uid: string,
  id: string,
  body: Fields,
  { before = aStoredPost, change = {} }: { before?: Fields; change?: Fields } = {},
): Promise<void> {
  const batch = writeBatch(db);
  const after = merged(before, { ...change, updated_at: writeTime });
  setRecorded(batch, db, uid, { id, before, after });
  batch.set(doc(db, "post_bodies", id), body);
  return batch.commit();
}

/** Of a document, in Firestore. */
const MAX_ID_BYTES = 1500;

/** Stores the post that an entry in use names, with this slug, without rules. */
export async function storeOwner(
  database: Pick<Database, "seed">,
  slug: string,
  { post_id, state }: Fields,
): Promise<void> {
  const isId =
    typeof post_id === "string" &&
    /^[^/]+$/.test(post_id) &&
    Buffer.byteLength(post_id) <= MAX_ID_BYTES;
  if (state === "current" && isId) {
    await database.seed(`blog_posts/${post_id}`, { ...aStoredPost, slug });
  }
}

/** Writes a document as the administrator, with what the rules demand in the same commit. */
export async function isWritable(
  database: Database,
  collection: string,
  write: PostWrite,
): Promise<boolean> {
  const { id, after } = write;
  const db = database.as("admin");
  if (collection === "blog_posts") return await isAllowed(commitRecorded(db, "admin", write));
  if (collection === "post_bodies") {
    await database.seed(`blog_posts/${id}`, aStoredPost);
    return await isAllowed(commitBody(db, "admin", id, toSend(after)));
  }
  if (collection === "slugs") await storeOwner(database, id, after);
  return await isAllowed(setDoc(doc(db, collection, id), toSend(after)));
}

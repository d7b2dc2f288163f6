import { can } from "domain/accounts/permissions";
import type { Member } from "domain/accounts/role";
import { toSearchFields } from "domain/articles/search-fields";
import type { Calls } from "domain/calls/calls";
import type { SavePostInput } from "domain/calls/saving";
import { toSentPost } from "domain/calls/sent-post";
import { findPictureIds } from "domain/pictures/picture-ids";
import { canSavePost } from "domain/posts/can-save-post";
import {
  isPublicOrScheduled,
  needsClaimCheck,
  type Post,
  type PostBody,
  PostSchema,
} from "domain/posts/post";
import { postChange } from "domain/posts/post-change";
import { META_FIELDS, toKeptText } from "domain/posts/post-version";
import { type ChosenDate, planPublication } from "domain/posts/publication";
import { auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import * as v from "valibot";
import { findEarlierEntry } from "../audit/find-earlier-entry.ts";
import { getErrorCode, type Log } from "../log.ts";
import { toCurrentPictures } from "../pictures/current-pictures.ts";
import type { Change, StoreDeps, Transaction } from "../store/store.ts";
import { findLabels } from "./labels.ts";

type Input = v.InferOutput<typeof SavePostInput>;

/** More former slugs than a post has, and fewer than a commit's 500 writes. */
const MAX_SLUGS = 200;
const NO_BODY: PostBody = { content: "", content_format: "html" };

interface Stored {
  readonly post: Post;
  readonly body: PostBody;
}

type Editor = Pick<Member, "uid" | "email" | "role">;

export interface SavePostDeps extends StoreDeps {
  readonly log: Log;
}

/**
 * Stores what an editor shows: the post, its body, its slug, a version of the text that was replaced, changed claim
 * records and the entry in the audit log, in one commit. A repeat with the same `save_id` changes nothing, and has the same
 * answer as long as nobody has changed the post since.
 * @returns the stored post, as a conflict when it is neither the one that the editor had opened nor the one of this save
 * @throws DomainError already-exists (slug), not-found, failed-precondition, invalid-argument, permission-denied
 */
export function savePost(
  { store, now, log }: SavePostDeps,
  input: Input,
  actor: Editor,
): Promise<Calls["savePost"]["output"]> {
  const { save_id, post_id } = input;
  return store.atomically(async (transaction) => {
    const operation = { action: "post_saved", target: post_id, actor } as const;
    const [entry, found] = await Promise.all([
      findEarlierEntry(transaction, save_id, operation),
      transaction.read({ blog_posts: [post_id], post_bodies: [post_id] }),
    ]);
    const post = found.blog_posts.get(post_id);
    // Before anything is said about the post.
    if (post && !canSavePost(post, actor)) {
      throw new DomainError("permission-denied", undefined, { cause: "needs posts.save" });
    }
    if (!post && (entry || input.opened)) {
      throw new DomainError("not-found", "This post has been deleted.");
    }
    const stored = post ? { post, body: found.post_bodies.get(post_id) ?? NO_BODY } : null;
    if (stored && entry) {
      return stored.post.change_id === save_id ? toSaved(stored, input) : toConflict(stored);
    }
    if (stored && !isOpenedState(stored.post, input)) return toConflict(stored);
    const save = { input, actor, stored, now: now(), log };
    return toSaved(await storeSave(transaction, save), input);
  });
}

function toSaved({ post, body }: Stored, { body: sent }: Input): Calls["savePost"]["output"] {
  const isSame = sent === null || sent.content === body.content;
  return { outcome: "saved", post: toSentPost(post), body: isSame ? null : body };
}

function toConflict({ post, body }: Stored): Calls["savePost"]["output"] {
  return { outcome: "conflict", post: toSentPost(post), body };
}

function requireRightToPublish(before: Post | undefined, after: Post, { role }: Editor): void {
  const isChanged =
    after.published !== (before?.published ?? false) ||
    after.scheduled_for?.getTime() !== before?.scheduled_for?.getTime();
  if (isChanged && !can(role, "posts.publish")) {
    throw new DomainError("permission-denied", undefined, { cause: "needs posts.publish" });
  }
}

/** Pictures that were copied since change only `change_id`. */
function isOpenedState(stored: Post, { opened, earlier_saves }: Input): boolean {
  if (stored.change_id !== undefined && earlier_saves.includes(stored.change_id)) return true;
  return (
    opened !== null &&
    stored.updated_at.getTime() === opened.updated_at &&
    stored.change_id === opened.change_id
  );
}

interface Save {
  readonly input: Input;
  readonly actor: Editor;
  /** The post before the save; null for a new one. */
  readonly stored: Stored | null;
  readonly now: Date;
  readonly log: Log;
}

/** @returns what is stored from now on */
async function storeSave(transaction: Transaction, save: Save): Promise<Stored> {
  const { input, actor, stored, now } = save;
  const { post_id, save_id, records, slug } = input;
  const shown = { featuredImageUrl: input.featured_image_url, content: input.body?.content ?? "" };
  const [pictures, formerSlugs, labels] = await Promise.all([
    toCurrentPictures(transaction, shown, stored?.post.picture_ids ?? []),
    findFormerSlugs(transaction, input, stored),
    findLabels(transaction, input.labels, stored?.post.labels),
    requireOwnRecords(transaction, input),
  ]);
  const body = input.body && { ...input.body, content: pictures.content };
  const { post, isEdited } = toSavedPost(save, body, pictures.featuredImageUrl, labels.names);
  if (stored) transaction.update("blog_posts", post_id, toChange(stored.post, post));
  else transaction.create("blog_posts", post_id, post);
  if (body || !stored) transaction.set("post_bodies", post_id, body ?? NO_BODY);
  const isLabeled = labels.isChanged;
  if (stored && (isEdited || isLabeled || post.title !== stored.post.title)) {
    transaction.add("post_versions", {
      post_id,
      ...toKeptText(stored.post, stored.body),
      reason: input.reason,
      replaced_at: now,
      replaced_by: actor.email,
      replaced_by_uid: actor.uid,
    });
  }
  for (const id of records.removed) transaction.delete("claim_records", id);
  for (const { id, ...record } of records.added) {
    const recorded = { recorded_at: now, recorded_by: actor.email, recorded_by_uid: actor.uid };
    transaction.set("claim_records", id, { ...record, post_id, ...recorded });
  }
  if (slug !== stored?.post.slug) transaction.set("slugs", slug, { post_id, state: "current" });
  for (const former of formerSlugs) {
    transaction.set("slugs", former, { post_id, state: "moved", target: slug });
  }
  const isTicked =
    records.removed.length > 0 || records.added.some(({ kind }) => kind !== "source");
  labels.storeNew();
  const change = postChange(stored?.post ?? null, post, isEdited || isLabeled, isTicked);
  const entry = auditEntry(now, actor, "post_saved", { target: post_id, ...change });
  transaction.create("audit_log", save_id, entry);
  return { post, body: body ?? stored?.body ?? NO_BODY };
}

/** Claim records belong to one post for ever. */
async function requireOwnRecords(
  transaction: Transaction,
  { post_id, records: { added, removed } }: Input,
): Promise<void> {
  const ids = [...added.map(({ id }) => id), ...removed];
  if (ids.length === 0) return;
  const { claim_records } = await transaction.read({
    claim_records: { ids, fields: ["post_id"] },
  });
  if ([...claim_records.values()].some((record) => record.post_id !== post_id)) {
    throw new DomainError("invalid-argument", undefined, { cause: "record of another post" });
  }
}

/**
 * Reads the post's other slugs when it gets a new one, so that each of them leads there in one step.
 * @throws DomainError already-exists when another post has the new one
 */
async function findFormerSlugs(
  transaction: Transaction,
  { post_id, slug }: Input,
  stored: Stored | null,
): Promise<readonly string[]> {
  if (slug === stored?.post.slug) return [];
  const entry = (await transaction.read({ slugs: [slug] })).slugs.get(slug);
  if (entry && entry.post_id !== post_id && entry.state !== "gone") {
    throw new DomainError("already-exists", `The address /blog/${slug} is taken by another post.`);
  }
  if (!stored) return [];
  const own = await transaction.query("slugs", {
    where: ["post_id", "==", post_id],
    limit: MAX_SLUGS,
    fields: [],
  });
  return own.map(({ id }) => id).filter((id) => id !== slug);
}

/** Builds the post that is stored, complete. */
function toSavedPost(
  { input, actor, stored, now, log }: Save,
  newBody: PostBody | null,
  featuredImageUrl: string,
  labels: readonly string[],
): { readonly post: Post; readonly isEdited: boolean } {
  const before = stored?.post;
  const { title, slug, excerpt, tags } = input;
  const source = input.source || before?.source;
  const texts = { ...input, featured_image_url: featuredImageUrl };
  const isEdited =
    newBody !== null || META_FIELDS.some((name) => texts[name] !== (before?.[name] ?? ""));
  const isRewritten = isEdited || title !== before?.title || source !== before.source;
  const publication = planPublication(
    { published: input.published, date: toChosenDate(input.date) },
    before ?? null,
    now,
  );
  const created_at = publication.created_at ?? before?.created_at ?? now;
  // A post that was given an older date keeps its actual one.
  const recorded_at = before ? before.recorded_at : created_at < now ? now : undefined;
  const body = newBody ?? stored?.body ?? NO_BODY;
  const picture_ids = findPictureIds(body.content, featuredImageUrl);
  const chosen_tags = tags === "auto" ? undefined : tags;
  const fields = {
    title,
    slug,
    excerpt,
    featured_image_url: featuredImageUrl || undefined,
    image_alt: input.image_alt || undefined,
    meta_title: input.meta_title || undefined,
    meta_description: input.meta_description || undefined,
    picture_ids: picture_ids.length > 0 ? picture_ids : undefined,
    ...findSearchFields({ title, slug, excerpt, chosen_tags }, body, before, log),
    chosen_tags,
    labels: labels.length > 0 ? labels : undefined,
    author_name: before?.author_name,
    published: publication.published,
    published_at: publication.published_at ?? before?.published_at,
    scheduled_for: publication.scheduled_for ?? undefined,
    created_at,
    updated_at: now,
    recorded_at,
    created_by_uid: before ? before.created_by_uid : actor.uid,
    import_job_id: before?.import_job_id,
    source,
    ...toConfirmation(input.claims, isRewritten, before, { actor, now }),
    change_id: input.save_id,
    view_count: before?.view_count ?? 0,
  };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const post = v.safeParse(PostSchema, Object.fromEntries(present));
  if (!post.success) throw new DomainError("invalid-argument", undefined, { cause: "post" });
  requireRightToPublish(before, post.output, actor);
  requireCheckedClaims(post.output);
  return { post: post.output, isEdited };
}

/** A confirmation covers the text of its save: who changes the text withdraws it or makes it anew. */
function toConfirmation(
  claims: Input["claims"],
  isRewritten: boolean,
  before: Post | undefined,
  { actor, now }: Pick<Save, "actor" | "now">,
): Pick<Partial<Post>, "claims_checked_by" | "claims_checked_at"> {
  if (claims === "confirm" && !can(actor.role, "posts.confirmClaims")) {
    throw new DomainError("permission-denied", undefined, { cause: "needs posts.confirmClaims" });
  }
  if (claims === "confirm") return { claims_checked_by: actor.uid, claims_checked_at: now };
  if (claims === "withdraw" || isRewritten || !before) return {};
  const { claims_checked_by, claims_checked_at } = before;
  return {
    ...(claims_checked_by !== undefined && { claims_checked_by }),
    ...(claims_checked_at !== undefined && { claims_checked_at }),
  };
}

/** @throws DomainError failed-precondition for a text by AI or a guest whose claims nobody has confirmed */
function requireCheckedClaims(post: Post): void {
  if (!isPublicOrScheduled(post) || !needsClaimCheck(post)) return;
  throw new DomainError(
    "failed-precondition",
    "This text can be published once its claims are confirmed.",
  );
}

/** A text whose words cannot be computed is stored all the same, with the words that it had. */
function findSearchFields(
  text: Parameters<typeof toSearchFields>[0],
  body: PostBody,
  before: Post | undefined,
  log: Log,
): Pick<Partial<Post>, "search_terms" | "headings" | "tags"> {
  try {
    return toSearchFields(text, body);
  } catch (error) {
    log("post_words_not_computed", { code: getErrorCode(error) });
    const { search_terms, headings, tags } = before ?? {};
    return {
      ...(search_terms && { search_terms }),
      ...(headings !== undefined && { headings }),
      ...(tags && { tags }),
    };
  }
}

function toChosenDate(date: Input["date"]): ChosenDate {
  return typeof date === "number" ? new Date(date) : date;
}

/** Everything but the views, which are counted meanwhile. */
function toChange(before: Post, after: Post): Change<"blog_posts"> {
  const { view_count: _, ...set } = after;
  const names = Object.keys(before) as (keyof Post)[];
  return { set, remove: names.filter((name) => after[name] === undefined) };
}

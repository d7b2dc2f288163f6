import { v5 } from "uuid";
import type * as v from "valibot";
import { renderArticle } from "../domain/article-html/render-article.ts";
import { type Actor, auditEntry } from "../domain/audit.ts";
import type { Calls } from "../domain/calls.ts";
import type { ImportPartnerPostInput } from "../domain/calls-guests.ts";
import { DomainError } from "../domain/errors.ts";
import { type GuestPost, guestPostOf } from "../domain/guest-post.ts";
import { limits } from "../domain/limits.ts";
import type { Post, PostBody } from "../domain/post.ts";
import { slugOf } from "../domain/slug.ts";
import type { GuestDeps, GuestUnit } from "./guest-ports.ts";
import { SlugBook } from "./slug-book.ts";

/** Namespace of the ids of guest posts; a fixed random UUID. */
const GUEST_POST = "b3a4c6de-8f0b-4f8e-9d3c-5a1f6c2e7b90";
/** Milliseconds before each attempt to tell the partner. */
const CONFIRMATIONS = [0, 500, 2000];

/**
 * Stores a post of the partner blog as a draft under its author's name: third-party text needs an editor's eye (G-55).
 * The post is read from the partner by its id, and sanitised; nothing that the caller sent is stored (T29). Whoever
 * imports it a second time, or at the same moment, is answered with the post that is there (T30, T31).
 * @throws DomainError with a sentence for the panel
 */
export async function importPartnerPost(
  deps: GuestDeps,
  { partnerPostId: id }: v.InferOutput<typeof ImportPartnerPostInput>,
  actor: Actor,
): Promise<Calls["importPartnerPost"]["output"]> {
  const post_id = guestPostId(id);
  const present = await deps.atomically((unit) => placed(unit, post_id));
  if (present) {
    await confirm(deps, id, CONFIRMATIONS.slice(0, 1));
    return { post_id, slug: present.slug, already: true };
  }
  const post = await readAgain(deps, id);
  const body = bodyOf(post);
  const stored = await deps.atomically(async (unit) => {
    const meanwhile = await placed(unit, post_id);
    if (meanwhile) return { post_id, slug: meanwhile.slug, already: true };
    const slug = await freeAddress(unit, post);
    const now = deps.now();
    unit.create(post_id, postOf(post, slug, now), body);
    unit.remember(id, post_id, now);
    unit.audit(auditEntry(now, actor, "guest_post_imported", { target: post_id }));
    return { post_id, slug, already: false };
  });
  await confirm(deps, id, CONFIRMATIONS);
  return stored;
}

/** Id of the post that a guest post becomes: always the same, so that it is never stored twice. */
export function guestPostId(partnerId: string): string {
  return v5(partnerId, GUEST_POST);
}

/** The post that a guest post has become already, or null. */
async function placed(unit: GuestUnit, postId: string) {
  const place = await unit.placeOf(postId);
  if (place !== "trash") return place;
  throw new DomainError(
    "failed-precondition",
    "This post was imported before and is in the trash now.",
  );
}

async function readAgain({ blog }: GuestDeps, id: string): Promise<GuestPost> {
  const sent = await blog.post(id);
  if (sent === null) {
    throw new DomainError("not-found", "The partner blog does not have this post any more.");
  }
  const post = guestPostOf(sent);
  if (post?.id !== id) {
    throw new DomainError("failed-precondition", "The partner blog's post could not be read.");
  }
  return post;
}

/** What is stored has been through the readers' own pipeline: no script ever reaches the database. */
function bodyOf({ content }: GuestPost): PostBody {
  const { html, words } = renderArticle(content);
  const bytes = Buffer.byteLength(html);
  if (words === 0 || bytes > limits.contentBytes) {
    throw new DomainError(
      "failed-precondition",
      words === 0
        ? "The partner blog's post has no text that may be shown."
        : "The partner blog's post is too long.",
    );
  }
  return { content: html, content_format: "html" };
}

/** The title's address, numbered when it is taken. */
async function freeAddress(unit: GuestUnit, { title, id }: GuestPost): Promise<string> {
  const slug = slugOf(title) || slugOf(`articulo-${id}`) || "articulo";
  const book = new SlugBook(unit.slugs, [slug], await unit.slugs([slug]));
  return book.isFree(slug) ? slug : book.claimNumbered(slug);
}

/** The draft. Its source asks for a check of its claims before anybody can publish it. */
function postOf(guest: GuestPost, slug: string, now: Date): Post {
  const { title, excerpt, featured_image_url, author } = guest;
  return {
    title,
    slug,
    excerpt,
    ...(featured_image_url ? { featured_image_url } : {}),
    author_name: author.name,
    source: "guest",
    published: false,
    created_at: now,
    updated_at: now,
    recorded_at: now,
    view_count: 0,
  };
}

/** The post is stored whatever the partner answers; one that was not told is told at the next refresh. */
async function confirm({ blog, wait, log }: GuestDeps, id: string, pauses: readonly number[]) {
  for (const pause of pauses) {
    if (pause > 0) await wait(pause);
    try {
      await blog.confirm(id);
      return;
    } catch (error) {
      const code = error instanceof DomainError ? error.code : "internal";
      log("guest post not confirmed", { code, partner_post: id });
    }
  }
}

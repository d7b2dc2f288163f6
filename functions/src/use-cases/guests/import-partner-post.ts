import { renderArticle } from "domain/article-html/render-article";
import { type OwnText, toOwnText } from "domain/articles/own-text";
import { toSearchFields } from "domain/articles/search-fields";
import type { Calls } from "domain/calls/calls";
import type { ImportPartnerPostInput } from "domain/calls/guests";
import { type GuestPost, parseGuestPost } from "domain/guests/guest-post";
import { findPictureIds } from "domain/pictures/picture-ids";
import type { Post, PostBody } from "domain/posts/post";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import { toSlug } from "domain/shared/slug";
import { v5 } from "uuid";
import type * as v from "valibot";
import { SlugAllocator } from "../posts/slug-allocator.ts";
import type { Reads, StoreDeps } from "../store/store.ts";
import type { PartnerDeps } from "./partner-blog.ts";

const GUEST_POST_NAMESPACE = "b3a4c6de-8f0b-4f8e-9d3c-5a1f6c2e7b90";
const CONFIRMATION_DELAYS_MS = [0, 500, 2000];

export interface ImportPartnerPostDeps extends StoreDeps, PartnerDeps {
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Reads the post from the partner by its id and sanitizes it; nothing that the caller sent is stored. */
export async function importPartnerPost(
  deps: ImportPartnerPostDeps,
  { partnerPostId: id }: v.InferOutput<typeof ImportPartnerPostInput>,
  actor: Actor,
): Promise<Calls["importPartnerPost"]["output"]> {
  const post_id = guestPostId(id);
  const present = await deps.store.atomically((transaction) => existing(transaction, post_id));
  if (present) {
    await confirm(deps, id, CONFIRMATION_DELAYS_MS.slice(0, 1));
    return { post_id, slug: present.slug, already: true, remarks: [] };
  }
  const post = await readFromPartner(deps, id);
  const { body, remarks } = toText(post);
  const stored = await deps.store.atomically(async (transaction) => {
    const meanwhile = await existing(transaction, post_id);
    if (meanwhile) return { post_id, slug: meanwhile.slug, already: true, remarks: [] };
    const slug = await freeSlug(transaction, post);
    const now = deps.now();
    transaction.create("blog_posts", post_id, toPost(post, body, slug, now));
    transaction.set("post_bodies", post_id, body);
    // Replaces the entry of a slug whose post is gone.
    transaction.set("slugs", slug, { post_id, state: "current" });
    transaction.set("guest_imports", id, { post_id, imported_at: now });
    const rest = { target: post_id, details: { title: post.title } };
    transaction.add("audit_log", auditEntry(now, actor, "guest_post_imported", rest));
    return { post_id, slug, already: false, remarks };
  });
  await confirm(deps, id, CONFIRMATION_DELAYS_MS);
  return stored;
}

export function guestPostId(partnerId: string): string {
  return v5(partnerId, GUEST_POST_NAMESPACE);
}

async function existing(reads: Reads, id: string): Promise<{ readonly slug: string } | null> {
  const { blog_posts, trash_posts } = await reads.read({
    blog_posts: { ids: [id], fields: ["slug"] },
    trash_posts: { ids: [id], fields: [] },
  });
  const post = blog_posts.get(id);
  if (post) return { slug: post.slug ?? "" };
  if (!trash_posts.has(id)) return null;
  throw new DomainError(
    "failed-precondition",
    "This post was imported before and is in the trash now.",
  );
}

async function readFromPartner({ blog }: PartnerDeps, id: string): Promise<GuestPost> {
  const sent = await blog.post(id);
  if (sent === null) {
    throw new DomainError("not-found", "The partner blog does not have this post any more.");
  }
  const post = parseGuestPost(sent);
  if (post?.id !== id) {
    throw new DomainError("failed-precondition", "The partner blog's post could not be read.");
  }
  return post;
}

/** Sanitized also where it is stored, because it comes from strangers. */
function toText(post: GuestPost): {
  readonly body: PostBody;
  readonly remarks: OwnText["remarks"];
} {
  const { body, remarks } = toOwnText(post.content);
  const { html, words } = renderArticle(body.content, body.content_format);
  const bytes = Buffer.byteLength(html);
  if (words === 0 || bytes > limits.contentBytes) {
    throw new DomainError(
      "failed-precondition",
      words === 0
        ? "The partner blog's post has no text that may be shown."
        : "The partner blog's post is too long.",
    );
  }
  return { body: { content: html, content_format: "html" }, remarks };
}

async function freeSlug(reads: Reads, { title, id }: GuestPost): Promise<string> {
  const slug = toSlug(title) || toSlug(`articulo-${id}`) || "articulo";
  const { slugs } = await reads.read({ slugs: [slug] });
  const allocator = new SlugAllocator(reads, [slug], slugs);
  return allocator.isFree(slug) ? slug : allocator.claimNumbered(slug);
}

function toPost(guest: GuestPost, body: PostBody, slug: string, now: Date): Post {
  const { title, excerpt, featured_image_url, author } = guest;
  const picture_ids = findPictureIds(body.content, featured_image_url ?? "");
  return {
    title,
    slug,
    excerpt,
    ...(featured_image_url ? { featured_image_url } : {}),
    ...(picture_ids.length > 0 && { picture_ids }),
    ...toSearchFields({ title, slug, excerpt }, body),
    author_name: author.name,
    source: "guest",
    published: false,
    created_at: now,
    updated_at: now,
    recorded_at: now,
    view_count: 0,
  };
}

async function confirm(
  { blog, wait, log }: ImportPartnerPostDeps,
  id: string,
  pauses: readonly number[],
): Promise<void> {
  for (const pause of pauses) {
    if (pause > 0) await wait(pause);
    try {
      await blog.confirm(id);
      return;
    } catch (error) {
      const code = error instanceof DomainError ? error.code : "internal";
      log("guest_post_not_confirmed", { code, partner_post: id });
    }
  }
}

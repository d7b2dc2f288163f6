import { countUndescribed } from "domain/article-html/undescribed";
import { editableHtml } from "domain/articles/markdown-to-html";
import type { Calls } from "domain/calls/calls";
import type { PublishPostsInput, PublishRefusal } from "domain/calls/saving";
import { needsClaimCheck, type Post, type PostBody } from "domain/posts/post";
import { postChange } from "domain/posts/post-change";
import { planSwitch } from "domain/posts/publication";
import { type Actor, auditEntry } from "domain/shared/audit";
import { chunksOf } from "domain/shared/chunks";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { StoreDeps, Transaction } from "../store/store.ts";

/** Bodies of that many posts fit into memory. */
const POSTS_AT_ONCE = 10;

interface Outcome {
  readonly refused: { readonly post_id: string; readonly why: PublishRefusal }[];
  readonly missing: string[];
}

interface Switch {
  readonly ids: readonly string[];
  readonly published: boolean;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Publishes posts, or takes them offline, some in a commit until the time of a call is over. A repeat goes on.
 * @returns posts that only their editor can publish, those that are gone, and `rest` as changePosts
 */
export async function publishPosts(
  { store, now }: StoreDeps,
  { post_ids, published }: v.InferOutput<typeof PublishPostsInput>,
  actor: Actor,
): Promise<Calls["publishPosts"]["output"]> {
  const until = now().getTime() + limits.deleteSliceMs;
  const all: Outcome = { refused: [], missing: [] };
  let rest = post_ids.length;
  for (const ids of chunksOf(post_ids, POSTS_AT_ONCE)) {
    if (rest < post_ids.length && now().getTime() >= until) return { ...all, rest };
    const part = await store.atomically((transaction) =>
      switchPosts(transaction, { ids, published, actor, now: now() }),
    );
    all.refused.push(...part.refused);
    all.missing.push(...part.missing);
    rest -= ids.length;
  }
  return all;
}

async function switchPosts(transaction: Transaction, change: Switch): Promise<Outcome> {
  const { ids, published } = change;
  const { blog_posts } = await transaction.read({ blog_posts: ids });
  const changing = [...blog_posts].filter(([, post]) => post.published !== published);
  const { post_bodies } = await transaction.read({
    post_bodies: published ? changing.map(([id]) => id) : [],
  });
  const refused: Outcome["refused"] = [];
  for (const [id, post] of changing) {
    const why = published ? findRefusal(post, post_bodies.get(id)) : undefined;
    if (why) refused.push({ post_id: id, why });
    else switchPost(transaction, id, post, change);
  }
  return { refused, missing: ids.filter((id) => !blog_posts.has(id)) };
}

function switchPost(
  transaction: Transaction,
  id: string,
  post: Post,
  { published, actor, now }: Switch,
): void {
  const { scheduled_for: _, ...unscheduled } = post;
  const { published_at, created_at } = planSwitch(post, published, now);
  const change_id = crypto.randomUUID();
  transaction.update("blog_posts", id, {
    set: {
      published,
      updated_at: now,
      change_id,
      ...(published_at && { published_at }),
      ...(created_at && { created_at }),
    },
    remove: ["scheduled_for"],
  });
  const change = postChange(post, { ...unscheduled, published });
  const entry = auditEntry(now, actor, "post_saved", { target: id, ...change });
  transaction.create("audit_log", change_id, entry);
}

/** The editor demands the same before it publishes. */
function findRefusal(post: Post, body: PostBody | undefined): PublishRefusal | undefined {
  if (needsClaimCheck(post)) return "claims";
  if (!body) return undefined;
  const html = editableHtml(body.content, body.content_format);
  return countUndescribed(html) > 0 ? "descriptions" : undefined;
}

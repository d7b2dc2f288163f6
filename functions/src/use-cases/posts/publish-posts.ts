import { countUndescribed } from "domain/article-html/undescribed";
import { editableHtml } from "domain/articles/markdown-to-html";
import type { Calls } from "domain/calls/calls";
import type { PublishPostsInput, PublishRefusal } from "domain/calls/saving";
import { needsClaimCheck, type Post, type PostBody } from "domain/posts/post";
import { postChange } from "domain/posts/post-change";
import { planSwitch } from "domain/posts/publication";
import { type Actor, auditEntry } from "domain/shared/audit";
import type * as v from "valibot";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { commitInParts } from "./change-posts.ts";

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
 * @returns posts that only their editor can publish, those that are gone, and `rest` as commitInParts
 */
export async function publishPosts(
  deps: StoreDeps,
  { post_ids, published }: v.InferOutput<typeof PublishPostsInput>,
  actor: Actor,
): Promise<Calls["publishPosts"]["output"]> {
  const { parts, ...unfinished } = await commitInParts(
    deps,
    post_ids,
    POSTS_AT_ONCE,
    (transaction, ids, now) => switchPosts(transaction, { ids, published, actor, now }),
  );
  return {
    refused: parts.flatMap(({ refused }) => refused),
    missing: parts.flatMap(({ missing }) => missing),
    ...unfinished,
  };
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

import { listForeignPictures, withCopies } from "domain/articles/foreign-pictures";
import type { Calls } from "domain/calls/calls";
import type {
  FindForeignPicturesInput,
  ForeignPictures,
  ReplacePicturesInput,
} from "domain/calls/imports";
import { countBytes } from "domain/imports/import-row";
import type { Origins } from "domain/pictures/foreign-address";
import { getFocus, storedPictureId, withFocus } from "domain/pictures/picture-focus";
import { findPictureIds } from "domain/pictures/picture-ids";
import type { Post } from "domain/posts/post";
import { toKeptText } from "domain/posts/post-version";
import { type Actor, auditEntry } from "domain/shared/audit";
import { toChunks } from "domain/shared/chunks";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { Reads, StoreDeps } from "../store/store.ts";

const PAGE = 50;
const BODIES_AT_ONCE = 10;

export interface ForeignPicturesDeps extends StoreDeps {
  readonly origins: Origins;
}

/** A page of the posts that a job created or updated. */
export async function findForeignPictures(
  { store, origins }: ForeignPicturesDeps,
  { job_id, after }: v.InferOutput<typeof FindForeignPicturesInput>,
): Promise<Calls["findForeignPictures"]["output"]> {
  const items = await store.query("import_job_items", {
    where: ["job_id", "==", job_id],
    ...(after !== undefined && { after }),
    limit: PAGE,
    fields: ["record_id"],
  });
  const ids = [...new Set(items.flatMap(({ data: { record_id } }) => record_id ?? []))];
  const posts: ForeignPictures[] = [];
  for (const some of toChunks(ids, BODIES_AT_ONCE))
    posts.push(...(await picturesIn(store, some, origins)));
  const next = items.length === PAGE ? items.at(-1)?.id : undefined;
  return { posts, read: items.length, ...(next !== undefined && { next }) };
}

async function picturesIn(
  reads: Reads,
  ids: readonly string[],
  origins: Origins,
): Promise<readonly ForeignPictures[]> {
  const { blog_posts, post_bodies } = await reads.read({
    blog_posts: { ids, fields: ["title", "featured_image_url"] },
    post_bodies: { ids, fields: ["content", "content_format"] },
  });
  return [...blog_posts].flatMap(([id, { title = "", featured_image_url: featured = "" }]) => {
    const { content = "", ...format } = post_bodies.get(id) ?? {};
    const addresses = listForeignPictures({ body: { content, ...format }, featured }, origins);
    return addresses.length > 0 ? [{ id, title, addresses }] : [];
  });
}

/**
 * Replaces the addresses that the post shows then, and keeps the former text as a version. `updated_at` stays, so that
 * its job can be undone and ticked claims stay valid.
 * @throws DomainError failed-precondition
 */
export function replacePictures(
  { store, now: clock, origins }: ForeignPicturesDeps,
  { post_id, copies }: v.InferOutput<typeof ReplacePicturesInput>,
  actor: Actor,
): Promise<Calls["replacePictures"]["output"]> {
  return store.atomically(async (transaction) => {
    const ids = findPictureIds(...copies.map(({ to }) => to));
    const { blog_posts, post_bodies, media } = await transaction.read({
      blog_posts: [post_id],
      post_bodies: [post_id],
      media: { ids, fields: ["deleted_at", "focus_x", "focus_y"] },
    });
    const post = blog_posts.get(post_id);
    const body = post_bodies.get(post_id);
    if (!post || !body) return { left: [] };
    // Read in this transaction: a deletion at the same time fails or is seen here.
    const isLost = ids.some((id) => media.get(id)?.deleted_at !== undefined || !media.has(id));
    if (isLost) throw new DomainError("failed-precondition", "A copy is no longer in the library.");
    const { featured_image_url: featured = "" } = post;
    const byAddress = new Map(copies.map(({ from, to }) => [from, to]));
    const next = withCopies({ body, featured }, byAddress, origins);
    const after = { body: { ...body, content: next.content }, featured: next.featured };
    const left = listForeignPictures(after, origins);
    if (next.count === 0) return { left };
    if (countBytes(next.content) > limits.contentBytes)
      throw new DomainError("failed-precondition", "The text would be too long.");
    const now = clock();
    const change_id = crypto.randomUUID();
    const replaced: Partial<Post> = {
      picture_ids: findPictureIds(next.content, next.featured),
      ...(next.featured !== featured && {
        featured_image_url: withFocus(
          next.featured,
          getFocus(media.get(storedPictureId(next.featured) ?? "") ?? {}),
        ),
      }),
    };
    transaction.update("blog_posts", post_id, { set: { ...replaced, change_id } });
    transaction.set("post_bodies", post_id, after.body);
    transaction.add("post_versions", {
      post_id,
      ...toKeptText(post, body),
      ...{ reason: "pictures", replaced_at: now },
      ...{ replaced_by: actor.email, replaced_by_uid: actor.uid },
    });
    const rest = { target: post_id, details: { title: post.title, count: next.count } };
    transaction.create("audit_log", change_id, auditEntry(now, actor, "pictures_copied", rest));
    return { left };
  });
}

import { toSearchFields } from "domain/articles/search-fields";
import { countBytes, type ImportRow, toUpdate } from "domain/imports/import-row";
import { storedPictureAt } from "domain/pictures/picture-address";
import { findPictureIds } from "domain/pictures/picture-ids";
import { withReplacements } from "domain/pictures/replaced-picture";
import { type Post, type PostBody, withoutPastSchedule } from "domain/posts/post";
import { toKeptText, type VersionReason } from "domain/posts/post-version";
import type { Actor } from "domain/shared/audit";
import { limits } from "domain/shared/limits";
import { v5 } from "uuid";
import { findReplacements } from "../pictures/current-pictures.ts";
import type { RowPlan } from "../posts/slug-allocator.ts";
import type { Reads, StoreDeps, Transaction } from "../store/store.ts";

/** A random UUID that never changes, because ids of versions are made of it. */
const VERSION_NAMESPACE = "c02f7d5e-6a0b-4f0e-8f1d-7e0f3a9b5d21";
/** A commit is limited to 10 MiB. */
const KEPT_BYTES = 5 * 1024 * 1024;
const BODIES_AT_ONCE = 5;
const NO_BODY: PostBody = { content: "", content_format: "html" };

interface FormerText {
  readonly post: Post;
  readonly body: PostBody;
}

type Update = Extract<RowPlan, { kind: "update" }> & { readonly former: FormerText };
export type Place = Exclude<RowPlan, { kind: "update" }> | Update;

/** Skips updates whose former texts do not fit into the commit. */
export async function withFormerTexts(
  reads: Reads,
  places: readonly RowPlan[],
): Promise<readonly Place[]> {
  const updates = places.flatMap((place) => (place.kind === "update" ? [place.post_id] : []));
  const texts = await formerTexts(reads, updates);
  return places.map((place): Place => {
    if (place.kind !== "update") return place;
    const former = texts.get(place.post_id);
    return former ? { ...place, former } : { kind: "skipped", reason: "too-large" };
  });
}

async function formerTexts(
  reads: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FormerText>> {
  const former = new Map<string, FormerText>();
  if (ids.length === 0) return former;
  const { blog_posts } = await reads.read({ blog_posts: ids });
  let bytes = 0;
  for (let from = 0; from < ids.length && bytes <= KEPT_BYTES; from += BODIES_AT_ONCE) {
    const some = ids.slice(from, from + BODIES_AT_ONCE);
    const { post_bodies } = await reads.read({ post_bodies: some });
    for (const id of some) {
      const post = blog_posts.get(id);
      const body = post_bodies.get(id) ?? NO_BODY;
      bytes += countBytes(body.content);
      if (post && bytes <= KEPT_BYTES) former.set(id, { post, body });
    }
  }
  return former;
}

export function needsRecheck({ post, body }: FormerText, row: ImportRow): boolean {
  return toUpdate({ post, content: body.content }, row).needsRecheck;
}

/** @param item id of the row's item */
export function overwrite(
  transaction: Transaction,
  item: string,
  oldVersion: {
    readonly place: Update;
    readonly row: ImportRow;
    readonly body: PostBody;
    readonly actor: Actor;
    readonly now: Date;
  },
): void {
  const { row, body, actor, now } = oldVersion;
  const { post_id, former } = oldVersion.place;
  const { title, excerpt } = row;
  const { slug, chosen_tags } = former.post;
  const picture_ids = findPictureIds(row.content, former.post.featured_image_url ?? "");
  const hasPictures = picture_ids.length > 0;
  const isDraft = needsRecheck(former, row);
  const checks = ["claims_checked_by", "claims_checked_at", "scheduled_for"] as const;
  transaction.update("blog_posts", post_id, {
    set: {
      ...{ title, excerpt, updated_at: now },
      ...toSearchFields({ title, slug, excerpt, chosen_tags }, body),
      ...(hasPictures && { picture_ids }),
      ...(isDraft && { published: false }),
    },
    remove: [...(hasPictures ? [] : ["picture_ids" as const]), ...(isDraft ? checks : [])],
  });
  transaction.set("post_bodies", post_id, body);
  const version = {
    ...toKeptText(former.post, former.body),
    ...replacedBy(actor, now, "imported"),
  };
  transaction.set("post_versions", toVersionId(item), { post_id, ...version });
}

function replacedBy({ uid, email }: Actor, at: Date, reason: VersionReason) {
  return { reason, replaced_at: at, replaced_by: email, replaced_by_uid: uid };
}

function toVersionId(item: string): string {
  return v5(item, VERSION_NAMESPACE);
}

/**
 * Deletes items of a job and restores the former text of posts unchanged since.
 * @returns whether items may be left
 */
export function undoUpdates(
  { store, now }: StoreDeps,
  jobId: string,
  actor: Actor,
): Promise<boolean> {
  return store.atomically(async (transaction) => {
    const items = await transaction.query("import_job_items", {
      where: ["job_id", "==", jobId],
      limit: BODIES_AT_ONCE,
    });
    const updates = items.filter(({ data }) => data.former !== undefined);
    const ids = updates.map(({ data }) => data.record_id);
    const { blog_posts, post_bodies, post_versions } = await transaction.read({
      blog_posts: ids,
      post_bodies: ids,
      post_versions: updates.map(({ id }) => toVersionId(id)),
    });
    const undone = updates.flatMap(({ id, data: { record_id, former, record_data } }) => {
      const version_id = toVersionId(id);
      const [post, version] = [blog_posts.get(record_id), post_versions.get(version_id)];
      const isUnchanged = post?.updated_at.getTime() === record_data.created_at.getTime();
      if (!post || !version || !former || !isUnchanged) return [];
      return [{ id: record_id, version_id, post, version, former }];
    });
    const replacements = (pictures: readonly string[]) => findReplacements(transaction, pictures);
    const texts = await Promise.all(
      undone.map(({ version }) => withReplacements([version.content], replacements)),
    );
    for (const [n, { id, version_id, post, version, former }] of undone.entries()) {
      const { content_format } = version;
      const body = {
        content: fitting(texts[n]?.[0], version.content),
        ...(content_format && { content_format }),
      };
      transaction.set("blog_posts", id, restored(withoutPastSchedule(former, now()), post, body));
      transaction.set("post_bodies", id, body);
      transaction.set("post_versions", version_id, {
        post_id: id,
        ...toKeptText(post, post_bodies.get(id) ?? NO_BODY),
        ...replacedBy(actor, now(), "restored"),
      });
    }
    for (const { id } of items) transaction.delete("import_job_items", id);
    return items.length === BODIES_AT_ONCE;
  });
}

/** A restored post may have another address, other labels, and a replacement another featured image, without an edit. */
function restored(former: Post, post: Post, body: PostBody): Post {
  const { picture_ids: _, labels: __, ...text } = former;
  const { slug, view_count, labels } = post;
  const isOfLibrary = storedPictureAt(former.featured_image_url ?? "") !== null;
  const { featured_image_url } = isOfLibrary ? post : former;
  const picture_ids = findPictureIds(body.content, featured_image_url ?? "");
  const own = { slug, view_count, ...(labels && { labels }) };
  const keptFields = { ...text, ...own, ...(featured_image_url && { featured_image_url }) };
  return {
    ...keptFields,
    ...toSearchFields(keptFields, body),
    ...(picture_ids.length > 0 && { picture_ids }),
  };
}

/** A replacement's longer address may make the text too long. */
function fitting(text: string | undefined, former: string): string {
  return text !== undefined && countBytes(text) <= limits.contentBytes ? text : former;
}

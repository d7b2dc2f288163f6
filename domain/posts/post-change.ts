import type { AuditEntry, PostChange } from "../shared/audit.ts";
import type { Post } from "./post.ts";

/** All other fields are edits. */
export type RecordedPost = Pick<Post, "title" | "slug" | "published"> & {
  readonly scheduled_for?: Date | undefined;
  readonly claims_checked_at?: Date | undefined;
};

/** @param isEdited whether other fields or the body changed */
export function postChange(
  before: RecordedPost | null,
  after: RecordedPost,
  isEdited = false,
  isTicked = false,
): Required<Pick<AuditEntry, "changes" | "details">> {
  const scheduled = after.scheduled_for?.getTime();
  const checked = after.claims_checked_at?.getTime();
  const wasScheduled = before?.scheduled_for?.getTime();
  const wasChecked = before?.claims_checked_at?.getTime();
  const wasPublished = before?.published === true;
  const { title, slug } = before ?? after;
  const isMoved = slug !== after.slug;
  const happened: Partial<Record<PostChange, boolean>> = {
    created: before === null,
    published: after.published && !wasPublished,
    unpublished: !after.published && wasPublished,
    scheduled: scheduled !== undefined && scheduled !== wasScheduled,
    unscheduled: scheduled === undefined && wasScheduled !== undefined && !after.published,
    renamed: title !== after.title || isMoved,
    claims_confirmed: checked !== undefined && checked !== wasChecked,
    claims_withdrawn: checked === undefined && wasChecked !== undefined,
    claims_ticked: isTicked,
    edited: isEdited && before !== null,
  };
  const changes = (Object.keys(happened) as PostChange[]).filter((change) => happened[change]);
  return {
    changes: changes.length === 0 ? ["edited"] : changes,
    details: {
      title: after.title,
      ...(title !== after.title && { former_title: title }),
      ...(isMoved && { slug: after.slug, former_slug: slug }),
      ...(scheduled !== undefined && { scheduled_for: scheduled }),
    },
  };
}

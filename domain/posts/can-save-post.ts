import { can } from "../accounts/permissions.ts";
import type { Member } from "../accounts/role.ts";
import { isPublicOrScheduled, type Post } from "./post.ts";

/** Whether a person may change a post: authors only the drafts that they created. */
export function canSavePost(
  post: Pick<Post, "created_by_uid" | "published" | "scheduled_for">,
  { uid, role }: Pick<Member, "uid" | "role">,
): boolean {
  const isOwnDraft = post.created_by_uid === uid && !isPublicOrScheduled(post);
  return can(role, isOwnDraft ? "posts.saveOwnDraft" : "posts.save");
}

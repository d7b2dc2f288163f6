import type { Post } from "../../domain/posts/post.ts";
import type { AuditEntry } from "../../domain/shared/audit.ts";

const MOST_TITLES = 5;

export function auditDetailsOf(
  posts: readonly (Pick<Post, "title"> | undefined)[],
): NonNullable<AuditEntry["details"]> {
  const titles = posts.flatMap((post) => (post ? [post.title] : []));
  const [title] = titles;
  return {
    ...(title !== undefined && { title }),
    ...(titles.length > 1 && { titles: titles.slice(0, MOST_TITLES) }),
    count: posts.length,
  };
}

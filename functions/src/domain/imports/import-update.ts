import type { Post } from "../posts/post.ts";
import type { ImportRow } from "./import-row.ts";

type Field = "title" | "excerpt" | "content";

interface FormerText {
  readonly post: Pick<Post, "title" | "excerpt" | "source" | "published" | "scheduled_for">;
  readonly content: string;
}

/** Address, dates and pictures of the existing post stay. */
export interface PostUpdate {
  readonly fields: readonly Field[];
  /** Claims were confirmed for the former text only. */
  readonly needsRecheck: boolean;
  /** A published or scheduled post becomes a draft. */
  readonly unpublishes: boolean;
}

export function updateOf({ post, content }: FormerText, row: Pick<ImportRow, Field>): PostUpdate {
  const former = { title: post.title, excerpt: post.excerpt ?? "", content };
  const fields = (["title", "excerpt", "content"] as const).filter(
    (field) => former[field] !== row[field],
  );
  const needsRecheck = post.source !== undefined && fields.length > 0;
  const isOut = post.published || post.scheduled_for !== undefined;
  return { fields, needsRecheck, unpublishes: needsRecheck && isOut };
}

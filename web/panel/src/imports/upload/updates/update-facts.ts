import { type ImportRow, toUpdate } from "domain/imports/import-row";
import { isPublicOrScheduled } from "domain/posts/post";
import { toChunks } from "domain/shared/chunks";
import { headersAt, MAX_POSTS_AT_ONCE, postsAt } from "#data/posts-at.ts";

export interface UpdateFacts {
  /** The dates of posts that will be overwritten, by the line of the file. */
  readonly dates: ReadonlyMap<number, Date>;
  /** Posts that become drafts. */
  readonly drafts: number;
}

export async function loadUpdateFacts(rows: readonly ImportRow[]): Promise<UpdateFacts> {
  const dates = new Map<number, Date>();
  const rechecked: ImportRow[] = [];
  for (const chunk of toChunks(rows, MAX_POSTS_AT_ONCE)) {
    const headers = await headersAt(chunk.map(({ slug }) => slug));
    for (const row of chunk) {
      const post = headers.get(row.slug);
      if (!post) continue;
      dates.set(row.line, post.created_at);
      const isOut = isPublicOrScheduled(post);
      if (post.source !== undefined && isOut) rechecked.push(row);
    }
  }
  let drafts = 0;
  for (const chunk of toChunks(rechecked, MAX_POSTS_AT_ONCE)) {
    const posts = await postsAt(chunk.map(({ slug }) => slug));
    for (const row of chunk) {
      const former = posts.get(row.slug);
      if (former && toUpdate({ post: former.post, ...former.body }, row).unpublishes) drafts += 1;
    }
  }
  return { dates, drafts };
}

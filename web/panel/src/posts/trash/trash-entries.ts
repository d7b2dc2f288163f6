import { DAY_MS } from "domain/shared/days";
import { groupBy } from "domain/shared/group-by";
import { wordSearch } from "#lib/word-search.ts";
import type { TrashedItem } from "../data/trash.ts";
import { messages } from "./messages.ts";

/** A post, or all posts in the trash of a deleted import job. */
export interface TrashEntry {
  readonly kind: "post" | "job";
  /** The id of the post or of the job. */
  readonly id: string;
  readonly title: string;
  /** Those that were deleted last come first. */
  readonly posts: readonly TrashedItem[];
  readonly deleted_at: Date;
  readonly purge_at: Date;
}

/** Makes one entry of the posts of a job; those that were deleted last come first. */
export function groupTrash(items: readonly TrashedItem[]): readonly TrashEntry[] {
  const newestFirst = items.toSorted((a, b) => b.deleted_at.getTime() - a.deleted_at.getTime());
  const groups = groupBy(newestFirst, ({ id, job_id }) => job_id ?? id);
  return [...groups].flatMap(([id, posts]) => {
    const [first] = posts;
    if (!first) return [];
    if (first.job_id === undefined) return [toEntry(first)];
    const purge_at = new Date(Math.min(...posts.map((post) => post.purge_at.getTime())));
    const title = first.job_name ?? messages.unnamedJob;
    return [{ kind: "job", id, title, posts, deleted_at: first.deleted_at, purge_at }];
  });
}

const matcherOfEntry = wordSearch<TrashEntry>(({ title }) => title);
const matcherOfPost = wordSearch<TrashedItem>(
  ({ post, job_name }) => `${post.title}\n${post.slug}\n${post.excerpt ?? ""}\n${job_name ?? ""}`,
);

/** Posts of a job whose name does not match are entries of their own. */
export function searchTrash(entries: readonly TrashEntry[], search: string): readonly TrashEntry[] {
  if (search === "") return entries;
  const matchesEntry = matcherOfEntry(search);
  const matchesPost = matcherOfPost(search);
  return entries.flatMap((entry) => {
    if (entry.kind === "job" && matchesEntry(entry)) return [entry];
    return entry.posts.filter(matchesPost).map(toEntry);
  });
}

/** The emptying runs at night: a post may stay some hours longer. */
export function daysLeft(purgeAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((purgeAt.getTime() - now.getTime()) / DAY_MS));
}

function toEntry(item: TrashedItem): TrashEntry {
  const { id, post, deleted_at, purge_at } = item;
  return { kind: "post", id, title: post.title, posts: [item], deleted_at, purge_at };
}

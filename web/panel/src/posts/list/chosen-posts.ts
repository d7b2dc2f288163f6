import type { StoredPost } from "domain/posts/post";
import { postsWithLabel } from "../data/labels.ts";
import { postsOfJob } from "../data/panel-posts.ts";

/** Posts of one import job or with one label, which are all read. */
export interface ChosenPosts {
  /** A name that is the same for the same posts. */
  readonly key: string;
  readonly read: (onPage: (read: readonly StoredPost[]) => void) => Promise<readonly StoredPost[]>;
  readonly includes: (post: StoredPost) => boolean;
}

/** @returns null when neither is chosen */
export function findChosenPosts(job: string, label: string): ChosenPosts | null {
  if (job !== "") {
    return {
      key: `job ${job}`,
      read: (onPage) => postsOfJob(job, onPage),
      includes: (post) => post.import_job_id === job,
    };
  }
  if (label === "") return null;
  return {
    key: `label ${label}`,
    read: (onPage) => postsWithLabel(label, onPage),
    includes: (post) => post.labels?.includes(label) === true,
  };
}

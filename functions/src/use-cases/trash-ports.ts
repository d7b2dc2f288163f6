import type { AuditEntry } from "../domain/audit.ts";
import type { Post, SlugEntry } from "../domain/post.ts";
import type { TrashedPost } from "../domain/trash.ts";
import type { Atomically, SlugEntries } from "./import-ports.ts";

/** What deleting and restoring ask of the database. The adapter is adapters/trash-store.ts. */

/** An address and the post that has it. */
export interface Address {
  readonly slug: string;
  readonly post_id: string;
}

/** Reads and writes of one atomic commit. All reads come before the first write. */
export interface TrashUnit {
  /** Those of the ids that belong to a post. */
  readonly posts: (ids: readonly string[]) => Promise<ReadonlyMap<string, Post>>;
  /** A page of the posts that an import made. */
  readonly postsOfJob: (jobId: string, most: number) => Promise<ReadonlyMap<string, Post>>;
  /** Every address of the posts, present and former ones. */
  readonly addressesOf: (ids: readonly string[]) => Promise<readonly Address[]>;
  readonly slugs: (slugs: readonly string[]) => Promise<SlugEntries>;
  /** Those of the ids that are in the trash. */
  readonly trashed: (ids: readonly string[]) => Promise<ReadonlyMap<string, TrashedPost>>;
  /** A page of what a job's deletion took along. */
  readonly trashedWithJob: (
    jobId: string,
    most: number,
  ) => Promise<ReadonlyMap<string, TrashedPost>>;
  readonly hasJob: (jobId: string) => Promise<boolean>;
  /** Takes a post out of the articles; its body stays where it is. */
  readonly moveToTrash: (id: string, trashed: TrashedPost) => void;
  readonly moveBack: (id: string, post: Post) => void;
  readonly setEntry: (slug: string, entry: SlugEntry) => void;
  readonly deleteItem: (id: string) => void;
  /** @param id of a deed that takes several commits, so that it is written down once */
  readonly audit: (entry: AuditEntry, id?: string) => void;
}

export interface TrashDeps {
  readonly atomically: Atomically<TrashUnit>;
  readonly now: () => Date;
}

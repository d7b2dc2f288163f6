import type { AuditEntry } from "../domain/audit.ts";
import type { Post, PostBody } from "../domain/post.ts";
import type { Atomically, SlugEntries } from "./import-ports.ts";

/** What the guest posts' use cases ask of the partner and of the database. */

/** The partner's interface. Every method throws a DomainError with a sentence for the panel. */
export interface PartnerBlog {
  /** All approved posts, as they are sent. */
  readonly list: () => Promise<readonly unknown[]>;
  /** One post as it is sent; null when the partner does not have it. */
  readonly post: (id: string) => Promise<unknown>;
  /** Tells the partner that a post has been taken over. */
  readonly confirm: (id: string) => Promise<void>;
}

/** Where a guest post stands: its post's address while there is one, 'trash', or nowhere. */
export type GuestPlace = { readonly slug: string } | "trash" | null;

/** Reads and writes of one atomic commit. All reads come before the first write. */
export interface GuestUnit {
  readonly placeOf: (postId: string) => Promise<GuestPlace>;
  readonly slugs: (slugs: readonly string[]) => Promise<SlugEntries>;
  readonly create: (postId: string, post: Post, body: PostBody) => void;
  /** Remembers the partner's id, so that the post is never listed again, not even after its deletion. */
  readonly remember: (partnerId: string, postId: string, at: Date) => void;
  readonly audit: (entry: AuditEntry) => void;
}

export interface GuestDeps {
  readonly blog: PartnerBlog;
  readonly atomically: Atomically<GuestUnit>;
  /** Those of the partner's ids that were imported once. */
  readonly imported: (partnerIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly log: (message: string, fields: Readonly<Record<string, unknown>>) => void;
}

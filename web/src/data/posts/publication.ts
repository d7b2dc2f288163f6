import { chosenDateOf, followsPublication, type Post } from "domain/posts/post";

export type ChosenDate = "untouched" | "now" | Date;

export interface PublicationRequest {
  readonly published: boolean;
  readonly date: ChosenDate;
}

/** "now": time of the commit; undefined: unchanged. */
export type StoredDate = "now" | Date | undefined;

export interface PublicationFields {
  readonly published: boolean;
  readonly published_at: StoredDate;
  readonly created_at: StoredDate;
  /** null removes it. */
  readonly scheduled_for: Date | null;
}

type Before = Pick<
  Post,
  "published" | "created_at" | "published_at" | "scheduled_for" | "recorded_at"
>;

export function publicationOf(
  { published, date }: PublicationRequest,
  before: Before | null,
  now: Date,
): PublicationFields {
  const current = before?.scheduled_for ?? before?.published_at;
  const requested = date === "untouched" ? current : date;
  if (published && requested instanceof Date && requested > now) {
    // The scheduled function compares it with published_at.
    const created_at = before ? undefined : "now";
    return { published: false, scheduled_for: requested, published_at: undefined, created_at };
  }
  const published_at = momentOf({ published, date }, before);
  return {
    published,
    scheduled_for: null,
    published_at,
    created_at: displayedDate(published_at ?? before?.published_at, before, now),
  };
}

/** Of the list's switch. A date that is still to come is not awaited. */
export function publicationNow(post: Before, published: boolean): PublicationFields {
  const now = new Date();
  const awaited = post.scheduled_for ?? post.published_at;
  const date = published && awaited !== undefined && awaited > now ? "now" : "untouched";
  return publicationOf({ published, date }, post, now);
}

/** A draft without a chosen date gets none before it is published. */
function momentOf({ published, date }: PublicationRequest, before: Before | null): StoredDate {
  const stored = before?.published_at;
  if (!published && !(date instanceof Date) && stored === undefined) return undefined;
  const chosen = date === "untouched" ? before && chosenDateOf(before) : date;
  const isSame = chosen instanceof Date && chosen.getTime() === stored?.getTime();
  return isSame ? undefined : (chosen ?? "now");
}

function displayedDate(stated: StoredDate, before: Before | null, now: Date): StoredDate {
  const isPast = stated === "now" || (stated instanceof Date && stated <= now);
  if (before === null) return isPast ? stated : "now";
  // A draft may have been given a date that was still to come.
  const { published, created_at, published_at = created_at } = before;
  const follows = followsPublication(before) || (!published && created_at < published_at);
  if (!isPast || !follows) return undefined;
  const isSame = stated instanceof Date && stated.getTime() === created_at.getTime();
  return isSame ? undefined : stated;
}

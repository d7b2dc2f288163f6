import { followsPublication, type Post } from "functions/domain/posts/post";

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

type Before = Pick<Post, "created_at" | "published_at" | "scheduled_for">;

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
  const published_at = momentOf(date, before);
  const isPast = published_at === "now" || (published_at instanceof Date && published_at <= now);
  const created_at = before === null && !isPast ? "now" : undefined;
  return {
    published,
    scheduled_for: null,
    published_at,
    created_at:
      isPast && (before === null || followsPublication(before)) ? published_at : created_at,
  };
}

function momentOf(date: ChosenDate, before: Before | null): StoredDate {
  if (date === "untouched") {
    // A canceled schedule is no publication date.
    return before?.published_at === undefined ? "now" : undefined;
  }
  const isSame = date !== "now" && date.getTime() === before?.published_at?.getTime();
  return isSame ? undefined : date;
}

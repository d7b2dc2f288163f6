import type { Post } from "functions/domain/post";

/** The date of the editor's field: as it was found, the moment of saving, or one that was chosen. */
export type ChosenDate = "untouched" | "now" | Date;

/** What the editor asks for. */
export interface Wish {
  /** The switch 'Publish immediately'. */
  readonly published: boolean;
  readonly date: ChosenDate;
}

/** A date to be stored: the moment of the commit, or a given one; undefined leaves the field as it is. */
export type StoredMoment = "now" | Date | undefined;

/** The fields that publication decides. */
export interface Publication {
  readonly published: boolean;
  readonly published_at: StoredMoment;
  readonly created_at: StoredMoment;
  /** null removes it. */
  readonly scheduled_for: Date | null;
}

type Before = Pick<Post, "created_at" | "published_at" | "scheduled_for">;

/**
 * How a wish is stored (capabilities G-21, G-22). A date to come with the switch on is a schedule: published stays
 * false. The date that readers see, created_at, follows the publication date until the two were parted by hand.
 * @param before the post as it was stored, or null for a new one
 */
export function publicationOf(
  { published, date }: Wish,
  before: Before | null,
  now: Date,
): Publication {
  const found = before?.scheduled_for ?? before?.published_at;
  const wanted = date === "untouched" ? found : date;
  if (published && wanted instanceof Date && wanted > now) {
    // Until then the publication date stays what it was: the scheduled function compares it with created_at.
    const created_at = before ? undefined : "now";
    return { published: false, scheduled_for: wanted, published_at: undefined, created_at };
  }
  const published_at = momentOf(date, before);
  const isPast = published_at === "now" || (published_at instanceof Date && published_at <= now);
  const created_at = before === null && !isPast ? "now" : undefined;
  const follows = before === null || hasSameDates(before);
  return {
    published,
    scheduled_for: null,
    published_at,
    created_at: isPast && follows ? published_at : created_at,
  };
}

function momentOf(date: ChosenDate, before: Before | null): StoredMoment {
  if (date === "untouched") {
    // A schedule that is called off leaves no publication date behind; one that was stored stays.
    return before?.published_at === undefined ? "now" : undefined;
  }
  const isSame = date !== "now" && date.getTime() === before?.published_at?.getTime();
  return isSame ? undefined : date;
}

function hasSameDates({ created_at, published_at = created_at }: Before): boolean {
  return created_at.getTime() === published_at.getTime();
}

import { findChosenDate, followsPublication, type Post } from "./post.ts";

/** The date in the editor: as it is stored, the time of saving, or one that was typed. */
export type ChosenDate = "untouched" | "now" | Date;

export interface PublicationRequest {
  readonly published: boolean;
  readonly date: ChosenDate;
}

export interface Publication {
  readonly published: boolean;
  /** Undefined leaves the stored date. */
  readonly published_at: Date | undefined;
  /** The displayed date; undefined leaves the stored one. */
  readonly created_at: Date | undefined;
  /** Null removes a schedule. */
  readonly scheduled_for: Date | null;
}

type Before = Pick<
  Post,
  "published" | "created_at" | "published_at" | "scheduled_for" | "recorded_at"
>;

/**
 * Says what saving does to a post's publication: a date to come schedules it, and one that was not chosen is the time
 * of its publication.
 * @param before the stored post, null for a new one
 */
export function planPublication(
  { published, date }: PublicationRequest,
  before: Before | null,
  now: Date,
): Publication {
  const current = before?.scheduled_for ?? before?.published_at;
  const requested = date === "untouched" ? current : date;
  if (published && requested instanceof Date && requested > now) {
    // The scheduled function compares it with published_at.
    const created_at = before ? undefined : now;
    return { published: false, scheduled_for: requested, published_at: undefined, created_at };
  }
  const published_at = findNewDate({ published, date }, before, now);
  return {
    published,
    scheduled_for: null,
    published_at,
    created_at: findDisplayedDate(published_at ?? before?.published_at, before, now),
  };
}

/** Says what the list's switch does. A date that is still to come is not awaited. */
export function planSwitch(post: Before, published: boolean, now: Date): Publication {
  const awaited = post.scheduled_for ?? post.published_at;
  const date = published && awaited !== undefined && awaited > now ? "now" : "untouched";
  return planPublication({ published, date }, post, now);
}

/** A draft without a chosen date gets none before it is published. */
function findNewDate(
  { published, date }: PublicationRequest,
  before: Before | null,
  now: Date,
): Date | undefined {
  const stored = before?.published_at;
  if (!published && !(date instanceof Date) && stored === undefined) return undefined;
  const chosenDate = date === "untouched" ? before && findChosenDate(before) : date;
  const isSame = chosenDate instanceof Date && chosenDate.getTime() === stored?.getTime();
  if (isSame) return undefined;
  return chosenDate instanceof Date ? chosenDate : now;
}

function findDisplayedDate(
  stated: Date | undefined,
  before: Before | null,
  now: Date,
): Date | undefined {
  const isPast = stated !== undefined && stated <= now;
  if (before === null) return isPast ? stated : now;
  // A draft may have been given a date that was still to come.
  const { published, created_at, published_at = created_at } = before;
  const follows = followsPublication(before) || (!published && created_at < published_at);
  if (!isPast || !follows) return undefined;
  return stated.getTime() === created_at.getTime() ? undefined : stated;
}

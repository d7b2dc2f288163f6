import { dayStart, localDay } from "domain/contact/working-hours";
import type { StoredPost } from "domain/posts/post";
import { groupBy } from "domain/shared/group-by";
import { getMonday, shiftDay, shiftMonth } from "domain/totals/period";

export interface Entry {
  readonly post: StoredPost;
  readonly state: "scheduled" | "published" | "draft";
  readonly at: Date;
}

export interface CalendarDay {
  /** The day at the offices, as YYYY-MM-DD. */
  readonly day: string;
  readonly isOfMonth: boolean;
  readonly entries: readonly Entry[];
}

/** @returns the month of the address, YYYY-MM, or the present one */
export function parseMonth(text: string, now: Date): string {
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : localDay(now).slice(0, 7);
}

/** The weeks of a month, from a Monday to a Sunday. */
export function findDays(month: string): readonly string[] {
  const monday = getMonday(`${month}-01`);
  const last = shiftDay(getMonday(shiftDay(`${shiftMonth(month, 1)}-01`, -1)), 6);
  const days: string[] = [];
  for (let day = monday; day <= last; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/** The time from the first day to the end of the last one. */
export function findTime(days: readonly string[]): { readonly from: Date; readonly until: Date } {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return { from: dayStart(first), until: dayStart(shiftDay(last, 1)) };
}

/** @param moved times that planned posts are given at this moment, by id */
export function toCalendarDays(
  month: string,
  posts: readonly StoredPost[],
  moved: ReadonlyMap<string, Date>,
): readonly CalendarDay[] {
  const entries = [...new Map(posts.map((post) => [post.id, post])).values()]
    .flatMap((post) => toEntry(post, moved.get(post.id)) ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const byDay = groupBy(entries, ({ at }) => localDay(at));
  return findDays(month).map((day) => ({
    day,
    isOfMonth: day.startsWith(month),
    entries: byDay.get(day) ?? [],
  }));
}

function toEntry(post: StoredPost, moved: Date | undefined): Entry | undefined {
  const { published, published_at, scheduled_for } = post;
  if (scheduled_for) return { post, state: "scheduled", at: moved ?? scheduled_for };
  if (!published_at) return undefined;
  return { post, state: published ? "published" : "draft", at: published_at };
}

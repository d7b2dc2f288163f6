import type { Post, StoredPost } from "../posts/post.ts";

type DateName = {
  [Name in keyof Post]-?: Date extends Post[Name] ? Name : never;
}[keyof Post];

const DATES: Readonly<Record<DateName, true>> = {
  created_at: true,
  updated_at: true,
  published_at: true,
  scheduled_for: true,
  recorded_at: true,
  claims_checked_at: true,
};

type Sent<Fields> = {
  readonly [Name in keyof Fields]: Date extends Fields[Name] ? number : Fields[Name];
};

/** A post as calls carry it: with milliseconds for dates, and without the words that only searches need. */
export type SentPost = Sent<Omit<Post, "search_terms" | "headings">>;

export function toSentPost(post: Post): SentPost {
  const { search_terms: _, headings: __, ...sent } = post;
  const fields = Object.entries(sent).map(([name, value]) => [
    name,
    value instanceof Date ? value.getTime() : value,
  ]);
  return Object.fromEntries(fields) as SentPost;
}

export function toStoredPost(id: string, sent: SentPost): StoredPost {
  const fields = Object.entries(sent).map(([name, value]) => [
    name,
    name in DATES ? new Date(Number(value)) : value,
  ]);
  return { ...(Object.fromEntries(fields) as Post), id };
}

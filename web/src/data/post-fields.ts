import { deleteField, serverTimestamp } from "firebase/firestore";
import type { PostSource, StoredPost } from "functions/domain/post";
import type { Publication, StoredMoment, Wish } from "./publication.ts";

/** What the editor's fields say. Empty optional fields are not stored. */
export interface PostFields extends Wish {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly featured_image_url: string;
  readonly image_alt: string;
  readonly meta_title: string;
  readonly meta_description: string;
  /** Who wrote the text; '' for our own people. */
  readonly source: PostSource | "";
  /** What becomes of the signature under its claims: it stays as it is, is given now, or is taken away. */
  readonly claims: "keep" | "confirm" | "withdraw";
}

const OPTIONAL = ["featured_image_url", "image_alt", "meta_title", "meta_description"] as const;

/** The texts as they are stored. @param before the stored post; undefined for a new one */
export function textsOf(
  fields: PostFields,
  before: StoredPost | undefined,
): Record<string, unknown> {
  const optional = OPTIONAL.map((name): [string, unknown] => [
    name,
    fields[name].trim() || (before?.[name] === undefined ? undefined : deleteField()),
  ]);
  return {
    title: fields.title.trim(),
    slug: fields.slug,
    excerpt: fields.excerpt.trim(),
    ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
  };
}

/** The dates as they are stored. */
export function datesOf(
  { published, scheduled_for, ...dates }: Publication,
  before: StoredPost | undefined,
): Record<string, unknown> {
  const moment = (value: StoredMoment) => (value === "now" ? serverTimestamp() : value);
  const changed = Object.entries(dates).filter(([, value]) => value !== undefined);
  const unscheduled = before?.scheduled_for === undefined ? {} : { scheduled_for: deleteField() };
  return {
    published,
    ...Object.fromEntries(changed.map(([name, value]) => [name, moment(value)])),
    ...(scheduled_for === null ? unscheduled : { scheduled_for }),
  };
}

/**
 * Where the text comes from and who checked its claims, as they are stored.
 * @param uid of the account that saves
 */
export function checkOf(
  { source, claims }: Pick<PostFields, "source" | "claims">,
  before: StoredPost | undefined,
  uid: string,
): Record<string, unknown> {
  const origin = source === "" ? {} : { source };
  if (claims === "confirm") {
    return { ...origin, claims_checked_by: uid, claims_checked_at: serverTimestamp() };
  }
  const isSigned =
    before?.claims_checked_by !== undefined || before?.claims_checked_at !== undefined;
  return claims === "withdraw" && isSigned
    ? { ...origin, claims_checked_by: deleteField(), claims_checked_at: deleteField() }
    : origin;
}

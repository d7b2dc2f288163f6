import { pictureIdsOf } from "domain/pictures/picture-ids";
import type { PostBody, PostSource, StoredPost } from "domain/posts/post";
import type { RecordedPost } from "domain/posts/post-change";
import { deleteField, serverTimestamp } from "firebase/firestore";
import type { ClaimRecordChanges } from "#data/claims/claim-records.ts";
import type { PublicationFields, PublicationRequest, StoredDate } from "./publication.ts";

export interface PostFields extends PublicationRequest {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly featured_image_url: string;
  readonly image_alt: string;
  readonly meta_title: string;
  readonly meta_description: string;
  /** '' for texts of the company. */
  readonly source: PostSource | "";
  readonly tags: string;
  readonly claims: "keep" | "confirm" | "withdraw";
  readonly records: ClaimRecordChanges;
}

const OPTIONAL = ["featured_image_url", "image_alt", "meta_title", "meta_description"] as const;

/** An absent field stays absent as long as its text is empty: it would count as a changed text (firestore.rules). */
export function textFieldsOf(
  fields: PostFields,
  before: StoredPost | undefined,
): Record<string, unknown> {
  const optional = OPTIONAL.map((name): [string, unknown] => [
    name,
    fields[name].trim() || (before?.[name] ? deleteField() : undefined),
  ]);
  const excerpt = fields.excerpt.trim();
  return {
    title: fields.title.trim(),
    slug: fields.slug,
    ...(excerpt === "" && before && !before.excerpt ? {} : { excerpt }),
    ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
  };
}

export function tagFieldsOf(
  fields: PostFields,
  before: StoredPost | undefined,
): Record<string, unknown> {
  if (fields.tags === "auto") return before?.chosen_tags ? { chosen_tags: deleteField() } : {};
  const tags = fields.tags.split(" ").filter(Boolean);
  return { tags, chosen_tags: tags };
}

export function pictureFieldOf(
  { featured_image_url }: Pick<PostFields, "featured_image_url">,
  { content }: PostBody,
  before: StoredPost | undefined,
): Record<string, unknown> {
  const ids = pictureIdsOf(content, featured_image_url);
  if (ids.join() === (before?.picture_ids ?? []).join()) return {};
  return { picture_ids: ids.length > 0 ? ids : deleteField() };
}

export function changesText(fields: PostFields, before: StoredPost): boolean {
  const names = ["excerpt", ...OPTIONAL] as const;
  return names.some((name) => fields[name].trim() !== (before[name] ?? ""));
}

export function recordedFieldsOf(
  { title, slug, claims }: PostFields,
  { published, scheduled_for }: PublicationFields,
  before: StoredPost | undefined,
): RecordedPost {
  const checked = { keep: before?.claims_checked_at, confirm: new Date(), withdraw: undefined };
  return {
    title: title.trim(),
    slug,
    published,
    scheduled_for: scheduled_for ?? undefined,
    claims_checked_at: checked[claims],
  };
}

export function dateFieldsOf(
  { published, scheduled_for, ...dates }: PublicationFields,
  before: StoredPost | undefined,
): Record<string, unknown> {
  const moment = (value: StoredDate) => (value === "now" ? serverTimestamp() : value);
  const changed = Object.entries(dates).filter(([, value]) => value !== undefined);
  const unscheduled = before?.scheduled_for === undefined ? {} : { scheduled_for: deleteField() };
  return {
    published,
    ...Object.fromEntries(changed.map(([name, value]) => [name, moment(value)])),
    ...(scheduled_for === null ? unscheduled : { scheduled_for }),
  };
}

export function claimFieldsOf(
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

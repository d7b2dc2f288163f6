import { countUndescribed } from "domain/article-html/undescribed";
import { editableHtml } from "domain/articles/markdown-to-html";
import {
  findChosenDate,
  ImageUrlSchema,
  isPublicOrScheduled,
  type PostBody,
} from "domain/posts/post";
import { type ChosenDate, planPublication } from "domain/posts/publication";
import { isOfCentury } from "domain/shared/days";
import { limits } from "domain/shared/limits";
import { SlugSchema, toSlug } from "domain/shared/slug";
import { isVisibleText } from "domain/shared/text";
import type { Article } from "kit/firebase/posts";
import { adminDate } from "kit/lib/format/dates";
import * as v from "valibot";
import { type PostFields, type TextFields, toTextFields } from "#posts/data/post-fields.ts";
import { type Content, toHtml } from "./content.ts";
import { messages } from "./messages.ts";

export interface Draft extends TextFields {
  /** True until the slug is edited; false for a stored post. */
  readonly slugFollows: boolean;
  readonly published: boolean;
  /** Local time, to the minute: `2026-11-21T10:30`. */
  readonly date: string;
  readonly dateIs: "untouched" | "now" | "chosen";
  readonly content: Content;
}

export function newDraft(now: Date): Draft {
  return {
    title: "",
    slug: "",
    slugFollows: true,
    excerpt: "",
    featured_image_url: "",
    image_alt: "",
    meta_title: "",
    meta_description: "",
    source: "",
    tags: "auto",
    labels: "",
    published: false,
    date: localMinute(now),
    dateIs: "untouched",
    content: { source: "html", html: "" },
  };
}

export function toDraft({ post, body }: Article): Draft {
  return {
    ...toTextFields(post),
    slugFollows: false,
    published: isPublicOrScheduled(post),
    date: localMinute(post.scheduled_for ?? findChosenDate(post) ?? new Date()),
    dateIs: "untouched",
    content: { source: "html", html: editableHtml(body.content, body.content_format) },
  };
}

export interface EditorStart {
  readonly id: string;
  readonly isNew: boolean;
  readonly article: Article | null;
  readonly draft: Draft;
}

/** @param id reused by every attempt to save */
export function newPostStart(id: string, now: Date): EditorStart {
  return { id, isNew: true, article: null, draft: newDraft(now) };
}

export function storedPostStart(article: Article): EditorStart {
  return { id: article.post.id, isNew: false, article, draft: toDraft(article) };
}

export function withTitle(draft: Draft, title: string): Draft {
  return { ...draft, title, ...(draft.slugFollows ? { slug: toSlug(title) } : {}) };
}

/** A draft from before sources existed must not remove the stored source. */
export function withStoredSource(draft: Draft, stored: Article | null): Draft {
  return { ...draft, source: draft.source || (stored?.post.source ?? "") };
}

/** Takes over the values that saving has changed. */
export function draftAfterSave(draft: Draft, { post }: Article): Draft {
  const { slug, featured_image_url, labels } = toTextFields(post);
  return {
    ...draft,
    slug,
    slugFollows: false,
    featured_image_url,
    // In the spelling of other posts.
    labels,
    dateIs: "untouched",
  };
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  const keys = Object.keys(a).filter((key): key is keyof Draft => key !== "content");
  // What the field shows is no choice.
  const isDateOpen = a.dateIs === "untouched" && b.dateIs === "untouched";
  return (
    keys.every(
      (key) => key === "slugFollows" || (key === "date" && isDateOpen) || a[key] === b[key],
    ) &&
    (a.content === b.content || toHtml(a.content) === toHtml(b.content))
  );
}

/** Whether nobody has written anything in a draft, whatever its switches say. */
export function isEmptyDraft(draft: Draft): boolean {
  const slug = draft.slugFollows ? "" : draft.slug;
  const { title, excerpt, featured_image_url, image_alt, meta_title, meta_description } = draft;
  const image = [featured_image_url, image_alt];
  const texts = [title, slug, excerpt, ...image, meta_title, meta_description, draft.labels];
  const html = toHtml(draft.content);
  return texts.every((text) => text.trim() === "") && /^(?:<p>(?:<br>)?<\/p>|\s)*$/.test(html);
}

export function chosenDate({ date, dateIs }: Draft): ChosenDate {
  return dateIs === "chosen" ? new Date(date) : dateIs;
}

export type PostStatus = "published" | "draft" | "scheduled";

export function getStoredStatus(openedArticle: Article | null): PostStatus {
  if (openedArticle?.post.published) return "published";
  return openedArticle?.post.scheduled_for === undefined ? "draft" : "scheduled";
}

/** What saving the draft does to the publication; '' when nothing changes. */
export function describeOutcome(draft: Draft, openedArticle: Article | null, now: Date): string {
  const { outcomes } = messages;
  const before = openedArticle?.post;
  const date = chosenDate(draft);
  // An emptied field is a problem of its own.
  if (date instanceof Date && Number.isNaN(date.getTime())) return "";
  const { published, scheduled_for } = planPublication(
    { published: draft.published, date },
    before ?? null,
    now,
  );
  if (scheduled_for !== null) {
    const isSame = scheduled_for.getTime() === before?.scheduled_for?.getTime();
    return isSame ? "" : outcomes.scheduled(adminDate(scheduled_for));
  }
  if (published) return before?.published ? "" : outcomes.published;
  if (before?.published) return outcomes.offline;
  return before?.scheduled_for === undefined ? "" : outcomes.unscheduled;
}

/** A date to come that was chosen with the switch off, which leaves the post a draft. */
export function findUnusedDate(draft: Draft, now: Date): Date | null {
  const date = chosenDate(draft);
  return !draft.published && date instanceof Date && date > now ? date : null;
}

export function toFields(draft: Draft): Omit<PostFields, "claims" | "records"> {
  const { content: _, date: __, dateIs: ___, slugFollows: ____, ...fields } = draft;
  return { ...fields, slug: draft.slug || toSlug(draft.title), date: chosenDate(draft) };
}

/** The body as it will be saved; null when it is unchanged. */
export function changedBody(
  { content }: Pick<Draft, "content">,
  openedBody: PostBody | undefined,
): PostBody | null {
  const html = toHtml(content);
  if (openedBody && html === editableHtml(openedBody.content, openedBody.content_format))
    return null;
  return { content: html, content_format: "html" };
}

export type FieldName = Exclude<
  keyof Draft,
  "slugFollows" | "dateIs" | "published" | "source" | "tags" | "labels"
>;
export type Problems = Partial<Readonly<Record<FieldName | "claims", string>>>;

export function validateDraft(draft: Draft): Problems {
  const { problems } = messages;
  const found: Partial<Record<FieldName, string>> = {};
  const { slug } = toFields(draft);
  const image = draft.featured_image_url.trim();
  if (!isVisibleText(draft.title)) found.title = problems.title;
  else if (draft.title.trim().length > limits.title) found.title = problems.titleLong;
  if (found.title === undefined && !v.is(SlugSchema, slug)) found.slug = problems.slug;
  if (draft.excerpt.trim().length > limits.excerpt) found.excerpt = problems.excerpt;
  if (image !== "" && !v.is(ImageUrlSchema, image)) found.featured_image_url = problems.image;
  if (draft.image_alt.length > limits.title) found.image_alt = problems.alt;
  if (draft.meta_title.length > limits.title) found.meta_title = problems.meta;
  if (draft.meta_description.length > limits.excerpt) found.meta_description = problems.meta;
  if (!isOfCentury(new Date(draft.date))) found.date = problems.date;
  const html = toHtml(draft.content);
  const undescribed = draft.published ? countUndescribed(html) : 0;
  if (undescribed > 0) found.content = problems.undescribed(undescribed);
  if (isTooLarge(html)) found.content = problems.content;
  return found;
}

export function isTooLarge(text: string): boolean {
  return new TextEncoder().encode(text).length > limits.contentBytes;
}

export function localMinute(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

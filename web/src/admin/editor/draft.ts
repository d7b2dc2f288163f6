import { limits } from "functions/domain/limits";
import { editableHtml } from "functions/domain/markdown-to-html";
import { ImageUrlSchema, type PostBody, type PostSource } from "functions/domain/post";
import { SlugSchema, slugOf } from "functions/domain/slug";
import * as v from "valibot";
import type { PostFields } from "#data/post-fields.ts";
import type { Article } from "#data/posts.ts";
import type { ChosenDate } from "#data/publication.ts";
import { type Content, htmlOf } from "./content.ts";
import { messages } from "./messages.ts";

/** Everything that the editor's fields hold. */
export interface Draft {
  readonly title: string;
  readonly slug: string;
  /** Whether the slug follows the title: until somebody writes one, and never for a stored post. */
  readonly slugFollows: boolean;
  readonly excerpt: string;
  readonly featured_image_url: string;
  readonly image_alt: string;
  readonly meta_title: string;
  readonly meta_description: string;
  /** Who wrote the text; '' for our own people. */
  readonly source: PostSource | "";
  readonly published: boolean;
  /** The field's value in the administrator's time, to the minute: `2026-11-21T10:30`. */
  readonly date: string;
  readonly dateIs: "untouched" | "now" | "chosen";
  readonly content: Content;
}

/** The draft of a post that does not exist yet. */
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
    published: false,
    date: localMinute(now),
    dateIs: "untouched",
    content: { source: "html", html: "" },
  };
}

/** The draft of a stored post. */
export function draftOf({ post, body }: Article): Draft {
  return {
    title: post.title,
    slug: post.slug,
    slugFollows: false,
    excerpt: post.excerpt ?? "",
    featured_image_url: post.featured_image_url ?? "",
    image_alt: post.image_alt ?? "",
    meta_title: post.meta_title ?? "",
    meta_description: post.meta_description ?? "",
    source: post.source ?? "",
    published: post.published || post.scheduled_for !== undefined,
    date: localMinute(post.scheduled_for ?? post.published_at ?? post.created_at),
    dateIs: "untouched",
    content: { source: "html", html: editableHtml(body.content, body.content_format) },
  };
}

/** The draft with a new title; the slug follows it until it has a life of its own. */
export function withTitle(draft: Draft, title: string): Draft {
  return { ...draft, title, ...(draft.slugFollows ? { slug: slugOf(title) } : {}) };
}

/** The draft after it was stored: with what the store has decided. */
export function settledDraft(draft: Draft, { post }: Article): Draft {
  return {
    ...draft,
    slug: post.slug,
    slugFollows: false,
    featured_image_url: post.featured_image_url ?? "",
    dateIs: "untouched",
  };
}

/** Whether two drafts would be stored alike. */
export function isSameDraft(a: Draft, b: Draft): boolean {
  const keys = Object.keys(a).filter((key): key is keyof Draft => key !== "content");
  return (
    keys.every((key) => key === "slugFollows" || a[key] === b[key]) &&
    (a.content === b.content || htmlOf(a.content) === htmlOf(b.content))
  );
}

/** The date as it will be stored. */
export function chosenDate({ date, dateIs }: Draft): ChosenDate {
  return dateIs === "chosen" ? new Date(date) : dateIs;
}

/** What the badge says: a date to come with the switch on is a schedule (G-22). */
export function statusOf(draft: Draft, now: Date): "published" | "draft" | "scheduled" {
  if (!draft.published) return "draft";
  return draft.dateIs !== "now" && new Date(draft.date) > now ? "scheduled" : "published";
}

/** The draft as the store takes it; of its claims `use-claims` knows. */
export function fieldsOf(draft: Draft): Omit<PostFields, "claims"> {
  const { content: _, date: __, dateIs: ___, slugFollows: ____, ...fields } = draft;
  return { ...fields, slug: draft.slug || slugOf(draft.title), date: chosenDate(draft) };
}

/** The body to be stored, or null when it is what was opened. */
export function changedBody(draft: Draft, opened: PostBody | undefined): PostBody | null {
  const html = htmlOf(draft.content);
  if (opened && html === editableHtml(opened.content, opened.content_format)) return null;
  return { content: html, content_format: "html" };
}

export type FieldName = Exclude<keyof Draft, "slugFollows" | "dateIs" | "published" | "source">;
/** `claims`: those of a text of the AI or of a guest that nobody has ticked. */
export type Problems = Partial<Readonly<Record<FieldName | "claims", string>>>;

/** What must be mended before saving. The title comes first: its sentence is the specification's (EDT-02). */
export function problemsOf(draft: Draft): Problems {
  const { problems } = messages;
  const found: Partial<Record<FieldName, string>> = {};
  const { slug } = fieldsOf(draft);
  const image = draft.featured_image_url.trim();
  if (draft.title.trim() === "") found.title = problems.title;
  else if (draft.title.trim().length > limits.title) found.title = problems.titleLong;
  if (found.title === undefined && !v.is(SlugSchema, slug)) found.slug = problems.slug;
  if (draft.excerpt.trim().length > limits.excerpt) found.excerpt = problems.excerpt;
  if (image !== "" && !v.is(ImageUrlSchema, image)) found.featured_image_url = problems.image;
  if (draft.image_alt.length > limits.title) found.image_alt = problems.alt;
  if (draft.meta_title.length > limits.title) found.meta_title = problems.meta;
  if (draft.meta_description.length > limits.excerpt) found.meta_description = problems.meta;
  if (Number.isNaN(new Date(draft.date).getTime())) found.date = problems.date;
  if (new TextEncoder().encode(htmlOf(draft.content)).length > limits.contentBytes) {
    found.content = problems.content;
  }
  return found;
}

/** A moment in the form of a datetime-local field, in the browser's time zone. */
export function localMinute(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

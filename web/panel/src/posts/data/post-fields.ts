import type { Post, PostSource } from "domain/posts/post";
import type { PublicationRequest } from "domain/posts/publication";
import type { ClaimRecordChanges } from "./claim-records.ts";

/** What fields of the editor show of a post, in which nothing is absent. */
export interface TextFields {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly featured_image_url: string;
  readonly image_alt: string;
  readonly meta_title: string;
  readonly meta_description: string;
  /** Who wrote the text; '' stands for the company. */
  readonly source: PostSource | "";
  /** Slugs with blanks between them, or `auto` for those of the text. */
  readonly tags: string;
  /** Names with line ends between them. */
  readonly labels: string;
}

export interface PostFields extends TextFields, PublicationRequest {
  readonly claims: "keep" | "confirm" | "withdraw";
  readonly records: ClaimRecordChanges;
}

export function toTextFields(post: Post): TextFields {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? "",
    featured_image_url: post.featured_image_url ?? "",
    image_alt: post.image_alt ?? "",
    meta_title: post.meta_title ?? "",
    meta_description: post.meta_description ?? "",
    source: post.source ?? "",
    tags: post.chosen_tags?.join(" ") ?? "auto",
    labels: post.labels?.join("\n") ?? "",
  };
}

import { limits } from "domain/shared/limits";
import { aPost } from "./post.ts";
import { aBody, postBodyCases } from "./post-body.ts";
import { aPostId } from "./slug-entry.ts";
import {
  type CaseTable,
  type Fields,
  notText,
  optionalLine,
  optionalText,
  repeatedCases,
  requiredLine,
  toChanges,
  writeTime,
} from "./table.ts";

export const aVersion: Fields = {
  ...aBody,
  post_id: aPostId,
  title: "Acero 1.4404",
  excerpt: aPost.excerpt,
  featured_image_url: aPost.featured_image_url,
  image_alt: aPost.image_alt,
  meta_title: aPost.meta_title,
  meta_description: aPost.meta_description,
  reason: "edited",
  replaced_at: writeTime,
  replaced_by: "admin@nhk-group.example",
  replaced_by_uid: "admin",
};
const { having, lacking } = toChanges(aVersion);
/** Versions kept before these fields lack them. */
const LATER_FIELDS = [
  "excerpt",
  "featured_image_url",
  "image_alt",
  "meta_title",
  "meta_description",
  "reason",
];
/** Only the exact account is valid. */
const account = (field: string, max: number) => ({
  valid: {},
  invalid: optionalLine(having, field, max).invalid,
});
const bodies = Object.entries(postBodyCases.invalid)
  .filter(([, body]) => Object.keys(body).join() === "content,content_format")
  .map(([name, body]) => [name, having(body)] as const);
const repeated = repeatedCases(
  { valid: {}, invalid: Object.fromEntries(bodies) },
  requiredLine(having, "title", 300),
  optionalText(having, "excerpt", limits.excerpt),
  optionalLine(having, "image_alt", limits.title),
  optionalLine(having, "meta_title", limits.title),
  optionalLine(having, "meta_description", limits.excerpt),
  account("replaced_by", 320),
  account("replaced_by_uid", 128),
  { valid: {}, invalid: notText(having, "featured_image_url") },
  { valid: {}, invalid: { ...notText(having, "reason"), ...notText(having, "post_id") } },
);
export const postVersionCases: CaseTable = {
  base: aVersion,
  valid: {
    "a version": aVersion,
    "a version whose format is not known": lacking("content_format"),
    "a version without content": having({ content: "" }),
    ...repeated.valid,
    ...Object.fromEntries(LATER_FIELDS.map((field) => [`without ${field}`, lacking(field)])),
    ...Object.fromEntries(
      ["guest", "ai", "restored"].map((reason) => [`the reason ${reason}`, having({ reason })]),
    ),
  },
  invalid: {
    ...repeated.invalid,
    "an http image": having({ featured_image_url: "http://a.example/a.png" }),
    "an unknown reason": having({ reason: "mars" }),
    "an empty reason": having({ reason: "" }),
    "a post that is no UUID": having({ post_id: "post" }),
    "no content": lacking("content"),
    "content a number": having({ content: 7 }),
    "no post": lacking("post_id"),
    "no title": lacking("title"),
    "no date": lacking("replaced_at"),
    "no author": lacking("replaced_by"),
    "a date as text": having({ replaced_at: "2026-11-21" }),
    "an unknown field": having({ published: true }),
  },
  night: repeated.night,
};

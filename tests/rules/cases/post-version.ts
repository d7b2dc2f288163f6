import { limits } from "functions/domain/shared/limits";
import { aPost } from "./post.ts";
import { aBody, postBodyCases } from "./post-body.ts";
import { aPostId } from "./slug-entry.ts";
import {
  type CaseTable,
  changesOf,
  type Fields,
  notText,
  optionalLine,
  optionalText,
  requiredLine,
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
const { having, lacking } = changesOf(aVersion);
const title = requiredLine(having, "title", 300);
const meta = [
  optionalText(having, "excerpt", limits.excerpt),
  optionalLine(having, "image_alt", limits.title),
  optionalLine(having, "meta_title", limits.title),
  optionalLine(having, "meta_description", limits.excerpt),
];
/** Versions kept before these fields lack them. */
const LATER_FIELDS = [
  "excerpt",
  "featured_image_url",
  "image_alt",
  "meta_title",
  "meta_description",
  "reason",
];
const { invalid: replacedBy } = optionalLine(having, "replaced_by", 320);
const { invalid: replacedByUid } = optionalLine(having, "replaced_by_uid", 128);
const bodies = (cases: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(
    Object.entries(cases).map(([name, { content, content_format }]) => [
      name,
      {
        ...lacking("content"),
        ...(content === undefined ? {} : { content }),
        ...(content_format === undefined ? {} : { content_format }),
      },
    ]),
  );

export const postVersionCases: CaseTable = {
  base: aVersion,
  valid: {
    "a version": aVersion,
    "a version whose format is not known": lacking("content_format"),
    "a version without content": having({ content: "" }),
    ...title.valid,
    ...Object.assign({}, ...meta.map((part) => part.valid)),
    ...Object.fromEntries(LATER_FIELDS.map((field) => [`without ${field}`, lacking(field)])),
    ...Object.fromEntries(
      ["guest", "ai", "restored"].map((reason) => [`the reason ${reason}`, having({ reason })]),
    ),
  },
  invalid: {
    ...bodies(
      Object.fromEntries(
        Object.entries(postBodyCases.invalid).filter(([name]) => name !== "an unknown field"),
      ),
    ),
    ...title.invalid,
    ...Object.assign({}, ...meta.map((part) => part.invalid)),
    ...notText(having, "featured_image_url"),
    "an http image": having({ featured_image_url: "http://a.example/a.png" }),
    ...notText(having, "reason"),
    "an unknown reason": having({ reason: "mars" }),
    "an empty reason": having({ reason: "" }),
    ...replacedBy,
    ...replacedByUid,
    ...notText(having, "post_id"),
    "a post that is no UUID": having({ post_id: "post" }),
    "no post": lacking("post_id"),
    "no title": lacking("title"),
    "no date": lacking("replaced_at"),
    "no author": lacking("replaced_by"),
    "a date as text": having({ replaced_at: "2026-11-21" }),
    "an unknown field": having({ published: true }),
  },
};

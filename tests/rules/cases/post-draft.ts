import { DRAFT_TEXT } from "functions/domain/posts/post-draft";
import { aBody, postBodyCases } from "./post-body.ts";
import { aPostId } from "./slug-entry.ts";
import {
  type CaseTable,
  changesOf,
  daysAgo,
  type Fields,
  notDate,
  notText,
  optionalLine,
  optionalText,
  writeTime,
} from "./table.ts";

export const aDraft: Fields = {
  ...aBody,
  uid: "admin",
  post_id: aPostId,
  saved_at: writeTime,
  base: daysAgo(1),
  title: "Acero 1.4404",
  slug: "acero-1-4404",
  slug_follows: false,
  excerpt: "Uno\n\ndos",
  featured_image_url: "https://www.example.com/a.jpg",
  image_alt: "Una rueda",
  meta_title: "",
  meta_description: "",
  source: "ai",
  tags: "ruedas lacteos",
  published: true,
  date: "2026-11-21T10:30",
  date_is: "chosen",
};
const { having, lacking } = changesOf(aDraft);
const texts = [
  "title",
  "slug",
  "excerpt",
  "featured_image_url",
  "image_alt",
  "meta_title",
  "meta_description",
  "tags",
].map((field) => optionalText(having, field, DRAFT_TEXT));
const date = optionalLine(having, "date", 40);
const required = Object.keys(aDraft).filter((field) => field !== "base" && field !== "tags");

export const postDraftCases: CaseTable = {
  base: aDraft,
  valid: {
    "a draft of a stored post": aDraft,
    "a draft of a new post": lacking("base"),
    "a draft from before tags existed": lacking("tags"),
    "a draft without source": having({ source: "" }),
    "an empty draft": having({ title: "", slug: "", excerpt: "", content: "", date: "" }),
    "a draft that cannot be saved as a post": having({ slug: "Á É", featured_image_url: "foto" }),
    ...Object.assign({}, ...texts.map(({ valid }) => valid)),
    ...date.valid,
  },
  invalid: {
    ...Object.fromEntries(required.map((field) => [`no ${field}`, lacking(field)])),
    ...Object.fromEntries(
      Object.entries(postBodyCases.invalid).flatMap(([name, { content, content_format }]) =>
        content === undefined || content_format === undefined || name === "an unknown field"
          ? []
          : [[name, having({ content, content_format })]],
      ),
    ),
    ...Object.assign({}, ...texts.map(({ invalid }) => invalid)),
    ...date.invalid,
    ...notText(having, "post_id"),
    "a post id that is no UUID": having({ post_id: "post" }),
    ...notDate(having, "base"),
    "slug_follows text": having({ slug_follows: "true" }),
    "published text": having({ published: "true" }),
    "another source": having({ source: "partner" }),
    "another kind of date": having({ date_is: "later" }),
    "an unknown field": having({ claims_checked_by: "admin" }),
  },
};

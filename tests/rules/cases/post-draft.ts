import { DRAFT_TEXT } from "domain/posts/post-draft";
import { aBody, postBodyCases } from "./post-body.ts";
import { aPostId } from "./slug-entry.ts";
import {
  type CaseTable,
  daysAgo,
  type Fields,
  notDate,
  notText,
  optionalLine,
  optionalText,
  repeatedCases,
  toChanges,
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
  labels: "Ferias\nNorma EN",
  published: true,
  date: "2026-11-21T10:30",
  date_is: "chosen",
};
const { having, lacking } = toChanges(aDraft);
const TEXTS = [
  ...["title", "slug", "excerpt", "featured_image_url", "image_alt", "meta_title"],
  ...["meta_description", "tags", "labels"],
];
const bodies = Object.entries(postBodyCases.invalid)
  .filter(([, body]) => Object.keys(body).join() === "content,content_format")
  .map(([name, body]) => [name, having(body)] as const);
const repeated = repeatedCases(
  { valid: {}, invalid: Object.fromEntries(bodies) },
  ...TEXTS.map((field) => optionalText(having, field, DRAFT_TEXT)),
  optionalLine(having, "date", 40),
  { valid: {}, invalid: { ...notText(having, "post_id"), ...notDate(having, "base") } },
);
const required = Object.keys(aDraft).filter((field) => !["base", "tags", "labels"].includes(field));

export const postDraftCases: CaseTable = {
  base: aDraft,
  valid: {
    "a draft of a stored post": aDraft,
    "a draft of a new post": lacking("base"),
    "a draft from before tags existed": lacking("tags"),
    "a draft from before labels existed": lacking("labels"),
    "a draft without source": having({ source: "" }),
    "an empty draft": having({ title: "", slug: "", excerpt: "", content: "", date: "" }),
    "a draft that cannot be saved as a post": having({ slug: "Á É", featured_image_url: "foto" }),
    ...repeated.valid,
  },
  invalid: {
    ...Object.fromEntries(required.map((field) => [`no ${field}`, lacking(field)])),
    ...repeated.invalid,
    "a post id that is no UUID": having({ post_id: "post" }),
    "content a number": having({ content: 7 }),
    "slug_follows text": having({ slug_follows: "true" }),
    "published text": having({ published: "true" }),
    "another source": having({ source: "partner" }),
    "another kind of date": having({ date_is: "later" }),
    "an unknown field": having({ claims_checked_by: "admin" }),
  },
  night: repeated.night,
};

import { readdirSync, readFileSync } from "node:fs";
import { OriginSchema } from "domain/contact/origin";
import { QuoteItemsSchema } from "domain/contact/quote-item";
import {
  ContactFieldsSchema,
  type StoredSubmission,
  SUBMISSION_STATUSES,
} from "domain/contact/submission";
import type { PostBody, StoredPost } from "domain/posts/post";
import * as v from "valibot";
import { aSubmission, toId } from "../builders.ts";

const ARTICLES = new URL("./articles/", import.meta.url);
/** Mixes HTML and Markdown and has no format, so that format detection is visible. */
const UNDECLARED = "fijaciones-sin-roscas-expuestas-alternativas-que-si-se-limpian";

const FrontMatter = v.object({
  title: v.string(),
  slug: v.string(),
  excerpt: v.string(),
  created_at: v.pipe(v.string(), v.toDate()),
  view_count: v.number(),
  image: v.string(),
});

/** File name = slug, extension = format, front matter = JSON values. */
export function sampleArticles(): readonly { post: StoredPost; body: PostBody }[] {
  return readdirSync(ARTICLES).map((file) => {
    const text = readFileSync(new URL(file, ARTICLES), "utf8");
    const [, head = "", content = ""] = /^---\n(.*?)\n---\n+(.*)$/s.exec(text) ?? [];
    const fields = head.split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), JSON.parse(line.slice(colon + 1))];
    });
    const { image, ...meta } = v.parse(FrontMatter, Object.fromEntries(fields));
    const format = file.endsWith(".html") ? "html" : "markdown";
    return {
      post: {
        id: toId(meta.slug),
        ...meta,
        featured_image_url: `/images/${image}-1200.webp`,
        published: true,
        published_at: meta.created_at,
        updated_at: meta.created_at,
      },
      body: { content, ...(meta.slug === UNDECLARED ? {} : { content_format: format }) },
    };
  });
}

const Sample = v.object({
  ...ContactFieldsSchema.entries,
  id: v.string(),
  position: v.nullable(ContactFieldsSchema.entries.position),
  phone: v.nullable(ContactFieldsSchema.entries.phone),
  products: v.nullable(ContactFieldsSchema.entries.products),
  status: v.picklist(SUBMISSION_STATUSES),
  notes: v.nullable(v.string()),
  created_at: v.pipe(v.string(), v.toDate()),
  items: v.exactOptional(QuoteItemsSchema),
  origin: v.exactOptional(OriginSchema),
});

/** Their mails count as sent. */
export function sampleSubmissions(): readonly StoredSubmission[] {
  const text = readFileSync(new URL("./contact-samples.json", import.meta.url), "utf8");
  return v.parse(v.array(Sample), JSON.parse(text)).map((sample) =>
    aSubmission({
      ...sample,
      position: sample.position ?? "",
      phone: sample.phone ?? "",
      products: sample.products ?? "",
      notes: sample.notes ?? "",
    }),
  );
}

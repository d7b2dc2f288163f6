import * as v from "valibot";
import { stripTags } from "../article-html/flatten.ts";
import { withoutHidden } from "../article-html/visible.ts";
import { toPlainLine, toPlainText } from "../articles/plain-text.ts";
import { ImageUrlSchema, PostBodySchema } from "../posts/post.ts";
import { cleanLine } from "../shared/clean-text.ts";
import { cutCharacters, cutText } from "../shared/cut-text.ts";
import { decodeEntities } from "../shared/entities.ts";
import { limits } from "../shared/limits.ts";

/** Untrusted: text becomes one line, invalid optional fields become empty. */

/** Firestore reserves names between double underscores. */
export const GuestIdSchema = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/));

const MAX_LINE = 2000;
const MAX_SEARCHED = 20_000;

const oneLine = v.pipe(v.string(), v.maxLength(MAX_LINE), v.transform(cleanLine));
const plainLine = v.pipe(oneLine, v.transform(toPlainLine), v.transform(cleanLine));
const requiredLine = (max: number) => v.pipe(plainLine, v.minLength(1), v.maxLength(max));
const optionalText = (schema: v.GenericSchema<unknown, string>) => v.fallback(schema, "");

/** A path would address this site. */
const ExternalImageUrl = v.pipe(ImageUrlSchema, v.startsWith("https://"));

const PartnerPostSchema = v.object({
  id: GuestIdSchema,
  title: requiredLine(limits.title),
  content: v.pipe(
    PostBodySchema.entries.content,
    v.regex(/\S/),
    v.transform((text) => text.toWellFormed()),
  ),
  excerpt: optionalText(
    v.pipe(
      oneLine,
      v.transform(toPlainText),
      v.transform(cleanLine),
      v.transform((text) => cutText(text, limits.excerpt)),
    ),
  ),
  featured_image_url: optionalText(ExternalImageUrl),
  author: v.object({
    name: requiredLine(limits.authorName),
    email: optionalText(v.pipe(oneLine, v.maxLength(254))),
  }),
  created_at: v.pipe(
    v.string(),
    v.maxLength(40),
    v.check((text) => Number.isFinite(Date.parse(text))),
    v.transform((text) => new Date(text).toISOString()),
  ),
});

export type GuestPost = v.InferOutput<typeof PartnerPostSchema>;

export function parseGuestPost(value: unknown): GuestPost | null {
  const result = v.safeParse(PartnerPostSchema, value, { abortEarly: true });
  if (!result.success) return null;
  const post = result.output;
  return { ...post, excerpt: post.excerpt || leadingText(post.content) };
}

export function parseGuestPosts(values: readonly unknown[]): {
  readonly posts: readonly GuestPost[];
  readonly skipped: number;
} {
  const posts = new Map<string, GuestPost>();
  for (const value of values) {
    const post = parseGuestPost(value);
    if (post && !posts.has(post.id)) posts.set(post.id, post);
  }
  return { posts: [...posts.values()], skipped: values.length - posts.size };
}

function leadingText(content: string): string {
  const visibleText = stripTags(withoutHidden(content.slice(0, MAX_SEARCHED)));
  const text = cleanLine(decodeEntities(visibleText));
  return cutCharacters(text, limits.guestExcerpt);
}

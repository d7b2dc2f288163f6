import * as v from "valibot";
import { stripTags } from "./article-html/flatten.ts";
import { decodeEntities } from "./entities.ts";
import { limits } from "./limits.ts";
import { ImageUrlSchema, PostBodySchema } from "./post.ts";

/**
 * Posts of the partner blog (GST-*, SECURITY 3.9). What another site sends is read field by field: names and titles
 * become one line of text, and a field that can be done without gives way when it makes no sense.
 */

/**
 * The only form of a partner's id: it becomes part of an address and the id of a document, so it is none of the names
 * between double underscores that Firestore keeps for itself.
 */
export const GuestIdSchema = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/));

/** Longest line that is looked at before it is trimmed. */
const LONGEST_LINE = 2000;
/** Content that is searched for the beginning of its text. */
const SEARCHED = 20_000;

const oneLine = v.pipe(
  v.string(),
  v.maxLength(LONGEST_LINE),
  v.transform((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  ),
);
const lineUpTo = (max: number) => v.pipe(oneLine, v.minLength(1), v.maxLength(max));
/** A field that may be missing, and is as good as missing when it is nonsense. */
const spare = (schema: v.GenericSchema<unknown, string>) => v.fallback(schema, "");

/** An address of another site; a path would be a picture of ours. */
const pictureOf = v.pipe(ImageUrlSchema, v.startsWith("https://"));

const PartnerPostSchema = v.object({
  id: GuestIdSchema,
  title: lineUpTo(limits.title),
  content: v.pipe(
    PostBodySchema.entries.content,
    v.regex(/\S/),
    v.transform((text) => text.toWellFormed()),
  ),
  excerpt: spare(v.pipe(oneLine, v.maxLength(limits.excerpt))),
  featured_image_url: spare(pictureOf),
  author: v.object({
    name: lineUpTo(limits.authorName),
    email: spare(v.pipe(oneLine, v.maxLength(254))),
  }),
  created_at: v.pipe(
    v.string(),
    v.maxLength(40),
    v.check((text) => Number.isFinite(Date.parse(text))),
    v.transform((text) => new Date(text).toISOString()),
  ),
});

/** A post that waits on the partner blog. '' stands for what it does not have; the excerpt is never missing. */
export type GuestPost = v.InferOutput<typeof PartnerPostSchema>;

/** One post as the partner sends it, or null when it cannot be used. */
export function guestPostOf(value: unknown): GuestPost | null {
  const result = v.safeParse(PartnerPostSchema, value, { abortEarly: true });
  if (!result.success) return null;
  const post = result.output;
  return { ...post, excerpt: post.excerpt || beginningOf(post.content) };
}

/** The posts of a list that can be used, each id once, and how many could not. */
export function guestPostsOf(values: readonly unknown[]): {
  readonly posts: readonly GuestPost[];
  readonly skipped: number;
} {
  const posts = new Map<string, GuestPost>();
  for (const value of values) {
    const post = guestPostOf(value);
    if (post && !posts.has(post.id)) posts.set(post.id, post);
  }
  return { posts: [...posts.values()], skipped: values.length - posts.size };
}

/** The first characters of an article's text, for a post without excerpt (specification 9). */
function beginningOf(content: string): string {
  const text = decodeEntities(stripTags(content.slice(0, SEARCHED)))
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  const characters = Array.from(text);
  if (characters.length <= limits.guestExcerpt) return text;
  return `${characters.slice(0, limits.guestExcerpt).join("")}...`;
}

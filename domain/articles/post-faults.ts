import type { Root } from "hast";
import { visit } from "unist-util-visit";
import * as v from "valibot";
import { isUndescribed } from "../article-html/is-undescribed.ts";
import type { Origins } from "../pictures/foreign-address.ts";
import { PictureIdSchema } from "../pictures/picture-ids.ts";
import { limits } from "../shared/limits.ts";
import { SlugSchema } from "../shared/slug.ts";
import { singleLineText, UuidSchema } from "../shared/text.ts";

const MAX_LINKS = 100;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is wrong with an article or draft, as of `checked_at`. */
export const PostFaultsSchema = v.strictObject({
  title: singleLineText(limits.title),
  links: v.array(SlugSchema),
  pictures: v.array(PictureIdSchema),
  broken: count,
  undescribed: count,
  /** Search Console's last answer, if Google does not have the article. */
  not_indexed: v.exactOptional(
    v.strictObject({ search_result: v.pipe(v.string(), v.maxLength(300)), checked_at: v.date() }),
  ),
  similar: v.array(
    v.strictObject({ post_id: UuidSchema, title: singleLineText(limits.title), percent: count }),
  ),
  most_similar: count,
  checked_at: v.date(),
});
export type PostFaults = v.InferOutput<typeof PostFaultsSchema>;

export interface TextReferences {
  readonly slugs: readonly string[];
  /** Pictures without `alt`, not decorative ones. */
  readonly undescribed: number;
}

export function findTextReferences(tree: Root, origins: Origins): TextReferences {
  const slugs = new Set<string>();
  let undescribed = 0;
  visit(tree, "element", (node) => {
    if (isUndescribed(node)) undescribed += 1;
    const { tagName, properties } = node;
    const slug = tagName === "a" ? findSlug(String(properties.href ?? ""), origins) : undefined;
    if (slug !== undefined) slugs.add(slug);
  });
  return { slugs: [...slugs].slice(0, MAX_LINKS), undescribed };
}

function findSlug(href: string, origins: Origins): string | undefined {
  const url = URL.parse(href, origins[0]);
  if (!url || !origins.includes(url.origin)) return undefined;
  const slug = /^\/blog\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  return v.is(SlugSchema, slug) ? slug : undefined;
}

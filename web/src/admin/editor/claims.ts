import { type ArticleClaim, articleClaims } from "functions/domain/article-claims";
import { needsClaimCheck } from "functions/domain/post";
import type { PostFields } from "#data/post-fields.ts";
import type { Article } from "#data/posts.ts";
import { htmlOf } from "./content.ts";
import { type Draft, draftOf } from "./draft.ts";

/** What is ticked last, and also where a text claims nothing: that a person has read it. */
export const READ = "read";

/** The part of a draft that claims something. */
export type ClaimingDraft = Pick<
  Draft,
  "source" | "content" | "title" | "excerpt" | "meta_title" | "meta_description" | "image_alt"
>;

/** What a person has to tick before the draft may be published; nothing for a text of our own. */
export function claimsIn(draft: ClaimingDraft): readonly ArticleClaim[] {
  if (draft.source === "") return [];
  const { title, excerpt, meta_title, meta_description, image_alt, content } = draft;
  const html = htmlOf(content);
  return articleClaims({ title, excerpt, meta_title, meta_description, image_alt, html });
}

/** What was ticked when the post was stored: everything that its text says, or nothing. */
export function storedTicks(opened: Article | null): ReadonlySet<string> {
  if (opened === null || opened.post.source === undefined || needsClaimCheck(opened.post)) {
    return new Set();
  }
  return new Set([READ, ...claimsIn(draftOf(opened)).map(({ key }) => key)]);
}

/** What still has to be ticked. */
export function openClaims(draft: Draft, ticked: ReadonlySet<string>): readonly string[] {
  if (draft.source === "") return [];
  return [...claimsIn(draft).map(({ key }) => key), READ].filter((key) => !ticked.has(key));
}

/** What saving does to the signature under the claims: whoever ticked something new signs. */
export function signatureOf(
  draft: Draft,
  ticked: ReadonlySet<string>,
  opened: Article | null,
): PostFields["claims"] {
  if (draft.source === "") return "keep";
  if (openClaims(draft, ticked).length > 0) return "withdraw";
  const before = storedTicks(opened);
  return openClaims(draft, before).length === 0 ? "keep" : "confirm";
}

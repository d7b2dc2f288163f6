import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText } from "../shared/text.ts";

/** Slugs. Those of no tag any more are ignored. */
export const TagsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z-]{2,40}$/))),
  v.maxLength(limits.tags),
);

/** Stored with a post, in the commit of its text. */
export const searchFields = {
  search_terms: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]{2,8}$/u))),
    v.maxLength(limits.searchTerms),
  ),
  headings: optionalSingleLineText(limits.headings),
};

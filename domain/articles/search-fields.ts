import { toTerms } from "../search/term.ts";
import { toWords } from "../search/words.ts";
import { limits } from "../shared/limits.ts";
import { tagsIn } from "../tags/tags-in.ts";
import { type Body, headingText } from "./heading-text.ts";

interface Text {
  readonly title: string;
  /** Administrators search for addresses too. */
  readonly slug: string;
  readonly excerpt?: string | undefined;
  readonly chosen_tags?: readonly string[] | undefined;
}

export interface SearchFields {
  readonly search_terms: string[];
  readonly headings: string;
  readonly tags: string[];
}

export function toSearchFields(post: Text, body: Body): SearchFields {
  const { title, slug, excerpt = "", chosen_tags } = post;
  const headings = headingText(body);
  const search_terms = toTerms(
    [title, excerpt, headings, slug].flatMap(toWords),
    limits.searchTerms,
  );
  const tags = chosen_tags ?? findTags(post, headings);
  return { search_terms, headings, tags: [...tags] };
}

export function findTags({ title, slug, excerpt = "" }: Text, headings: string): readonly string[] {
  return tagsIn([title, excerpt, headings, slug.replaceAll("-", " ")]);
}

import { termsOf } from "../search/term.ts";
import { wordsOf } from "../search/words.ts";
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

export function searchFieldsOf(post: Text, body: Body): SearchFields {
  const { title, slug, excerpt = "", chosen_tags } = post;
  const headings = headingText(body);
  const texts = [title, excerpt, headings, slug];
  const search_terms = termsOf(texts.flatMap(wordsOf), limits.searchTerms);
  const tags = chosen_tags ?? tagsIn([...texts.slice(0, 3), slug.replaceAll("-", " ")]);
  return { search_terms, headings, tags: [...tags] };
}

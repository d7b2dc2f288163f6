import { termsOf } from "../search/term.ts";
import { wordsOf } from "../search/words.ts";
import { limits } from "../shared/limits.ts";
import { type Body, headingText } from "./heading-text.ts";

interface Text {
  readonly title: string;
  /** Administrators search for addresses too. */
  readonly slug: string;
  readonly excerpt?: string | undefined;
}

export interface SearchFields {
  readonly search_terms: string[];
  readonly headings: string;
}

export function searchFieldsOf({ title, slug, excerpt = "" }: Text, body: Body): SearchFields {
  const headings = headingText(body);
  const words = [title, excerpt, headings, slug].flatMap(wordsOf);
  return { search_terms: termsOf(words, limits.searchTerms), headings };
}

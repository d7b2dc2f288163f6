import type { SearchFields } from "domain/articles/search-fields";
import type { PostBody } from "domain/posts/post";
import { untilAnswered } from "#firebase/connection.ts";
import type { PostFields } from "./post-fields.ts";

type Search = (fields: PostFields, body: PostBody) => Partial<SearchFields>;

/** Before a save's own limit of time. Neither a missing file nor a failing function stops the save. */
export async function loadSearch(): Promise<Search> {
  try {
    const { searchFieldsOf } = await untilAnswered(() => import("domain/articles/search-fields"));
    return (fields, body) => {
      try {
        return searchFieldsOf(fields, body);
      } catch (error) {
        return without(error);
      }
    };
  } catch (error) {
    return () => without(error);
  }
}

function without(error: unknown): Partial<SearchFields> {
  console.warn("The words of the post could not be computed", error);
  return {};
}

import { SlugSchema } from "functions/domain/slug";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { isSlugTaken } from "#data/post-editing.ts";

/** Milliseconds of rest in typing before the address is looked up. */
const REST_MS = 400;

/** Whether the address is free for this post; undefined when it is no address or nobody can tell. */
export function useSlugCheck(
  slug: string,
  postId: string,
): "checking" | "free" | "taken" | undefined {
  const [answer, setAnswer] = useState<{ slug: string; taken: boolean } | null>(null);
  const isSlug = v.is(SlugSchema, slug);
  useEffect(() => {
    if (!isSlug) return;
    let ended = false;
    const timer = setTimeout(() => {
      isSlugTaken(slug, postId)
        .then((taken) => {
          if (!ended) setAnswer({ slug, taken });
        })
        // Saving asks again, and decides.
        .catch((error: unknown) => console.warn("The address could not be looked up", error));
    }, REST_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [slug, isSlug, postId]);
  if (!isSlug) return undefined;
  if (answer?.slug !== slug) return "checking";
  return answer.taken ? "taken" : "free";
}

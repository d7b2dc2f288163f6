import { SlugSchema } from "domain/shared/slug";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { isSlugTaken } from "#posts/data/free-slug.ts";

const DELAY_MS = 400;

/** Undefined for an invalid slug, and after a failure, which is logged. */
export function useSlugCheck(
  slug: string,
  postId: string,
): "checking" | "free" | "taken" | undefined {
  const [answer, setAnswer] = useState<{ slug: string; taken?: boolean } | null>(null);
  const isSlug = v.is(SlugSchema, slug);
  useEffect(() => {
    if (!isSlug) return;
    let canceled = false;
    const timer = setTimeout(() => {
      isSlugTaken(slug, postId)
        .then((isTaken) => {
          if (!canceled) setAnswer({ slug, taken: isTaken });
        })
        // Saving checks again.
        .catch((error: unknown) => {
          console.warn("The address could not be looked up", error);
          if (!canceled) setAnswer({ slug });
        });
    }, DELAY_MS);
    return () => {
      canceled = true;
      clearTimeout(timer);
    };
  }, [slug, isSlug, postId]);
  if (!isSlug) return undefined;
  if (answer?.slug !== slug) return "checking";
  if (answer.taken === undefined) return undefined;
  return answer.taken ? "taken" : "free";
}

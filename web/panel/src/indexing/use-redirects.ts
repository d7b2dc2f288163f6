import type { SlugAction } from "domain/calls/deletion";
import { limits } from "domain/shared/limits";
import { SLUG_PATTERN } from "domain/shared/slug";
import { useState } from "react";
import type { AddressedPost } from "./suggest-redirects.ts";

/** Targets of redirects by post id; other addresses answer 410. */
export type Redirects = ReadonlyMap<string, string>;
export type SlugActions = Readonly<Record<string, SlugAction>>;

const NONE: Redirects = new Map();

export function isTarget(target: string, { slug }: AddressedPost): boolean {
  return SLUG_PATTERN.test(target) && target.length <= limits.slug && target !== slug;
}

/** Choices for posts that are no longer asked about are left out. */
export function useRedirects(posts: readonly AddressedPost[]) {
  const [redirects, setRedirects] = useState(NONE);
  const chosenRedirects = posts.flatMap((post) => {
    const target = redirects.get(post.id);
    return target === undefined ? [] : [{ post, target_slug: target.trim() }];
  });
  return {
    redirects,
    count: chosenRedirects.length,
    isValid: chosenRedirects.every(({ post, target_slug }) => isTarget(target_slug, post)),
    actions: Object.fromEntries(
      chosenRedirects.map(({ post, target_slug }) => [
        post.id,
        { action: "redirect", target_slug } as const,
      ]),
    ),
    change: setRedirects,
    reset: () => setRedirects(NONE),
  };
}

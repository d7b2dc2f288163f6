/** Pictures for posts that bring none. */
export const FALLBACK_IMAGES = [
  "fallback-1",
  "fallback-2",
  "fallback-3",
  "fallback-4",
  "fallback-5",
] as const;
export type FallbackImage = (typeof FALLBACK_IMAGES)[number];

/**
 * The picture of a post without one: the character code of its id's first character, modulo 5 (specification 9).
 * @param id the post's id; an empty one counts as code 0
 */
export function fallbackImage(id: string): FallbackImage {
  const index = (id.charCodeAt(0) || 0) % FALLBACK_IMAGES.length;
  return FALLBACK_IMAGES[index] ?? FALLBACK_IMAGES[0];
}

/** Address of a fallback picture as a post stores it. */
export function fallbackImageUrl(name: FallbackImage): string {
  return `/images/${name}-1200.webp`;
}

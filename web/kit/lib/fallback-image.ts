export const FALLBACK_IMAGES = [
  "fallback-1",
  "fallback-2",
  "fallback-3",
  "fallback-4",
  "fallback-5",
] as const;
export type FallbackImage = (typeof FALLBACK_IMAGES)[number];

export function fallbackImage(id: string): FallbackImage {
  const index = (id.charCodeAt(0) || 0) % FALLBACK_IMAGES.length;
  return FALLBACK_IMAGES[index] ?? FALLBACK_IMAGES[0];
}

export function fallbackImageUrl(name: FallbackImage): string {
  return `/images/${name}-1200.webp`;
}

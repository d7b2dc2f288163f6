/** The origins under which this site is reached, the canonical one first. */
export type Origins = readonly string[];

/** @returns the whole address, null for pictures of this site and for data */
export function foreignAddress(source: string, origins: Origins): string | null {
  const url = URL.parse(source, origins[0]);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return origins.includes(url.origin) ? null : url.href;
}

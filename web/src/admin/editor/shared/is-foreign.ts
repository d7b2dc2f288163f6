/** @param source of a picture */
export function isForeign(source: string): boolean {
  const url = URL.parse(source, location.href);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== location.origin;
}

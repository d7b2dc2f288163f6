/** Characters that XML 1.0 excludes, even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** @param origin without trailing slash */
export function xmlUrl(origin: string, url: string): string | null {
  if (/^\/(?!\/)/.test(url)) return xmlText(encodeOnce(origin + url));
  return /^https:\/\//.test(url) ? xmlText(encodeOnce(url)) : null;
}

/** Keeps existing percent escapes. */
function encodeOnce(url: string): string {
  try {
    return encodeURI(url).replace(/%25([0-9a-f]{2})/gi, "%$1");
  } catch {
    return encodeURI(url.toWellFormed());
  }
}

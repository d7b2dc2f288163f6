/** Characters that XML 1.0 does not know, not even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text that may stand in an XML element or attribute (SECURITY 3.15). */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** An address of the site or an absolute https one as XML text; null for any other. @param origin without a slash at the end */
export function xmlUrl(origin: string, url: string): string | null {
  if (/^\/(?!\/)/.test(url)) return xmlText(encodeOnce(origin + url));
  return /^https:\/\//.test(url) ? xmlText(encodeOnce(url)) : null;
}

/** encodeURI leaves nothing that XML or a feed reader minds; what is escaped already stays as it is. */
function encodeOnce(url: string): string {
  try {
    return encodeURI(url).replace(/%25([0-9a-f]{2})/gi, "%$1");
  } catch {
    return encodeURI(url.toWellFormed());
  }
}

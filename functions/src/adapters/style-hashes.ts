import { createHash } from "node:crypto";

/**
 * The style elements of a document, each by its hash, as a Content-Security-Policy names them (SECURITY 3.14).
 * @param html a whole document
 */
export function styleHashesOf(html: string): readonly string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) =>
    styleHash(css ?? ""),
  );
}

/** The empty style element, which the style library inserts and then fills by script. */
export const EMPTY_STYLE = styleHash("");

function styleHash(css: string): string {
  return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
}

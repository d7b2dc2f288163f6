import { createHash } from "node:crypto";

export function toStyleHashes(html: string): readonly string[] {
  return [...html.matchAll(/<style[^<>]*>([\s\S]*?)(?:<\/style>|$)/g)].map(([, css]) =>
    styleHash(css ?? ""),
  );
}

/** The style library fills it by script. */
export const EMPTY_STYLE = styleHash("");

function styleHash(css: string): string {
  return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
}

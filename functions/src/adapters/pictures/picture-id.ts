import { createHash } from "node:crypto";

/** The start of the SHA-256: one picture has one id. */
export function toPictureId(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

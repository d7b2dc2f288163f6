import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Random secrets need no slow hash: nobody can try 2^128 of them. */
export const recoverySecrets = {
  create: (): string => randomBytes(16).toString("hex"),
  toHash: (uid: string, secret: string): string =>
    createHash("sha256").update(`${uid} ${secret}`).digest("hex"),
  /** Compares all, in a time that does not depend on them. */
  indexOf: (hashes: readonly string[], hash: string): number => {
    const expectedHash = Buffer.from(hash);
    return hashes.map((stored) => timingSafeEqual(Buffer.from(stored), expectedHash)).indexOf(true);
  },
};

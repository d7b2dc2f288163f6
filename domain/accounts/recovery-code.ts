import * as v from "valibot";

export const RECOVERY_CODES = 10;
/** Seconds after the sign-in in which new codes are made: a forgotten session must not get any. */
export const MAKING_SECONDS = 300;

const HASH = v.pipe(v.string(), v.hash(["sha256"]));

/**
 * Of one account, whose id it has. A used code is gone. The others open the account only as long as it has the second
 * factor for which they were made.
 */
export const RecoveryCodesSchema = v.strictObject({
  factor: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  hashes: v.pipe(v.array(HASH), v.maxLength(RECOVERY_CODES)),
  made_at: v.date(),
});
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodesSchema>;

/** 128 bits in groups of four, to be copied by hand. */
export function formatRecoveryCode(hex: string): string {
  return hex.match(/.{4}/g)?.join("-") ?? "";
}

/** @returns undefined for what cannot be a code; blanks, hyphens and capitals do not matter */
export function parseRecoveryCode(text: string): string | undefined {
  const hex = text.replace(/[\s\p{Pd}]/gu, "").toLowerCase();
  return /^[0-9a-f]{32}$/.test(hex) ? hex : undefined;
}

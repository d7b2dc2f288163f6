import { createHmac } from "node:crypto";

export const PERIOD_SECONDS = 30;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function parseSecret(secret: string): Buffer {
  const bits = Array.from(secret, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * What an authenticator app shows: RFC 6238, SHA-1, six digits.
 * @param secret in base 32
 */
export function totpCode(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / PERIOD_SECONDS)));
  const hash = createHmac("sha1", parseSecret(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** A code that is wrong now and three minutes before and after. */
export function wrongCode(secret: string): string {
  const near = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((n) =>
    totpCode(secret, Date.now() + n * PERIOD_SECONDS * 1000),
  );
  return ["000000", ...Array.from({ length: 20 }, (_, n) => String(111_111 + n))].find(
    (code) => !near.includes(code),
  ) as string;
}

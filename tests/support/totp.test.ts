import { expect, it } from "vitest";
import { base32, totpCode, wrongCode } from "./totp.ts";

/** RFC 6238, appendix B, without the first two of the eight digits. */
const SECRET = base32(Buffer.from("12345678901234567890"));

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("computes the code of second %d", (second, code) => {
  expect(SECRET).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(totpCode(SECRET, second * 1000)).toBe(code);
});

it("has a code that is wrong now", () => {
  expect(wrongCode(SECRET)).toMatch(/^\d{6}$/);
  expect(wrongCode(SECRET)).not.toBe(totpCode(SECRET));
});

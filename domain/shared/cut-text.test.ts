import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutCharacters, cutStart, cutText } from "./cut-text.ts";

const FAMILY = "👨‍👩‍👧‍👦";
const signs = [["😀"], [FAMILY], ["🇪🇸"], ["n\u0303"], ["👍🏽"], ["☑️"]];

describe("a cut text", () => {
  it("keeps what fits", () => {
    expect(cutText("abc", 3)).toBe("abc");
    expect(cutText("abcdef", 5)).toBe("ab...");
    expect(cutCharacters("abc", 3)).toBe("abc");
    expect(cutStart("abc", 3)).toBe("abc");
  });

  it.each(signs)("has no half of %s", (sign) => {
    for (let length = 0; length <= 12; length += 1) {
      const text = `${"a".repeat(length)}${sign.repeat(20)}`;
      const whole = new RegExp(`^a*(?:${sign})*$`);
      expect(cutText(text, 12, "")).toMatch(whole);
      expect(cutText(text, 12, "").length).toBeLessThanOrEqual(12);
      expect(cutStart(text, 12)).toMatch(whole);
      expect(cutCharacters(text, 12, "")).toMatch(whole);
    }
    expect(cutCharacters(sign.repeat(9), 5)).toBe(`${sign.repeat(5)}...`);
  });

  it("is well formed and within its limit, whatever the text", () => {
    const text = fc.string({ unit: "binary", maxLength: 150 });
    fc.assert(
      fc.property(text, fc.nat(200), (source, max) => {
        for (const cut of [cutText(source, max + 3), cutStart(source, max + 3)]) {
          expect(cut.length).toBeLessThanOrEqual(max + 3);
          if (source.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { type Bucket, CONTACT_BUCKET, multiplyRule, takeTokens } from "./rate-limit.ts";

const start = new Date("2026-11-21T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** @param seconds times of the attempts */
function grants(seconds: readonly number[]): boolean[] {
  let bucket: Bucket | null = null;
  return seconds.map((second) => {
    const next = takeTokens(bucket, CONTACT_BUCKET, after(second));
    if (next === null) return false;
    bucket = next;
    return true;
  });
}

describe("takeTokens", () => {
  it("grants five at once and rejects the sixth", () => {
    expect(grants([0, 0, 1, 1, 2, 3])).toEqual([true, true, true, true, true, false]);
  });
  it("grants one more every two minutes, and no sooner", () => {
    expect(grants([0, 0, 0, 0, 0, 119, 120, 121, 240])).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
  });
  it("does not delay the next token after a rejection", () => {
    expect(grants([0, 0, 0, 0, 0, 60, 90, 110, 120]).at(-1)).toBe(true);
  });
  it("stops at the bucket's daily maximum", () => {
    const everyTenMinutes = Array.from({ length: 31 }, (_, n) => n * 600);
    const granted = grants(everyTenMinutes);
    expect(granted.filter(Boolean)).toHaveLength(30);
    expect(granted.at(-1)).toBe(false);
  });
  it("accepts a clock that went back", () => {
    const bucket = takeTokens(null, CONTACT_BUCKET, after(0));
    expect(takeTokens(bucket, CONTACT_BUCKET, after(-500))?.tokens).toBe(3);
  });
});

it("multiplyRule raises the tokens at once, in time and of a day alike", () => {
  expect(multiplyRule(CONTACT_BUCKET, 4)).toEqual({
    capacity: 20,
    refillSeconds: 30,
    ceiling: 120,
  });
});

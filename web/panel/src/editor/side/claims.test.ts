import { ClaimRecordSchema } from "domain/posts/claim-record";
import type { Article } from "kit/firebase/posts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type Draft, newDraft } from "../shared/draft.ts";
import {
  claimsIn,
  getClaimAction,
  READ_TICK,
  signedTicks,
  tickKey,
  toTick,
  uncheckedClaims,
} from "./claims.ts";

const now = new Date(2026, 10, 21);
const draft = (html: string, change: Partial<Draft> = {}): Draft => ({
  ...newDraft(now),
  title: "Pies",
  source: "ai",
  content: { source: "html", html },
  ...change,
});
const stored = (html: string, change: object = {}): Article => ({
  post: {
    id: "0190f0b4-7c1a-7d7e-8a55-3f0f5a1f2b01",
    title: "Pies",
    slug: "pies",
    source: "ai",
    published: false,
    created_at: now,
    updated_at: now,
    view_count: 0,
    ...change,
  },
  body: { content: html, content_format: "html" },
});
const aRecord = {
  post_id: "0190f0b4-7c1a-7d7e-8a55-3f0f5a1f2b01",
  recorded_at: now,
  recorded_by: "ana@nhk-group.example",
  recorded_by_uid: "ana",
};
const checked = { claims_checked_by: "ana", claims_checked_at: now };
const ip = "protection ip67\nIP67";

describe("claims of a draft", () => {
  it("are none in a text by the company", () => {
    const own = draft("<p>IP67</p>", { source: "" });
    expect(claimsIn(own)).toEqual([]);
    expect(uncheckedClaims(own, new Set())).toEqual([]);
    expect(getClaimAction(own, new Set(), null)).toBe("keep");
  });

  it("need one tick each and the reading confirmation", () => {
    expect(uncheckedClaims(draft("<p>IP67</p>"), new Set())).toEqual([ip, READ_TICK]);
    expect(uncheckedClaims(draft("<p>IP67</p>"), new Set([ip]))).toEqual([READ_TICK]);
    expect(uncheckedClaims(draft("<p>Nada</p>"), new Set())).toEqual([READ_TICK]);
    expect(uncheckedClaims(draft("<p>IP67</p>"), new Set([ip, READ_TICK]))).toEqual([]);
  });

  it("fit the limits of a claim record", () => {
    const sentence = (n: number) => `<p>${n} IP67 ${"😀".repeat(2000)}</p>`;
    const html = [1, 2, 3, 4].map(sentence).join("");
    const link = `<a href="https://a.example/${"b".repeat(3000)}">\u0007</a>`;
    for (const claim of claimsIn(draft(html + link))) {
      const record = { ...aRecord, ...toTick(claim) };
      expect(v.is(ClaimRecordSchema, record)).toBe(true);
      expect(tickKey(toTick(claim))).toBe(claim.tick);
    }
    const [long] = claimsIn(draft(html));
    const [longer] = claimsIn(draft(`${html}<p>IP67</p>`));
    expect(longer?.tick).not.toBe(long?.tick);
  });

  it("are ticked initially when the stored text is confirmed", () => {
    expect(signedTicks(null)).toEqual(new Set());
    expect(signedTicks(stored("<p>IP67</p>"))).toEqual(new Set());
    expect(signedTicks(stored("<p>IP67</p>", checked))).toEqual(new Set([READ_TICK, ip]));
  });
});

describe("getClaimAction", () => {
  const opened = stored("<p>IP67</p>", checked);
  const all = new Set([READ_TICK, ip]);
  it.each<[string, Draft, ReadonlySet<string>, Article | null, string]>([
    ["is given with the last tick", draft("<p>IP67</p>"), all, stored("<p>IP67</p>"), "confirm"],
    ["is given under a new post", draft("<p>IP67</p>"), all, null, "confirm"],
    ["stays while the text stays", draft("<p>IP67</p>"), all, opened, "keep"],
    [
      "stays with spaces that are not stored, another date and another picture",
      draft("<p>IP67</p>", { title: "Pies ", featured_image_url: "/b.webp", date: "2020-01-01" }),
      all,
      opened,
      "keep",
    ],
    [
      "is given anew for another text, with the same claims",
      draft("<p>Otro</p><p>IP67</p>"),
      all,
      opened,
      "confirm",
    ],
    [
      "goes with another text that nobody has read",
      draft("<p>Otro</p><p>IP67</p>"),
      new Set([ip]),
      opened,
      "withdraw",
    ],
    [
      "is given anew for another title",
      draft("<p>IP67</p>", { title: "B" }),
      all,
      opened,
      "confirm",
    ],
    [
      "goes when the sentence of a claim changes",
      draft("<p>Sin IP67</p>"),
      all,
      opened,
      "withdraw",
    ],
    ["is given anew when a claim goes", draft("<p>Otro</p>"), all, opened, "confirm"],
    [
      "goes when something new is claimed",
      draft("<p>IP67</p><p>80 bar</p>"),
      all,
      opened,
      "withdraw",
    ],
    [
      "is given anew with a new claim's tick",
      draft("<p>IP67</p><p>80 bar</p>"),
      new Set([...all, "load 80 bar\n80 bar"]),
      opened,
      "confirm",
    ],
  ])("%s", (_, edited, ticked, article, expected) =>
    expect(getClaimAction(edited, ticked, article)).toBe(expected),
  );
});

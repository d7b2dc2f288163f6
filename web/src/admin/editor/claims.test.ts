import { describe, expect, it } from "vitest";
import type { Article } from "#data/posts.ts";
import { claimsIn, openClaims, READ, signatureOf, storedTicks } from "./claims.ts";
import { type Draft, newDraft } from "./draft.ts";

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
const checked = { claims_checked_by: "ana", claims_checked_at: now };
const ip = "protection ip67";

describe("claims of a draft", () => {
  it("are none in a text of our own", () => {
    const own = draft("<p>IP67</p>", { source: "" });
    expect(claimsIn(own)).toEqual([]);
    expect(openClaims(own, new Set())).toEqual([]);
    expect(signatureOf(own, new Set(), null)).toBe("keep");
  });

  it("are ticked one by one, and that the text was read at last", () => {
    expect(openClaims(draft("<p>IP67</p>"), new Set())).toEqual([ip, READ]);
    expect(openClaims(draft("<p>IP67</p>"), new Set([ip]))).toEqual([READ]);
    expect(openClaims(draft("<p>Nada</p>"), new Set())).toEqual([READ]);
    expect(openClaims(draft("<p>IP67</p>"), new Set([ip, READ]))).toEqual([]);
  });

  it("are ticked from the beginning where the stored text was checked", () => {
    expect(storedTicks(null)).toEqual(new Set());
    expect(storedTicks(stored("<p>IP67</p>"))).toEqual(new Set());
    expect(storedTicks(stored("<p>IP67</p>", checked))).toEqual(new Set([READ, ip]));
  });
});

describe("the signature", () => {
  const opened = stored("<p>IP67</p>", checked);
  const all = new Set([READ, ip]);
  it.each<[string, Draft, ReadonlySet<string>, Article | null, string]>([
    ["is given with the last tick", draft("<p>IP67</p>"), all, stored("<p>IP67</p>"), "confirm"],
    ["is given under a new post", draft("<p>IP67</p>"), all, null, "confirm"],
    ["stays while nothing new is claimed", draft("<p>Otro, IP67</p>"), all, opened, "keep"],
    ["stays when a claim goes", draft("<p>Otro</p>"), all, opened, "keep"],
    ["goes when something new is claimed", draft("<p>IP67, 80 bar</p>"), all, opened, "withdraw"],
    [
      "is given anew with a new claim's tick",
      draft("<p>IP67, 80 bar</p>"),
      new Set([...all, "load 80 bar"]),
      opened,
      "confirm",
    ],
  ])("%s", (_, one, ticked, article, expected) =>
    expect(signatureOf(one, ticked, article)).toBe(expected),
  );
});

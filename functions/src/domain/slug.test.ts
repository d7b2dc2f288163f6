import { describe, expect, it } from "vitest";
import { limits } from "./limits.ts";
import { freeSlug, numberedSlug, SLUG_PATTERN, slugOf, slugOfSuggestedUrl } from "./slug.ts";

describe("slugOf", () => {
  it.each([
    ["Ñandú & Pié", "nandu-pie"],
    ["  ¿Por qué Ra 0,8 µm?  ", "por-que-ra-0-8-m"],
    ["Pie\u0301", "pie"],
    ["IP67 / IP69K", "ip67-ip69k"],
    ["¡¿!?", ""],
  ])("maps %j to %j", (text, slug) => expect(slugOf(text)).toBe(slug));

  it("never ends in a hyphen when it is cut", () => {
    const slug = slugOf(`${"a".repeat(limits.slug - 1)} b`);
    expect(slug).toMatch(SLUG_PATTERN);
    expect(slug.length).toBeLessThanOrEqual(limits.slug);
  });
});

describe("slugOfSuggestedUrl", () => {
  it.each([
    ["/pies-niveladores", "pies-niveladores"],
    ["https://example.com/blog/Mi Artículo", "mi-articulo"],
    ["blog/uno", "uno"],
    ["//dos", "dos"],
    ["", ""],
  ])("maps %j to %j", (url, slug) => expect(slugOfSuggestedUrl(url)).toBe(slug));
});

describe("freeSlug", () => {
  it("numbers from 2 on", () => {
    const taken = new Set(["uno", "uno-2"]);
    expect(freeSlug("uno", (slug) => taken.has(slug))).toBe("uno-3");
  });
  it("keeps the number when the base is at its longest", () => {
    const slug = numberedSlug("a".repeat(limits.slug), 12);
    expect(slug).toHaveLength(limits.slug);
    expect(slug.endsWith("-12")).toBe(true);
  });
});

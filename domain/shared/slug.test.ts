import { describe, expect, it } from "vitest";
import { measureGrowth } from "../testing/cpu-time.ts";
import { limits } from "./limits.ts";
import { numberedSlug, SLUG_PATTERN, slugOfSuggestedUrl, toSlug } from "./slug.ts";

describe("toSlug", () => {
  it.each([
    ["Ñandú & Pié", "nandu-pie"],
    ["  ¿Por qué Ra 0,8 µm?  ", "por-que-ra-0-8-m"],
    ["Pie\u0301", "pie"],
    ["IP67 / IP69K", "ip67-ip69k"],
    ["¡¿!?", ""],
    ["Tornillos de \ufb01jación", "tornillos-de-fijacion"],
    ["tor\u00adnillos", "tornillos"],
    ["Limpieza con CO₂", "limpieza-con-co2"],
    ["Größe ø 20", "grosse-o-20"],
    ["ＡＩＳＩ ３１６", "aisi-316"],
  ])("maps %j to %j", (text, slug) => expect(toSlug(text)).toBe(slug));

  it("never ends in a hyphen when it is cut", () => {
    const slug = toSlug(`${"a".repeat(limits.slug - 1)} b`);
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
    ["https://x.example/blog/v%C3%A1lvulas-sanitarias?utm=1#a", "valvulas-sanitarias"],
    ["/blog/pies%20niveladores/#medidas", "pies-niveladores"],
    ["https://x.example/?p=123", ""],
    ["https://x.example#a", ""],
    ["¿Qué acero? Guía #1 de 2026", "que-acero-guia-1-de-2026"],
    ["/acero-50%-reciclado", "acero-50-reciclado"],
    ["/v%E1lvulas", "v-lvulas"],
    ["/a%C3%28b%C3%A1%", "a-ba"],
  ])("maps %j to %j", (url, slug) => expect(slugOfSuggestedUrl(url)).toBe(slug));
});

it("reads a URL in linear time", () => {
  const address = (size: number) => "?%E1#".repeat(size / 5);
  const read = (url: string) => slugOfSuggestedUrl(`${url} a`);
  expect(measureGrowth(address, 200_000, read).ratio).toBeLessThan(8);
});

it("keeps the number when the base is at its longest", () => {
  const slug = numberedSlug("a".repeat(limits.slug), 12);
  expect(slug).toHaveLength(limits.slug);
  expect(slug.endsWith("-12")).toBe(true);
});

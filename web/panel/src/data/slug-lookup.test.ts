import { describe, expect, it, vi } from "vitest";
import {
  BATCH_SIZE,
  findTakenSlugs,
  PAGE_SIZE,
  type SlugSource,
  type StoredSlug,
} from "./slug-lookup.ts";

/** A store that holds these slugs, and counts what it is requested. */
function aSource(stored: readonly StoredSlug[]) {
  const sorted = stored.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    list: vi.fn<SlugSource["list"]>(async ({ from, to, after }) =>
      sorted
        .filter(({ slug }) => (after === undefined ? slug >= from : slug > after) && slug <= to)
        .slice(0, PAGE_SIZE),
    ),
    lookUp: vi.fn<SlugSource["lookUp"]>(async (slugs) => {
      expect(slugs.length).toBeLessThanOrEqual(BATCH_SIZE);
      return sorted.filter(({ slug }) => slugs.includes(slug));
    }),
  };
}
const series = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name}-${n}`);
const taken = (slug: string) => ({ slug, use: "post" as const });

describe("findTakenSlugs", () => {
  it("looks up a few slugs by name and treats a released slug as free", async () => {
    const source = aSource([
      taken("uno"),
      { slug: "dos", use: "free" },
      { slug: "tres", use: "redirect" },
    ]);
    expect(await findTakenSlugs(["uno", "dos", "tres", "cuatro"], source)).toEqual(
      new Map([
        ["uno", "post"],
        ["tres", "redirect"],
      ]),
    );
    expect(source.list).not.toHaveBeenCalled();
    expect(source.lookUp).toHaveBeenCalledOnce();
  });

  it("reads the list of a small site once for a file of any size", async () => {
    const source = aSource([taken("fila-7"), taken("fila-4999"), taken("otra")]);
    const found = await findTakenSlugs(series("fila", 5000), source);
    expect([...found.keys()]).toEqual(["fila-4999", "fila-7"]);
    expect(source.list).toHaveBeenCalledOnce();
    expect(source.lookUp).not.toHaveBeenCalled();
  });

  it("reads pages, then looks up names when the site is far larger than the file", async () => {
    const stored = series("articulo", 4000).map(taken);
    const all = aSource(stored);
    expect((await findTakenSlugs(series("articulo", 4000), all)).size).toBe(4000);
    expect(all.lookUp).not.toHaveBeenCalled();

    const slugs = ["articulo-0", ...series("articulo-3", 90), "articulo-999", "zeta"];
    const large = aSource(stored);
    const expected = slugs.filter((slug) => stored.some((entry) => entry.slug === slug));
    expect(new Set((await findTakenSlugs(slugs, large)).keys())).toEqual(new Set(expected));
    expect(large.list).toHaveBeenCalledOnce();
    expect(large.lookUp).toHaveBeenCalled();
  });

  it("sends no query for an empty list", async () => {
    const source = aSource([taken("uno")]);
    expect(await findTakenSlugs([], source)).toEqual(new Map());
    expect(source.lookUp).not.toHaveBeenCalled();
  });
});

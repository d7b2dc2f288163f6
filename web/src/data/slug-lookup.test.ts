import { describe, expect, it, vi } from "vitest";
import { BATCH, PAGE, type SlugSource, type StoredSlug, takenAmong } from "./slug-lookup.ts";

/** A store that holds these slugs, and counts what it is asked. */
function aSource(stored: readonly StoredSlug[]) {
  const sorted = stored.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    list: vi.fn<SlugSource["list"]>(async ({ from, to, after }) =>
      sorted
        .filter(({ slug }) => (after === undefined ? slug >= from : slug > after) && slug <= to)
        .slice(0, PAGE),
    ),
    lookUp: vi.fn<SlugSource["lookUp"]>(async (slugs) => {
      expect(slugs.length).toBeLessThanOrEqual(BATCH);
      return sorted.filter(({ slug }) => slugs.includes(slug));
    }),
  };
}
const series = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name}-${n}`);
const taken = (slug: string) => ({ slug, taken: true });

describe("takenAmong", () => {
  it("looks a few up by name, and counts a slug that is gone as free", async () => {
    const source = aSource([taken("uno"), { slug: "dos", taken: false }, taken("tres")]);
    expect(await takenAmong(["uno", "dos", "cuatro"], source)).toEqual(new Set(["uno"]));
    expect(source.list).not.toHaveBeenCalled();
    expect(source.lookUp).toHaveBeenCalledOnce();
  });

  it("reads the list of a small site once, however large the file is", async () => {
    const source = aSource([taken("fila-7"), taken("fila-4999"), taken("otra")]);
    const found = await takenAmong(series("fila", 5000), source);
    expect(found).toEqual(new Set(["fila-7", "fila-4999"]));
    expect(source.list).toHaveBeenCalledOnce();
    expect(source.lookUp).not.toHaveBeenCalled();
  });

  it("goes from page to page, and back to names when the site is far larger than the file", async () => {
    const stored = series("articulo", 4000).map(taken);
    const all = aSource(stored);
    expect((await takenAmong(series("articulo", 4000), all)).size).toBe(4000);
    expect(all.lookUp).not.toHaveBeenCalled();

    const wanted = ["articulo-0", ...series("articulo-3", 90), "articulo-999", "zeta"];
    const large = aSource(stored);
    const expected = wanted.filter((slug) => stored.some((one) => one.slug === slug));
    expect(await takenAmong(wanted, large)).toEqual(new Set(expected));
    expect(large.list).toHaveBeenCalledOnce();
    expect(large.lookUp).toHaveBeenCalled();
  });

  it("asks nothing for nothing", async () => {
    const source = aSource([taken("uno")]);
    expect(await takenAmong([], source)).toEqual(new Set());
    expect(source.lookUp).not.toHaveBeenCalled();
  });
});

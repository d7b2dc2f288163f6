import { describe, expect, it } from "vitest";
import { runToEnd, SlugClaims } from "./slug-claims.ts";

const series = (...numbers: number[]) => new Set(["uno", ...numbers.map((n) => `uno-${n}`)]);
const upTo = (end: number) => Array.from({ length: end - 1 }, (_, index) => index + 2);

function claimed(taken: ReadonlySet<string>, claims = new SlugClaims()) {
  return runToEnd(claims.numbered("uno", (slug) => taken.has(slug)));
}

describe("numbered slugs", () => {
  it("begin with 2", () => expect(claimed(series(2))).toBe("uno-3"));

  it("are given once, also when another row has taken one before", () => {
    const claims = new SlugClaims();
    claims.add("uno-3");
    const slugs = [1, 2, 3].map(() => claimed(series(), claims));
    expect(slugs).toEqual(["uno-2", "uno-4", "uno-5"]);
  });

  it.each([10, 11, 12, 500, 4000, 70_000])("continue a series that ends with %i", (end) =>
    expect(claimed(series(...upTo(end)))).toBe(`uno-${end + 1}`),
  );

  it("are searched with few questions, each asked before its answer is needed", () => {
    const taken = series(...upTo(4000));
    const knownSlugs = new Set<string>();
    const search = new SlugClaims().numbered("uno", (slug) => {
      return knownSlugs.has(slug) ? taken.has(slug) : undefined;
    });
    let questions = 0;
    let step = search.next();
    for (; !step.done; step = search.next()) {
      for (const slug of step.value) knownSlugs.add(slug);
      questions += 1;
    }
    expect(step.value).toBe("uno-4001");
    expect(questions).toBeLessThan(8);
    expect(knownSlugs.size).toBeLessThan(120);
  });
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const document = readFileSync(new URL("docs/deploying.md", root), "utf8");

interface Deployed {
  readonly __endpoint: { readonly minInstances?: { toJSON(): string } | number | null };
}
const deployed: Readonly<Record<string, Deployed>> = await import(
  new URL("functions/src/index.ts", root).href
);

it("PAGES_MIN_INSTANCES sets the minimum of the pages function, and of no other", () => {
  const kept = Object.entries(deployed).flatMap(([name, { __endpoint }]) => {
    const written = JSON.stringify(__endpoint.minInstances ?? null);
    return written === "null" ? [] : [[name, written]];
  });
  expect(kept).toEqual([["pages", '"params.PAGES_MIN_INSTANCES"']]);
  expect(document).toContain("| `PAGES_MIN_INSTANCES` | parameter, default 0 |");
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PostFields } from "./post-fields.ts";

const PATH = "domain/articles/search-fields";
const FIELDS = { title: "Pies", slug: "pies", excerpt: "", tags: "auto" } as PostFields;
const BODY = { content: "<h2>Acero</h2>", content_format: "html" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock(PATH);
});

async function words() {
  const { loadSearch } = await import("./post-search.ts");
  return await loadSearch();
}

it("computes the words of a post", async () => {
  expect((await words())(FIELDS, BODY)).toMatchObject({ headings: "Acero" });
});

it.each([
  ["cannot be loaded", () => Promise.reject(new Error("no chunk"))],
  ["never arrives", () => new Promise(() => {})],
  [
    "fails on a text",
    () => ({
      searchFieldsOf: () => {
        throw new Error("too deep");
      },
    }),
  ],
] as const)("lets a post be saved without words when their code %s", async (_, code) => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  vi.doMock(PATH, code as () => Promise<object>);
  const loaded = words();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await loaded)(FIELDS, BODY)).toEqual({});
  expect(warned).toHaveBeenCalledWith(
    "The words of the post could not be computed",
    expect.anything(),
  );
});

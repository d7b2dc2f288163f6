import { act, cleanup, renderHook } from "@testing-library/react";
import { SIMILAR } from "domain/articles/similarity";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const similar = vi.hoisted(() => vi.fn());
vi.mock("./find-similar-articles.ts", () => ({ similarArticles: similar }));
// Other files of this worker may have loaded the real module.
vi.resetModules();
const { useSimilarArticles } = await import("./use-similar-articles.ts");

const LONG = Array.from({ length: 60 }, (_, n) => `palabra${n}`).join(" ");
const knownArticle = { id: "p", title: "Pies", slug: "pies", percent: SIMILAR };
let shown: () => ReturnType<typeof useSimilarArticles>;

function show(content: string) {
  const { result, rerender } = renderHook(
    (text: string) => useSimilarArticles({ content: text, content_format: "html" }, "own"),
    { initialProps: content },
  );
  shown = () => result.current;
  return rerender;
}

const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  similar.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("compares at once, then a second after the last change, and never with the own post", async () => {
  const rerender = show(`<p>${LONG}</p>`);
  expect(shown().check).toEqual({ at: "checking" });
  await settle(0);
  expect(shown().check).toEqual({ at: "none" });
  const [, isOwn] = similar.mock.calls[0] ?? [];
  expect([isOwn({ id: "own" }), isOwn({ id: "p" })]).toEqual([true, false]);
  similar.mockResolvedValue([knownArticle]);
  for (const end of ["a", "ab", "abc"]) {
    rerender(`<p>${LONG} ${end}</p>`);
    expect(shown().check).toEqual({ at: "checking" });
    await settle(500);
  }
  expect(similar).toHaveBeenCalledTimes(1);
  await settle(500);
  expect(similar).toHaveBeenCalledTimes(2);
  expect(shown().check).toEqual({ at: "similar", articles: [knownArticle] });
});

it("keeps a warning while the changed text is compared", async () => {
  similar.mockResolvedValue([knownArticle]);
  const rerender = show(`<p>${LONG}</p>`);
  await settle(0);
  similar.mockResolvedValue([]);
  rerender(`<p>${LONG} otra</p>`);
  expect(shown().check.at).toBe("similar");
  await settle(1000);
  expect(shown().check).toEqual({ at: "none" });
});

it("says that a comparison failed, and repeats it on request", async () => {
  similar.mockRejectedValue(new Error("offline"));
  show(`<p>${LONG}</p>`);
  await settle(0);
  expect(shown().check).toEqual({ at: "failed" });
  similar.mockResolvedValue([knownArticle]);
  act(() => shown().onRetry());
  expect(shown().check).toEqual({ at: "checking" });
  await settle(0);
  expect(shown().check.at).toBe("similar");
});

it("asks nothing for a text of fewer than 40 words", async () => {
  show("<p>Corto</p>");
  await settle(0);
  expect(shown().check).toEqual({ at: "short" });
  expect(similar).not.toHaveBeenCalled();
});

it("forgets the answer about a former text", async () => {
  const late = Promise.withResolvers<(typeof knownArticle)[]>();
  similar.mockReturnValueOnce(late.promise);
  const rerender = show(`<p>${LONG}</p>`);
  await settle(0);
  rerender("<p>Corto</p>");
  await settle(1000);
  await act(async () => late.resolve([knownArticle]));
  expect(shown().check).toEqual({ at: "short" });
});

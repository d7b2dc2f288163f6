import { slugOfArticleUrl } from "domain/articles/article-url";
import type { StoredIndexResult } from "domain/indexing/index-result";
import { describe, expect, it } from "vitest";
import { type CheckIndexingDeps, checkGoogleIndexing } from "./check-google-indexing.ts";
import type { Inspection } from "./inspect-urls.ts";

const origin = "https://site.example";
const toUrl = (slug: string) => `${origin}/blog/${slug}`;
const manyUrls = (count: number) => Array.from({ length: count }, (_, n) => toUrl(`p-${n}`));
const NOON = new Date("2026-11-21T12:00:00Z").getTime();

function aConsole(answer: (slug: string, requested: number) => Inspection = resultOn) {
  const kept = new Map<string, StoredIndexResult>();
  const requested: string[] = [];
  const quota = { left: 1800, running: 0, most: 0 };
  const clock = { now: NOON, step: 0 };
  const logged: string[] = [];
  const deps: CheckIndexingDeps = {
    origin,
    inspect: async (url) => {
      quota.running += 1;
      quota.most = Math.max(quota.most, quota.running);
      clock.now += clock.step;
      await Promise.resolve();
      quota.running -= 1;
      requested.push(url);
      return answer(url.slice(toUrl("").length), requested.length);
    },
    indexResults: async (slugs) => slugs.flatMap((slug) => kept.get(slug) ?? []),
    keep: async (result) => void kept.set(result.slug, result),
    take: async (wanted) => {
      const granted = Math.min(wanted, quota.left);
      quota.left -= granted;
      return granted;
    },
    giveBack: async (unused) => {
      quota.left += unused;
    },
    now: () => new Date(clock.now),
    log: (event) => void logged.push(event),
  };
  const check = (...urls: string[]) => checkGoogleIndexing(deps, { urls });
  return { deps, check, kept, requested, quota, clock, logged };
}

function resultOn(slug: string): Inspection {
  if (slug.startsWith("si")) return found("Submitted and indexed", true);
  return found("URL is unknown to Google", false);
}
function found(search_result: string, is_indexed: boolean): Inspection {
  return { kind: "result", search_result, is_indexed, confidence: "high" };
}

describe("checkGoogleIndexing", () => {
  it("reports a result that could not be stored, and logs the failure", async () => {
    const { deps, check, requested, quota, logged } = aConsole();
    Object.assign(deps, { keep: () => Promise.reject(new Error("unavailable")) });
    const report = await check(...manyUrls(7));
    expect(report).toMatchObject({ totalUrls: 7, uncheckedCount: 0 });
    expect([requested.length, quota.left]).toEqual([7, 1793]);
    expect(logged).toEqual(Array.from({ length: 7 }, () => "index_result_not_stored"));
  });

  it("returns Search Console's result of each article, once", async () => {
    const { check, requested } = aConsole();
    const report = await check(toUrl("si"), toUrl("no"), toUrl("si"));
    const checked = { checked: true, checked_at: "2026-11-21T12:00:00.000Z", confidence: "high" };
    expect(report).toEqual({
      totalUrls: 2,
      indexedCount: 1,
      highConfidenceIndexed: 1,
      uncheckedCount: 0,
      results: [
        { ...checked, url: toUrl("si"), searchResult: "Submitted and indexed", isIndexed: true },
        {
          ...checked,
          url: toUrl("no"),
          searchResult: "URL is unknown to Google",
          isIndexed: false,
        },
      ],
    });
    expect(requested).toHaveLength(2);
  });

  it("does not request other URLs, and reports them as unknown (T43)", async () => {
    const { check, requested } = aConsole();
    const foreign = [
      "https://other.example/blog/si",
      `${origin}.evil.example/blog/si`,
      `${origin}/articulos`,
      toUrl("Si"),
      toUrl("si?x=1"),
      toUrl("../si"),
      "",
    ];
    const report = await check(...foreign);
    expect(requested).toEqual([]);
    expect(report).toMatchObject({ totalUrls: 7, indexedCount: 0, uncheckedCount: 7 });
    expect(report.results[0]).toMatchObject({ confidence: "unknown", checked_at: null });
  });

  it("adds its own origin to a path", async () => {
    const { check, requested } = aConsole();
    const report = await check("/blog/si", "//other.example/blog/si", "/articulos");
    expect(requested).toEqual([toUrl("si")]);
    expect(report).toMatchObject({ totalUrls: 3, indexedCount: 1, uncheckedCount: 2 });
    expect(report.results[0]).toMatchObject({ url: toUrl("si"), isIndexed: true });
  });

  it("reuses a result for a day, with its time", async () => {
    const { check, requested, clock } = aConsole();
    await check(toUrl("si"));
    clock.now += 23 * 3_600_000;
    const again = await check(toUrl("si"));
    expect(again.results[0]?.checked_at).toBe("2026-11-21T12:00:00.000Z");
    expect(requested).toHaveLength(1);
    clock.now += 2 * 3_600_000;
    await check(toUrl("si"));
    expect(requested).toHaveLength(2);
  });

  it("reports unknown with a reason when Search Console is not configured", async () => {
    const { deps, quota } = aConsole();
    const report = await checkGoogleIndexing({ ...deps, inspect: null }, { urls: [toUrl("si")] });
    expect(report.uncheckedCount).toBe(1);
    expect(report.results[0]).toMatchObject({
      searchResult: "Not checked: Search Console is not configured",
      isIndexed: false,
      confidence: "unknown",
      checked: false,
    });
    expect(quota.left).toBe(1800);
  });

  it("sends five requests at a time", async () => {
    const { check, quota } = aConsole();
    await check(...manyUrls(40));
    expect(quota.most).toBe(5);
    expect(quota.left).toBe(1760);
  });

  it("stops on a denial or an exhausted quota, and returns the unused quota", async () => {
    const stop: Inspection = { kind: "stop", reason: "Not checked: closed" };
    const { check, requested, quota, kept } = aConsole((_, n) => (n > 6 ? stop : found("x", true)));
    const report = await check(...manyUrls(100));
    expect(requested.length).toBeLessThan(15);
    expect(report).toMatchObject({ totalUrls: 100, indexedCount: 6, uncheckedCount: 94 });
    expect(kept.size).toBe(6);
    expect(quota.left).toBe(1800 - requested.length);
    expect(new Set(report.results.slice(20).map(({ searchResult }) => searchResult))).toEqual(
      new Set(["Not checked: closed"]),
    );
  });

  it("stops after repeated failures, not after single ones", async () => {
    const failed: Inspection = { kind: "failed", reason: "Not checked: error 500" };
    const dead = aConsole(() => failed);
    expect(await dead.check(...manyUrls(100))).toMatchObject({ uncheckedCount: 100 });
    expect(dead.requested.length).toBeLessThan(15);
    const shaky = aConsole((_, n) => (n % 3 === 0 ? failed : found("x", false)));
    expect(await shaky.check(...manyUrls(90))).toMatchObject({ uncheckedCount: 30 });
  });

  it("returns partial results when its time is over (T42)", async () => {
    const { check, clock, requested } = aConsole();
    clock.step = 1000;
    const report = await check(...manyUrls(500));
    expect(requested.length).toBeGreaterThan(200);
    expect(requested.length).toBeLessThan(280);
    expect(report.uncheckedCount).toBe(500 - requested.length);
    expect(report.results.at(-1)?.searchResult).toContain("time for one check is over");
  });

  it("stays within the requests of a day", async () => {
    const { check, quota, requested } = aConsole();
    quota.left = 3;
    const report = await check(...manyUrls(5));
    expect(requested).toHaveLength(3);
    expect(report.uncheckedCount).toBe(2);
    expect(report.results[4]?.searchResult).toContain("the checks of this day are used up");
  });
});

it("slugOfArticleUrl accepts only articles of this site", () => {
  expect(slugOfArticleUrl(toUrl("un-articulo"), origin)).toBe("un-articulo");
  for (const url of [toUrl(""), toUrl("a/b"), toUrl("a#b"), toUrl("a".repeat(181)), "javascript:a"])
    expect(slugOfArticleUrl(url, origin)).toBeNull();
});

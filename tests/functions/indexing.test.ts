import type { IndexReport } from "domain/indexing/index-report";
import { beforeEach, describe, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { callAndExpectSuccess } from "../support/call-function.ts";
import { receivedRequests, reset, setStandInMode } from "../support/reset.ts";
import { anAdmin, sdk } from "./support/callers.ts";

const at = addresses();
/** The stand-in reports addresses with an odd number of letters as indexed. */
const toUrl = (slug: string) => `${at.site}/blog/${slug}`;
const isOdd = (url: string) => (url.match(/[a-z]/g)?.length ?? 0) % 2 === 1;
const urls = (count: number) => Array.from({ length: count }, (_, n) => toUrl(`articulo-${n}`));
let token: string;
beforeEach(async () => {
  await reset();
  await setStandInMode(at.search, "normal");
  token = await anAdmin();
});

const check = (...urls: string[]) => callAndExpectSuccess("checkGoogleIndexing", { urls }, token);
const requestCount = async () => (await receivedRequests(at.search)).length;
const reasons = ({ results }: IndexReport) =>
  new Set(results.filter(({ checked }) => !checked).map(({ searchResult }) => searchResult));

describe("checkGoogleIndexing", () => {
  it("requests the result of each article once and caches it for a day", async () => {
    const before = await requestCount();
    const [odd = "", even = ""] = [toUrl("a"), toUrl("ab")].sort((a) => (isOdd(a) ? -1 : 1));
    const report = await check(odd, even, odd, "https://www.example.com/blog/a");
    expect(report).toMatchObject({
      totalUrls: 3,
      indexedCount: 1,
      highConfidenceIndexed: 1,
      uncheckedCount: 1,
    });
    expect(report.results.slice(0, 2)).toMatchObject([
      { url: odd, isIndexed: true, searchResult: "Submitted and indexed", checked: true },
      { url: even, isIndexed: false, searchResult: "URL is unknown to Google", checked: true },
    ]);
    expect(await check(odd, even)).toMatchObject({ indexedCount: 1, uncheckedCount: 0 });
    expect((await requestCount()) - before).toBe(2);
    const result = await sdk.db.doc(`index_verdicts/${odd.split("/").at(-1)}`).get();
    expect(result.data()).toMatchObject({ url: odd, is_indexed: true });
  });

  it("answers paths with URLs of SITE_URL", async () => {
    const report = await check("/blog/a", "/blog/ab");
    expect(report.uncheckedCount).toBe(0);
    expect(report.results.map(({ url }) => url)).toEqual([toUrl("a"), toUrl("ab")]);
  });

  it.each([
    ["403", "the service account has no access to the property"],
    ["429", "Search Console's quota is used up"],
    ["500", "Search Console answered with error 500"],
    ["malformed", "Search Console gave no verdict"],
    ["nonsense", "Search Console gave no verdict"],
  ])("in mode %s reports all articles as unknown and stops early", async (mode, reason) => {
    await setStandInMode(at.search, mode);
    const before = await requestCount();
    const report = await check(...urls(60));
    expect(report).toMatchObject({ totalUrls: 60, indexedCount: 0, uncheckedCount: 60 });
    expect([...reasons(report)]).toContain(`Not checked: ${reason}`);
    expect((await requestCount()) - before).toBeLessThan(12);
    await setStandInMode(at.search, "normal");
    expect(await check(...urls(60))).toMatchObject({ uncheckedCount: 0 });
  });

  it("returns partial results", async () => {
    await setStandInMode(at.search, "partial");
    const report = await check(...urls(20));
    expect(report.uncheckedCount).toBeGreaterThan(0);
    expect(report.uncheckedCount).toBeLessThan(20);
    for (const result of report.results) {
      expect(result.checked_at === null).toBe(!result.checked);
      if (!result.checked)
        expect(result).toMatchObject({ isIndexed: false, confidence: "unknown" });
    }
  });

  it("sends no requests beyond the daily quota, and counts them", async () => {
    await check(...urls(4));
    const [counter] = (await sdk.db.collection("rate_limits").get()).docs.filter(({ id }) =>
      id.startsWith("search-console-"),
    );
    expect(counter?.get("used")).toBe(4);
    await counter?.ref.update({ used: 1799 });
    const report = await check(...urls(10));
    expect(report.uncheckedCount).toBe(5);
    expect(reasons(report)).toEqual(new Set(["Not checked: the checks of this day are used up"]));
  });
});

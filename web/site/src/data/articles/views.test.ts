// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const sent: unknown[] = [];
let fails = false;
vi.mock("../shared/public-call.ts", () => ({
  publicCall: async (...call: unknown[]) => {
    sent.push(call);
    if (fails) throw new Error("offline");
    return { counted: true };
  },
}));

/** The module as a freshly loaded page has it; storage stays with the tab. */
async function pageLoad() {
  vi.resetModules();
  return import("./views.ts");
}

beforeEach(() => {
  sent.length = 0;
  fails = false;
  sessionStorage.clear();
  vi.useRealTimers();
});

const call = (post_id: string) => ["incrementBlogViewCount", { post_id }, { keepalive: true }];

describe("countClick and countLoad", () => {
  it("report one view of a clicked card and the page that it opens", async () => {
    const list = await pageLoad();
    list.countClick("a");
    list.countClick("a");
    const article = await pageLoad();
    article.countLoad("a");
    article.countLoad("a");
    expect(sent).toEqual([call("a")]);
  });

  it("report every load, also a reload and one after a click", async () => {
    (await pageLoad()).countLoad("a");
    (await pageLoad()).countLoad("a");
    (await pageLoad()).countClick("a");
    (await pageLoad()).countLoad("a");
    (await pageLoad()).countLoad("a");
    expect(sent).toHaveLength(4);
  });

  it("report a second click on a card in a list that was left and shown again", async () => {
    const list = await pageLoad();
    list.countClick("a");
    (await pageLoad()).countLoad("a");
    list.countClick("a");
    (await pageLoad()).countLoad("a");
    expect(sent).toHaveLength(2);
  });

  it("report the page of an article whose card was clicked long before, or is of another one", async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    (await pageLoad()).countClick("a");
    (await pageLoad()).countLoad("b");
    vi.setSystemTime(1_000_000_000_000 + 60_000);
    (await pageLoad()).countLoad("a");
    expect(sent).toEqual([call("a"), call("b"), call("a")]);
  });

  it("log a failure and let the opened page report the view", async () => {
    fails = true;
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    (await pageLoad()).countClick("a");
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    fails = false;
    (await pageLoad()).countLoad("a");
    expect(sent).toHaveLength(2);
    warn.mockRestore();
  });
});

describe("viewsToShow", () => {
  it("is one more than stored when the page was opened directly", async () => {
    expect((await pageLoad()).viewsToShow("a", 41)).toBe(42);
  });

  it("is the same after a click on a card, whether the view was stored before or after rendering", async () => {
    for (const stored of [41, 42]) {
      (await pageLoad()).rememberListed("a", 41);
      expect((await pageLoad()).viewsToShow("a", stored)).toBe(42);
    }
  });

  it("uses the stored number when the list was older", async () => {
    (await pageLoad()).rememberListed("a", 41);
    expect((await pageLoad()).viewsToShow("a", 60)).toBe(60);
  });

  it("ignores the click after the first page", async () => {
    (await pageLoad()).rememberListed("a", 41);
    (await pageLoad()).viewsToShow("a", 42);
    expect((await pageLoad()).viewsToShow("a", 42)).toBe(43);
  });
});

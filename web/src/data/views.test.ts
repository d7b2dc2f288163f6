// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const sent: unknown[] = [];
let fails = false;
vi.mock("#data/public-call.ts", () => ({
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

describe("countView", () => {
  it("tells once, whether the card or the page or both come", async () => {
    const list = await pageLoad();
    list.countView("a");
    list.countView("a");
    const article = await pageLoad();
    article.countView("a");
    expect(sent).toEqual([["incrementBlogViewCount", { post_id: "a" }, { keepalive: true }]]);
  });

  it("tells again after half an hour, and for another article", async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    (await pageLoad()).countView("a");
    vi.setSystemTime(1_000_000_000_000 + 30 * 60_000);
    const later = await pageLoad();
    later.countView("a");
    later.countView("b");
    expect(sent).toHaveLength(3);
  });

  it("logs a failure, and lets the page that opens tell it again", async () => {
    fails = true;
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    (await pageLoad()).countView("a");
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    fails = false;
    (await pageLoad()).countView("a");
    expect(sent).toHaveLength(2);
    warn.mockRestore();
  });
});

describe("the number that an article shows", () => {
  it("is one more than stored where the page was opened directly", async () => {
    expect((await pageLoad()).viewsToShow("a", 41)).toBe(42);
  });

  it("is the same by card, whether the view was stored before the page was rendered or after", async () => {
    for (const stored of [41, 42]) {
      (await pageLoad()).rememberListed("a", 41);
      expect((await pageLoad()).viewsToShow("a", stored)).toBe(42);
    }
  });

  it("follows the store where the list was older", async () => {
    (await pageLoad()).rememberListed("a", 41);
    expect((await pageLoad()).viewsToShow("a", 60)).toBe(60);
  });

  it("forgets the press with the first page", async () => {
    (await pageLoad()).rememberListed("a", 41);
    (await pageLoad()).viewsToShow("a", 42);
    expect((await pageLoad()).viewsToShow("a", 42)).toBe(43);
  });
});

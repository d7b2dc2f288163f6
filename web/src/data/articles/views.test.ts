// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const sent: unknown[] = [];
let fails = false;
vi.mock("#data/shared/public-call.ts", () => ({
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
  it("sends one count when the card, the page or both report the view", async () => {
    const list = await pageLoad();
    list.countView("a");
    list.countView("a");
    const article = await pageLoad();
    article.countView("a");
    expect(sent).toEqual([["incrementBlogViewCount", { post_id: "a" }, { keepalive: true }]]);
  });

  it("counts again after half an hour, and for another article", async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    (await pageLoad()).countView("a");
    vi.setSystemTime(1_000_000_000_000 + 30 * 60_000);
    const later = await pageLoad();
    later.countView("a");
    later.countView("b");
    expect(sent).toHaveLength(3);
  });

  it("logs a failure and lets the opened page count again", async () => {
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

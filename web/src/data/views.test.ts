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

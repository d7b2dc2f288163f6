import { describe, expect, it } from "vitest";
import { type CountViewDeps, countView } from "./count-view.ts";

const READER = visitor("203.0.113.7", "Mozilla/5.0 (iPhone) Safari/604.1");

function visitor(address: string, userAgent: string, nearest = address) {
  return { address, nearest, userAgent };
}

function counting(start = "2026-06-01T12:00:00Z") {
  const marks = new Set<string>();
  let now = new Date(start);
  const deps: CountViewDeps = {
    markKey: async (address, _, parts) => JSON.stringify([address, ...parts]),
    isPublished: async (id) => id !== "draft",
    mark: async (id, key) => {
      const isNew = !marks.has(`${id} ${key}`);
      marks.add(`${id} ${key}`);
      return isNew;
    },
    now: () => now,
  };
  return { deps, marks, later: (minutes: number) => (now = new Date(+now + minutes * 60_000)) };
}

describe("countView", () => {
  it("counts the card click and page load of one visitor once", async () => {
    const { deps } = counting();
    expect(await countView(deps, "a", READER)).toEqual({ counted: true });
    expect(await countView(deps, "a", READER)).toEqual({ counted: false });
  });
  it("counts another article, another visitor, and the same visitor half an hour later", async () => {
    const { deps, marks, later } = counting();
    await countView(deps, "a", READER);
    await countView(deps, "b", READER);
    await countView(deps, "a", visitor("203.0.113.8", READER.userAgent));
    await countView(deps, "a", { ...READER, userAgent: "Mozilla/5.0 Firefox/140.0" });
    later(30);
    await countView(deps, "a", READER);
    expect(marks.size).toBe(5);
  });
  it("counts 60 user agents of one network as few visitors, also with forged addresses", async () => {
    const { deps } = counting();
    const countAll = async (visitors: readonly ReturnType<typeof visitor>[]) => {
      const answers = await Promise.all(visitors.map((one) => countView(deps, "a", one)));
      return answers.filter(({ counted }) => counted).length;
    };
    const numbers = [...Array(1000).keys()];
    const agents = numbers.slice(0, 60).map((n) => `Mozilla/5.0 Firefox/${n}.0`);
    const edge = "192.0.2.1";
    const ipv6 = (n: number) => `2001:db8::${n.toString(16)}`;
    expect(await countAll(agents.map((agent) => visitor("203.0.113.7", agent)))).toBeLessThan(5);
    expect(
      await countAll(agents.map((agent) => visitor("198.51.100.1", agent, edge))),
    ).toBeLessThan(5);
    expect(await countAll(agents.map((agent, n) => visitor(ipv6(n), agent, edge)))).toBeLessThan(5);
    const forged = numbers.map((n) => visitor(`10.0.${n >> 8}.${n & 255}`, "Mozilla/5.0", edge));
    expect(await countAll(forged)).toBeLessThan(300);
  });
  it("counts visitors behind one edge", async () => {
    const { deps, marks } = counting();
    for (let n = 0; n < 20; n += 1)
      await countView(deps, "a", visitor(`198.51.100.${n}`, READER.userAgent, "192.0.2.1"));
    expect(marks.size).toBeGreaterThan(17);
  });
  it.each([
    "",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "WhatsApp/2.23.20.0",
    "TelegramBot (like TwitterBot)",
    "facebookexternalhit/1.1",
    "LinkedInBot/1.0",
    "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36",
    "curl/8.5.0",
    "python-requests/2.32",
  ])("does not count %j", async (userAgent) => {
    const { deps, marks } = counting();
    expect(await countView(deps, "a", { ...READER, userAgent })).toEqual({ counted: false });
    expect(marks.size).toBe(0);
  });
  it.each([
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  ])("counts %j", async (userAgent) => {
    expect(await countView(counting().deps, "a", { ...READER, userAgent })).toEqual({
      counted: true,
    });
  });
  it("does not count drafts", async () => {
    const { deps, marks } = counting();
    expect(await countView(deps, "draft", READER)).toEqual({ counted: false });
    expect(marks.size).toBe(0);
  });
});

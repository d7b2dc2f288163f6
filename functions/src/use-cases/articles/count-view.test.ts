import { SITE_FACTOR, VIEW_BUCKET } from "domain/shared/rate-limit";
import { describe, expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { visitorFrom } from "../../testing/visitor-from.ts";
import { spendTokens } from "../store/token-bucket.ts";
import { type CountViewDeps, countView } from "./count-view.ts";

const READER = visitorFrom("203.0.113.7");
const OF_NETWORK = VIEW_BUCKET.capacity;
const numbers = (count: number) => [...Array(count).keys()];

function counting() {
  const { store, clock } = memoryStore();
  const deps: CountViewDeps = {
    toKey: async (text, now, use) => `${now.toISOString().slice(0, 10)} ${use} ${text}`,
    isPublished: async (id) => id !== "draft",
    storeView: (_, limits, now) => store.atomically((tx) => spendTokens(tx, limits, now)),
    now: () => clock.now,
  };
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  /** @returns how many of them were counted */
  const count = async (visitors: readonly (typeof READER)[], postId = "a") => {
    let counted = 0;
    for (const visitor of visitors) {
      if ((await countView(deps, postId, visitor)).counted) counted += 1;
    }
    return counted;
  };
  return { deps, later, count };
}

describe("countView", () => {
  it("counts every load of one visitor, and of colleagues with one address and browser", async () => {
    const { count } = counting();
    expect(await count(numbers(20).map(() => READER))).toBe(20);
  });

  it.each([
    ["one address", () => READER],
    ["one edge", (n: number) => visitorFrom(`198.51.${n >> 8}.${n & 255}`, "66.102.8.142", true)],
    ["an unknown edge", (n: number) => visitorFrom(`198.51.${n >> 8}.${n & 255}`, "192.0.2.1")],
    ["one IPv6 network", (n: number) => visitorFrom(`2001:db8:1:2::${n.toString(16)}`)],
  ])("counts 500 visitors behind %s", async (_, visitor) => {
    expect(await counting().count(numbers(500).map(visitor))).toBe(500);
  });

  it("counts of one network what people can read, whatever browsers it names", async () => {
    const { count, later } = counting();
    const agents = numbers(OF_NETWORK + 60).map((n) => ({
      ...READER,
      userAgent: `Firefox/${n}.0`,
    }));
    expect(await count(agents)).toBe(OF_NETWORK);
    expect(await count([visitorFrom("203.0.113.8")])).toBe(1);
    expect(await count([READER], "b")).toBe(1);
    later(60);
    expect(await count(numbers(60).map(() => READER))).toBe(30);
  });

  it("counts of one network 1,200 views of an article in a day", async () => {
    const { count, later } = counting();
    let counted = 0;
    for (let hour = 0; hour < 13; hour += 1) {
      counted += await count(numbers(OF_NETWORK).map(() => READER));
      later(60);
    }
    expect(counted).toBeLessThanOrEqual(VIEW_BUCKET.ceiling);
  });

  it.each([
    [
      "another forged address",
      (n: number) => visitorFrom(`10.${n >> 8}.${n & 255}.1`, "192.0.2.1"),
    ],
    [
      "another forged address and IPv6 network",
      (n: number) => visitorFrom(`10.${n >> 8}.${n & 255}.1`, `2001:db8:1:${n.toString(16)}::1`),
    ],
    ["another IPv6 network", (n: number) => visitorFrom(`2001:db8:1:${n.toString(16)}::1`)],
    [
      "another IPv6 network through Hosting",
      (n: number) => visitorFrom(`2001:db8:1:${n.toString(16)}::1`, "66.102.8.142", true),
    ],
  ])(
    "counts a sender with %s for each view four times as often as a network",
    async (_, visitor) => {
      const counted = await counting().count(numbers(SITE_FACTOR * OF_NETWORK + 200).map(visitor));
      expect(counted).toBe(SITE_FACTOR * OF_NETWORK);
    },
  );

  it("leaves a visitor the own tokens when somebody forges the address", async () => {
    const { count } = counting();
    await count(numbers(OF_NETWORK + 1).map(() => visitorFrom(READER.address, "192.0.2.1")));
    expect(await count([READER])).toBe(1);
    expect(await count([visitorFrom(READER.address, "66.102.8.142", true)])).toBe(1);
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
    expect(await counting().count([{ ...READER, userAgent }])).toBe(0);
  });

  it.each([
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  ])("counts %j", async (userAgent) => {
    expect(await counting().count([{ ...READER, userAgent }])).toBe(1);
  });

  it("does not count drafts", async () => {
    expect(await counting().count([READER], "draft")).toBe(0);
  });
});

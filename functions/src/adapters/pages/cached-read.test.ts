import { describe, expect, it, vi } from "vitest";
import { cachedRead } from "./cached-read.ts";

function setUp(lifeMs = 60_000) {
  const clock = { now: 1_000_000 };
  const read = vi.fn(async () => read.mock.calls.length);
  const ask = cachedRead(
    read,
    () => lifeMs,
    () => clock.now,
  );
  return { clock, read, ask };
}

describe("a cached answer", () => {
  it("is returned again until it expires", async () => {
    const { clock, ask } = setUp();
    expect(await ask()).toBe(1);
    clock.now += 59_999;
    expect(await ask()).toBe(1);
    clock.now += 1;
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });

  it("expires by the time of its request, also after a slow read", async () => {
    const { clock, read, ask } = setUp();
    read.mockImplementationOnce(async () => {
      clock.now += 60_000;
      return 1;
    });
    await ask();
    expect(await ask()).toBe(2);
  });

  it("is not kept with a lifetime of 0, after a failure, or when the clock was set back", async () => {
    const { ask: always } = setUp(0);
    expect([await always(), await always()]).toEqual([1, 2]);

    const { clock, read, ask } = setUp();
    read.mockRejectedValueOnce(new Error("gone"));
    await expect(ask()).rejects.toThrow("gone");
    expect(await ask()).toBe(2);
    clock.now -= 1;
    expect(await ask()).toBe(3);
  });

  it("is read once for 20 requests at once, at first and when it expires", async () => {
    const { clock, read, ask } = setUp();
    const burst = () => Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(await burst())).toEqual(new Set([1]));
    clock.now += 60_000;
    expect(new Set(await burst())).toEqual(new Set([2]));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("is read again after a read that failed for all requests at once", async () => {
    const { read, ask } = setUp();
    read.mockRejectedValueOnce(new Error("gone"));
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect([first?.status, second?.status]).toEqual(["rejected", "rejected"]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await ask()).toBe(2);
  });

  it("is read for each of several requests at once with a lifetime of 0", async () => {
    const { ask } = setUp(0);
    expect(await Promise.all([ask(), ask()])).toEqual([1, 2]);
  });

  it("does not make other requests wait for a read that has been pending for 2 seconds", async () => {
    const { clock, read, ask } = setUp();
    read.mockReturnValueOnce(new Promise(() => {}));
    void ask();
    clock.now += 2000;
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });
});

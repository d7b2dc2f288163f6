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

  it("does not make other requests wait for a pending read", async () => {
    const { read, ask } = setUp();
    read.mockReturnValueOnce(new Promise(() => {}));
    void ask();
    expect(await ask()).toBe(2);
  });
});

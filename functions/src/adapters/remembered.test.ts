import { describe, expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

function world(lifeMs = 60_000) {
  const clock = { now: 1_000_000 };
  const read = vi.fn(async () => read.mock.calls.length);
  const ask = remembered(
    read,
    () => lifeMs,
    () => clock.now,
  );
  return { clock, read, ask };
}

describe("a remembered answer", () => {
  it("is given again until its life is over", async () => {
    const { clock, ask } = world();
    expect(await ask()).toBe(1);
    clock.now += 59_999;
    expect(await ask()).toBe(1);
    clock.now += 1;
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });

  it("lives from the moment of asking, however long the read took", async () => {
    const { clock, read, ask } = world();
    read.mockImplementationOnce(async () => {
      clock.now += 60_000;
      return 1;
    });
    await ask();
    expect(await ask()).toBe(2);
  });

  it("is none where nothing is to be remembered, after a failure, and when the clock was set back", async () => {
    const { ask: always } = world(0);
    expect([await always(), await always()]).toEqual([1, 2]);

    const { clock, read, ask } = world();
    read.mockRejectedValueOnce(new Error("gone"));
    await expect(ask()).rejects.toThrow("gone");
    expect(await ask()).toBe(2);
    clock.now -= 1;
    expect(await ask()).toBe(3);
  });

  it("is not waited for by those who ask while a read is silent", async () => {
    const { read, ask } = world();
    read.mockReturnValueOnce(new Promise(() => {}));
    void ask();
    expect(await ask()).toBe(2);
  });
});

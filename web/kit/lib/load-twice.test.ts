import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadTwice, MissingCode } from "./load-twice.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("loads a second time after a second", async () => {
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("offline"));
  const loaded = loadTwice(load);
  await vi.advanceTimersByTimeAsync(900);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await loaded).toBe("code");
});

it("rejects with the cause when code is missing twice", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const loaded = loadTwice(() => Promise.reject(cause)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  const error = await loaded;
  expect(error).toBeInstanceOf(MissingCode);
  expect(error).toMatchObject({ cause });
});

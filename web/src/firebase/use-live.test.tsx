import { act, cleanup, renderHook } from "@testing-library/react";
import type { Query } from "firebase/firestore";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropFeeds, useLive } from "./use-live.ts";

/** A Firestore in memory: every open listener, with what to tell it. */
const { listeners, opened } = vi.hoisted(() => ({
  listeners: new Map<
    symbol,
    { query: object; next: (snapshot: object) => void; fail: (error: Error) => void }
  >(),
  opened: { count: 0 },
}));
vi.mock("firebase/firestore", async (original) => ({
  ...(await original<typeof import("firebase/firestore")>()),
  queryEqual: (one: { name: string }, other: { name: string }) => one.name === other.name,
  onSnapshot: (query: object, next: (s: object) => void, fail: (e: Error) => void) => {
    const key = Symbol();
    opened.count += 1;
    listeners.set(key, { query, next, fail });
    return () => listeners.delete(key);
  },
}));

const posts = () => ({ name: "posts" }) as unknown as Query<{ title: string }>;
const only = () => {
  const [listener, ...others] = listeners.values();
  expect(others).toEqual([]);
  if (!listener) throw new Error("no listener is open");
  return listener;
};
const snapshot = (...titles: string[]) => ({
  docs: titles.map((title) => ({ id: title, data: () => ({ title }) })),
});
const show = () => renderHook(() => useLive(posts()), { wrapper: StrictMode });

beforeEach(() => {
  vi.useFakeTimers();
  opened.count = 0;
});
afterEach(() => {
  cleanup();
  dropFeeds();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("goes from loading to the data, and follows it", () => {
  const { result } = show();
  expect(result.current).toEqual({ state: "loading" });
  act(() => only().next(snapshot("a")));
  expect(result.current).toEqual({ state: "ready", data: [{ title: "a" }], unreadable: [] });
  act(() => {
    only().next(snapshot("a", "b"));
    vi.advanceTimersByTime(100);
  });
  expect(result.current).toMatchObject({ data: [{ title: "a" }, { title: "b" }] });
});

it("draws the first and the last of a burst of snapshots, not those between", () => {
  const drawn: number[] = [];
  const { result } = renderHook(() => {
    const live = useLive(posts());
    if (live.state === "ready") drawn.push(live.data.length);
    return live;
  });
  for (let count = 1; count <= 50; count += 1)
    act(() => only().next(snapshot(...Array.from({ length: count }, (_, n) => `${n}`))));
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current).toMatchObject({ data: { length: 50 } });
  expect(new Set(drawn)).toEqual(new Set([1, 50]));
});

it("opens one listener for equal queries and closes it a while after the last one leaves", () => {
  const first = show();
  const second = show();
  expect(opened.count).toBe(1);
  first.unmount();
  second.unmount();
  expect(listeners.size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(listeners.size).toBe(0);
});

it("shows at once what it still has when it is needed again soon", () => {
  const first = show();
  act(() => only().next(snapshot("a")));
  first.unmount();
  vi.advanceTimersByTime(1_000);
  const again = show();
  expect(again.result.current).toMatchObject({ state: "ready", data: [{ title: "a" }] });
  vi.advanceTimersByTime(60_000);
  expect(listeners.size).toBe(1);
});

it("gives a failure as a value, and heals on retry", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { result } = show();
  act(() => only().fail(new Error("backend down")));
  expect(result.current).toMatchObject({ state: "failed", error: { message: "backend down" } });
  expect(log).toHaveBeenCalledOnce();
  const failed = result.current;
  act(() => {
    if (failed.state === "failed") failed.retry();
  });
  expect(result.current).toEqual({ state: "loading" });
  act(() => only().next(snapshot("a")));
  expect(result.current).toMatchObject({ state: "ready" });
});

it("says a refusal on the screen, and leaves it out of the log: who loses the role ends like that", async () => {
  const { FirestoreError } = await import("firebase/firestore");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { result } = show();
  const refusal: Error = Reflect.construct(FirestoreError, ["permission-denied", "no"]);
  act(() => only().fail(refusal));
  expect(result.current).toMatchObject({ state: "failed", error: refusal });
  expect(log).not.toHaveBeenCalled();
});

it("forgets everything when another person signs in, failures too", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const before = show();
  act(() => only().fail(new Error("permission-denied")));
  dropFeeds();
  before.unmount();
  const after = show();
  expect(after.result.current).toEqual({ state: "loading" });
  act(() => only().next(snapshot("a")));
  expect(after.result.current).toMatchObject({ state: "ready" });
});

it("shows the documents that fit when one does not, and names the other", async () => {
  const { UnreadableDocument } = await import("./document.ts");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { result } = show();
  const bad = {
    id: "bad",
    data: () => {
      throw new UnreadableDocument("posts/bad", ["title (string)"]);
    },
  };
  act(() => only().next({ docs: [bad, ...snapshot("a").docs] }));
  expect(result.current).toEqual({
    state: "ready",
    data: [{ title: "a" }],
    unreadable: ["bad"],
  });
  expect(log).toHaveBeenCalledWith("posts/bad does not fit its schema: title (string)");
});

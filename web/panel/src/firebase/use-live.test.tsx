import { act, cleanup, renderHook } from "@testing-library/react";
import type { DocumentReference, Query } from "firebase/firestore";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useConnection } from "./connection.ts";
import { closeLiveQueries, useLive } from "./use-live.ts";

/** A Firestore in memory: every open listener, with what to tell it. */
const { listeners, opened, starts } = vi.hoisted(() => ({
  listeners: new Map<
    symbol,
    { query: object; next: (snapshot: object) => void; fail: (error: Error) => void }
  >(),
  opened: { count: 0 },
  starts: { read: vi.fn() },
}));
vi.mock("firebase/firestore", async (original) => ({
  ...(await original<typeof import("firebase/firestore")>()),
  getDoc: (reference: { path: string }) => starts.read(reference.path),
  startAfter: (start: object) => start,
  query: ({ name }: { name: string }, start: { id: string }) => ({ name, after: start.id }),
  queryEqual: (query: { name: string }, otherQuery: { name: string }) =>
    query.name === otherQuery.name,
  onSnapshot: (query: object, _: object, next: (s: object) => void, fail: (e: Error) => void) => {
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
const documents = (titles: readonly string[], fromCache: boolean) => ({
  docs: titles.map((title) => ({ id: title, data: () => ({ title }) })),
  empty: titles.length === 0,
  metadata: { fromCache },
});
const snapshot = (...titles: string[]) => documents(titles, false);
const cached = (...titles: string[]) => documents(titles, true);
const ready = (...titles: string[]) => ({
  state: "ready",
  data: titles.map((title) => ({ title })),
  unreadable: [],
  isLastKnown: false,
});
const show = () => renderHook(() => useLive(posts()), { wrapper: StrictMode });

beforeEach(() => {
  vi.useFakeTimers();
  opened.count = 0;
});
afterEach(() => {
  cleanup();
  closeLiveQueries();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("changes from loading to ready and returns new snapshots", () => {
  const { result } = show();
  expect(result.current).toEqual({ state: "loading" });
  act(() => only().next(snapshot("a")));
  expect(result.current).toEqual(ready("a"));
  act(() => {
    only().next(snapshot("a", "b"));
    vi.advanceTimersByTime(100);
  });
  expect(result.current).toMatchObject({ data: [{ title: "a" }, { title: "b" }] });
});

it("marks the list as last known while the server does not answer", () => {
  const { result } = show();
  const connection = renderHook(() => useConnection());
  act(() => only().next(snapshot("a")));
  act(() => only().next(cached("a")));
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toEqual(ready("a"));
  act(() => void vi.advanceTimersByTime(1100));
  expect(result.current).toEqual({ ...ready("a"), isLastKnown: true });
  expect(connection.result.current).toBe("unreachable");
  act(() => only().next(snapshot("a", "b")));
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current).toEqual(ready("a", "b"));
  expect(connection.result.current).toBe("online");
});

it("does not mark a list that the server confirms at once", () => {
  const { result } = show();
  const connection = renderHook(() => useConnection());
  act(() => only().next(snapshot("a")));
  act(() => only().next(cached("a")));
  act(() => only().next(snapshot("a")));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toEqual(ready("a"));
  expect(connection.result.current).toBe("online");
});

it("never shows the cache before the first answer: some or none of the documents are in it", () => {
  const { result } = show();
  act(() => only().next(cached("a")));
  expect(result.current).toEqual({ state: "loading" });
  act(() => only().next(cached()));
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current).toEqual({ state: "loading" });
  act(() => void vi.advanceTimersByTime(3000));
  expect(result.current).toMatchObject({ state: "failed", error: { code: "unavailable" } });
  act(() => only().next(snapshot()));
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current).toEqual(ready());
});

it("fails when the server sends nothing for ten seconds", () => {
  const { result } = show();
  const connection = renderHook(() => useConnection());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toMatchObject({ state: "failed", error: { code: "unavailable" } });
  expect(connection.result.current).toBe("unreachable");
});

it("returns the first and the last of a burst of snapshots, not those between", () => {
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

it("opens one listener for equal queries and closes it some time after the last one unmounts", () => {
  const first = show();
  const second = show();
  expect(opened.count).toBe(1);
  first.unmount();
  second.unmount();
  expect(listeners.size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(listeners.size).toBe(0);
});

it("returns the cached data when the query is used again soon", () => {
  const first = show();
  act(() => only().next(snapshot("a")));
  first.unmount();
  vi.advanceTimersByTime(1_000);
  const again = show();
  expect(again.result.current).toMatchObject({ state: "ready", data: [{ title: "a" }] });
  vi.advanceTimersByTime(60_000);
  expect(listeners.size).toBe(1);
});

it("returns a failure as a value and recovers on retry", () => {
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

it("shows a permission error without logging it", async () => {
  const { FirestoreError } = await import("firebase/firestore");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { result } = show();
  const refusal: Error = Reflect.construct(FirestoreError, ["permission-denied", "no"]);
  act(() => only().fail(refusal));
  expect(result.current).toMatchObject({ state: "failed", error: refusal });
  expect(log).not.toHaveBeenCalled();
});

it("drops all results and failures when another person signs in", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const before = show();
  act(() => only().fail(new Error("permission-denied")));
  before.unmount();
  closeLiveQueries();
  const after = show();
  expect(after.result.current).toEqual({ state: "loading" });
  act(() => only().next(snapshot("a")));
  expect(after.result.current).toMatchObject({ state: "ready" });
});

it("reads again for a screen that stays open while all results are dropped", () => {
  const { result } = show();
  act(() => only().next(snapshot("of the former role")));
  act(closeLiveQueries);
  expect(result.current).toEqual({ state: "loading" });
  act(() => only().next(snapshot("a")));
  expect(result.current).toEqual(ready("a"));
});

it("shows valid documents and names the invalid one", async () => {
  const { UnreadableDocument } = await import("kit/firebase/document");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { result } = show();
  const bad = {
    id: "bad",
    data: () => {
      throw new UnreadableDocument("posts/bad", ["title (string)"]);
    },
  };
  act(() => only().next({ ...snapshot("a"), docs: [bad, ...snapshot("a").docs] }));
  expect(result.current).toEqual({ ...ready("a"), unreadable: ["bad"] });
  expect(log).toHaveBeenCalledWith("posts/bad does not fit its schema: title (string)");
});

describe("a page that begins after a document", () => {
  const after = (path: string) => ({ path }) as DocumentReference;
  const showAfter = (path: string) => renderHook(() => useLive(posts(), after(path)));

  it("reads that document, then lists what follows it", async () => {
    starts.read.mockResolvedValue({ id: "a", exists: () => true });
    const { result } = showAfter("posts/a");
    expect(result.current).toEqual({ state: "loading" });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(only().query).toEqual({ name: "posts", after: "a" });
    act(() => only().next(snapshot("b")));
    expect(result.current).toEqual(ready("b"));
  });

  it("is another list than that of another document", async () => {
    starts.read.mockImplementation(async (path: string) => ({ id: path, exists: () => true }));
    showAfter("posts/a");
    showAfter("posts/b");
    await act(() => vi.advanceTimersByTimeAsync(0));
    const queries = [...listeners.values()].map(({ query }) => Reflect.get(query, "after"));
    expect(new Set(queries)).toEqual(new Set(["posts/a", "posts/b"]));
  });

  it("fails as not found when it was deleted, and listens to nothing", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    starts.read.mockResolvedValue({ id: "a", exists: () => false });
    const { result } = showAfter("posts/a");
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(result.current).toMatchObject({ state: "failed", error: { code: "not-found" } });
    expect(listeners.size).toBe(0);
  });

  it("does not listen when it is closed meanwhile", async () => {
    starts.read.mockResolvedValue({ id: "a", exists: () => true });
    showAfter("posts/a").unmount();
    closeLiveQueries();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(listeners.size).toBe(0);
  });
});

it("reads nothing without a query, and its query once there is one", () => {
  const { result, rerender } = renderHook(({ query }) => useLive(query), {
    wrapper: StrictMode,
    initialProps: { query: null as ReturnType<typeof posts> | null },
  });
  expect(result.current).toEqual(ready());
  expect(opened.count).toBe(0);
  rerender({ query: posts() });
  expect(result.current.state).toBe("loading");
  act(() => only().next(snapshot("a")));
  expect(result.current).toEqual(ready("a"));
});

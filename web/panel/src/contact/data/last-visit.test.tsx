import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLastVisit } from "./last-visit.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("returns the end of the last visit until the next visit ends", () => {
  const first = renderHook(() => useLastVisit());
  expect(first.result.current).toBeNull();
  first.unmount();
  const second = renderHook(() => useLastVisit());
  expect(second.result.current?.getTime()).toBeLessThanOrEqual(Date.now());
  second.unmount();
});

it("returns null where the browser forbids storage", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  const { result, unmount } = renderHook(() => useLastVisit());
  expect(result.current).toBeNull();
  expect(unmount).not.toThrow();
});

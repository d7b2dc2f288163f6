import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, it, vi } from "vitest";
import { useRead } from "./use-read.ts";

const show = (read: (key: string) => Promise<string>) =>
  renderHook(({ key }) => useRead(key === null ? null : () => read(key), [key], "Not read"), {
    wrapper: StrictMode,
    initialProps: { key: "a" as string | null },
  });

it("reads again for another key, and never shows what was read for a former one", async () => {
  const answers = new Map<string, (answer: string) => void>();
  const { result, rerender } = show((key) => new Promise((resolve) => answers.set(key, resolve)));
  expect(result.current).toEqual({ state: "loading" });
  await act(async () => answers.get("a")?.("of a"));
  expect(result.current).toMatchObject({ state: "ready", data: "of a" });
  rerender({ key: "b" });
  expect(result.current).toEqual({ state: "loading" });
  const late = answers.get("b");
  rerender({ key: "c" });
  await act(async () => late?.("of b"));
  expect(result.current).toEqual({ state: "loading" });
  await act(async () => answers.get("c")?.("of c"));
  expect(result.current).toMatchObject({ state: "ready", data: "of c" });
});

it("returns a failure as a value, and reads again on retry", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  let isOnline = false;
  const error = new Error("offline");
  const { result } = show(async () => {
    if (isOnline) return "read";
    throw error;
  });
  await act(async () => {});
  expect(result.current).toMatchObject({ state: "failed", error });
  expect(logged).toHaveBeenCalledWith("Not read", error);
  isOnline = true;
  await act(async () => {
    if (result.current.state === "failed") result.current.retry();
  });
  expect(result.current).toMatchObject({ state: "ready", data: "read" });
  logged.mockRestore();
});

it("reads nothing without a question, and anew when the same one is asked again", async () => {
  const read = vi.fn(async () => "read");
  const { result, rerender } = show(read);
  await act(async () => {});
  read.mockClear();
  rerender({ key: null });
  expect(result.current).toEqual({ state: "loading" });
  await act(async () => rerender({ key: "a" }));
  expect(read).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ state: "ready" });
});

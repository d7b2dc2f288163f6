import { act, renderHook } from "@testing-library/react";
import { DomainError } from "functions/domain/errors";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { notify } from "./toaster.tsx";
import { useAction } from "./use-action.ts";

const FAILED = { title: "Could not delete the post", description: "Please try again." };
let success: MockInstance<typeof notify.success>;
let error: MockInstance<typeof notify.error>;

beforeEach(() => {
  success = vi.spyOn(notify, "success").mockImplementation(() => {});
  error = vi.spyOn(notify, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it("says the feature's words when it is done", async () => {
  const { result } = renderHook(() =>
    useAction(async (name: string) => name.length, {
      success: (length) => ({ title: "Post deleted", description: `${length} letters` }),
      failure: FAILED,
    }),
  );
  await act(async () => expect(await result.current[0]("abc")).toBe(true));
  expect(success).toHaveBeenCalledWith("Post deleted", "3 letters");
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ["its own words after a fault", new Error("500 at line 3"), FAILED.description, "error"],
  [
    "its own words after a fault with a code",
    new DomainError("internal"),
    FAILED.description,
    "error",
  ],
  ["its own words after a refusal", new DomainError("aborted"), FAILED.description, "warn"],
  [
    "the server's safe sentence",
    new DomainError("aborted", "Someone else saved."),
    "Someone else saved.",
    "warn",
  ],
] as const)("says %s, and logs the original", async (_, original, description, level) => {
  const log = vi.spyOn(console, level).mockImplementation(() => {});
  const { result } = renderHook(() =>
    useAction(() => Promise.reject(original), { failure: FAILED }),
  );
  await act(async () => expect(await result.current[0]()).toBe(false));
  expect(error).toHaveBeenCalledWith(FAILED.title, description);
  expect(log).toHaveBeenCalledWith(original);
});

it("is busy while it runs, and a second press does nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const deed = vi.fn(() => promise);
  const { result } = renderHook(() => useAction(deed, { failure: FAILED }));
  await act(async () => {
    void result.current[0]();
    expect(await result.current[0]()).toBe(false);
  });
  expect(result.current[1]).toBe(true);
  await act(async () => resolve());
  expect(result.current[1]).toBe(false);
  expect(deed).toHaveBeenCalledOnce();
});

import { act, renderHook } from "@testing-library/react";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { notify } from "./toasts/toaster.tsx";
import { failureText, useAction } from "./use-action.ts";

const FAILED = { title: "Could not delete the post", description: "Please try again." };
let success: MockInstance<typeof notify.success>;
let error: MockInstance<typeof notify.error>;

beforeEach(() => {
  success = vi.spyOn(notify, "success").mockImplementation(() => {});
  error = vi.spyOn(notify, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it("shows the success notice made from the result", async () => {
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
  [
    "the failure notice after an unknown error",
    new Error("500 at line 3"),
    FAILED.description,
    "error",
  ],
  [
    "the failure notice after an internal error",
    new DomainError("internal"),
    FAILED.description,
    "error",
  ],
  [
    "the failure notice after a refusal without a text",
    new DomainError("aborted"),
    FAILED.description,
    "warn",
  ],
  [
    "the server's text",
    new DomainError("aborted", "Someone else saved."),
    "Someone else saved.",
    "warn",
  ],
  [
    "the reference of an internal error",
    new DomainError("internal", undefined, {
      cause: { details: { safe: false, reference: "4bf92f3577b3" } },
    }),
    `${FAILED.description} Reference 4bf92f3577b3.`,
    "error",
  ],
  [
    "no reference that is none",
    new DomainError("internal", undefined, { cause: { details: { reference: "<b>4bf92</b>" } } }),
    FAILED.description,
    "error",
  ],
] as const)("shows %s, and logs the error", async (_, original, description, level) => {
  const log = vi.spyOn(console, level).mockImplementation(() => {});
  const { result } = renderHook(() =>
    useAction(() => Promise.reject(original), { failure: FAILED }),
  );
  await act(async () => expect(await result.current[0]()).toBe(false));
  expect(error).toHaveBeenCalledWith(FAILED.title, description);
  expect(log).toHaveBeenCalledWith(original);
});

it("appends the reference also to a notice made from the error", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const original = new DomainError("internal", undefined, {
    cause: { details: { reference: "4bf92f3577b3" } },
  });
  const failure = (cause: unknown) => ({
    title: "No",
    description: failureText(cause, "Try again."),
  });
  for (const outcome of [failure, () => ({ title: "No" })]) {
    const { result } = renderHook(() =>
      useAction(() => Promise.reject(original), { failure: outcome }),
    );
    await act(async () => void (await result.current[0]()));
  }
  expect(error.mock.calls).toEqual([
    ["No", "Try again. Reference 4bf92f3577b3."],
    ["No", "Reference 4bf92f3577b3."],
  ]);
});

it("is busy while it runs, and ignores a second call", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const action = vi.fn(() => promise);
  const { result } = renderHook(() => useAction(action, { failure: FAILED }));
  await act(async () => {
    void result.current[0]();
    expect(await result.current[0]()).toBe(false);
  });
  expect(result.current[1]).toBe(true);
  await act(async () => resolve());
  expect(result.current[1]).toBe(false);
  expect(action).toHaveBeenCalledOnce();
});

import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSlugCheck } from "./use-slug-check.ts";

const { isSlugTaken } = vi.hoisted(() => ({ isSlugTaken: vi.fn() }));
vi.mock("#posts/data/free-slug.ts", () => ({ isSlugTaken }));
afterEach(cleanup);

it.each([
  ["taken", async () => true],
  ["free", async () => false],
  [undefined, () => Promise.reject(new Error("offline"))],
])("ends as %s, and never checks for ever", async (end, answer) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  isSlugTaken.mockImplementation(answer);
  const { result } = renderHook(() => useSlugCheck("acero", "a"));
  expect(result.current).toBe("checking");
  await waitFor(() => expect(result.current).toBe(end));
});

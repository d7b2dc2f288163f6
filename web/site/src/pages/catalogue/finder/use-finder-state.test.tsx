import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useFinderState } from "./use-finder-state.ts";

afterEach(cleanup);

test("an address without a query draws the catalogue once", () => {
  let drawn = 0;
  renderHook(() => {
    drawn += 1;
    return useFinderState();
  });
  expect(drawn).toBe(1);
});

import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useUsers } from "./users.ts";

vi.mock("#data/shared/callables.ts", () => ({ call: async () => ({ users: [{ uid: "a" }] }) }));
afterEach(cleanup);

it("marks the users as last known while there is no network", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const { result } = renderHook(() => useUsers());
  await waitFor(() => expect(result.current.list).toMatchObject({ isLastKnown: false }));
  network.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(result.current.list).toMatchObject({ data: [{ uid: "a" }], isLastKnown: true });
});

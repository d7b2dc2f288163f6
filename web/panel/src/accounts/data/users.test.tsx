import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useUsers } from "./users.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#data/callables.ts", () => ({ call }));
beforeEach(() => void call.mockReset().mockResolvedValue({ users: [{ uid: "a" }] }));
afterEach(cleanup);

it("marks the users as last known while there is no network", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const { result } = renderHook(() => useUsers());
  await waitFor(() => expect(result.current.list).toMatchObject({ isLastKnown: false }));
  network.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(result.current.list).toMatchObject({ data: [{ uid: "a" }], isLastKnown: true });
});

it("keeps the list of a reload when an older page of it arrives later", async () => {
  const late = Promise.withResolvers<object>();
  call.mockResolvedValueOnce({ users: [{ uid: "a" }], next_page_token: "t" });
  const { result } = renderHook(() => useUsers());
  await waitFor(() => expect(result.current.list).toHaveProperty("more", expect.any(Function)));
  call.mockReturnValueOnce(late.promise).mockResolvedValueOnce({ users: [{ uid: "new" }] });
  const { list, reload } = result.current;
  const more = list.state === "ready" ? list.more?.() : undefined;
  act(reload);
  await waitFor(() => expect(result.current.list).toMatchObject({ data: [{ uid: "new" }] }));
  late.resolve({ users: [{ uid: "b" }] });
  await act(async () => more);
  expect(result.current.list).toMatchObject({ data: [{ uid: "new" }] });
});

import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { useTrash } from "./use-trash.ts";

const read = vi.hoisted(() => vi.fn());
vi.mock("../data/trash.ts", () => ({ readTrash: read }));
afterEach(cleanup);

it("reads again after another tab was shown, where posts may have been deleted", async () => {
  read.mockResolvedValue({ posts: [], unreadable: [] });
  const { result } = renderHook(() => ({ trash: useTrash(), navigate: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={["/nhk?view=trash"]}>{children}</MemoryRouter>
    ),
  });
  const data = () =>
    result.current.trash.list.state === "ready" ? result.current.trash.list.data : undefined;
  await waitFor(() => expect(data()).toEqual([]));
  act(() => void result.current.navigate("/nhk?view=trash#jobs"));
  read.mockResolvedValue({ posts: [{ id: "a" }], unreadable: [] });
  act(() => void result.current.navigate("/nhk?view=trash"));
  await waitFor(() => expect(data()).toEqual([{ id: "a" }]));
});

it("marks the posts as last known while there is no network", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  read.mockResolvedValue({ posts: [], unreadable: [] });
  const { result } = renderHook(() => useTrash(), { wrapper: MemoryRouter });
  await waitFor(() => expect(result.current.list).toMatchObject({ isLastKnown: false }));
  network.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(result.current.list).toMatchObject({ state: "ready", isLastKnown: true });
});

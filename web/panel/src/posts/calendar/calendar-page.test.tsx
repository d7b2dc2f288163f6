import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredPost } from "domain/posts/post";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RoleProvider } from "#accounts/data/use-can.ts";
import { panelSystem } from "#ui/theme.ts";
import { SaveConflict } from "../data/post-editing.ts";
import { CalendarPage } from "./calendar-page.tsx";

const data = vi.hoisted(() => ({
  planned: [] as object[],
  dated: [] as object[],
  reschedule: vi.fn(),
  undo: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/planned-posts.ts", () => ({
  MAX_OF_MONTH: 500,
  usePostsBetween: (field: string) => ({
    state: "ready",
    data: field === "scheduled_for" ? data.planned : data.dated,
    unreadable: [],
  }),
  reschedulePost: data.reschedule,
  undoRescheduling: data.undo,
}));
vi.mock("../data/post-editing.ts", () => ({ SaveConflict: class extends Error {} }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const at = new Date("2026-01-02T03:04:05Z");
const post: StoredPost = {
  ...{ id: "a", title: "Ruedas", slug: "ruedas", published: false },
  ...{ created_at: at, updated_at: at, view_count: 0 },
};
/** 10:30 at the offices, in a month to come. */
const planned = { ...post, scheduled_for: new Date("2099-12-10T09:30:00Z") };
const published = { ...post, id: "b", title: "Acero", published: true };

function show(role: "admin" | "author" = "admin") {
  data.planned = [planned];
  data.dated = [{ ...published, published_at: new Date("2099-12-11T09:30:00Z") }];
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter initialEntries={["/nhk/calendar?month=2099-12"]}>
        <RoleProvider value={role}>
          <CalendarPage />
        </RoleProvider>
      </MemoryRouter>
    </ChakraProvider>,
  );
}

const day = (name: string) => {
  const cell = document.querySelector<HTMLElement>(`[data-day="${name}"]`);
  if (!cell) throw new Error(`The calendar has no ${name}`);
  return within(cell);
};

function drag(title: string, to: string): void {
  const entry = screen.getByRole("link", { name: title }).closest("li");
  const cell = document.querySelector(`[data-day="${to}"]`);
  if (!entry || !cell) throw new Error("Nothing to drag");
  const start = createEvent.dragStart(entry);
  Object.defineProperty(start, "dataTransfer", { value: { setData: () => undefined } });
  fireEvent(entry, start);
  fireEvent.dragOver(cell);
  fireEvent.drop(cell);
}

beforeEach(() => {
  vi.clearAllMocks();
  data.reschedule.mockResolvedValue(undefined);
});
afterEach(cleanup);

it("shows posts on their days, and moves a dragged one with its time of day", async () => {
  show();
  day("2099-12-10").getByText("10:30 Scheduled");
  day("2099-12-11").getByText("10:30 Published");
  drag("Ruedas", "2099-12-17");
  await vi.waitFor(() => expect(data.notify.success).toHaveBeenCalled());
  const to = new Date("2099-12-17T09:30:00Z");
  expect(data.reschedule.mock.calls).toEqual([[planned, to]]);
  day("2099-12-17").getByRole("link", { name: "Ruedas" });
  const [title, , undo] = data.notify.success.mock.lastCall ?? [];
  expect(title).toBe("“Ruedas” moved to Dec 17, 2099, 10:30 AM");
  data.undo.mockResolvedValue(true);
  undo.onClick();
  await vi.waitFor(() => expect(data.notify.success).toHaveBeenCalledTimes(2));
  expect(data.undo.mock.calls).toEqual([["a", to, planned.scheduled_for]]);
});

it("moves a post without a pointer, and not into the past", async () => {
  show();
  screen.getByRole("button", { name: "Move “Ruedas”" }).focus();
  await userEvent.keyboard("{Enter}");
  const field = await screen.findByLabelText("Day of publication");
  fireEvent.change(field, { target: { value: "2020-01-01" } });
  screen.getByText("This time has passed.");
  fireEvent.change(field, { target: { value: "2099-12-20" } });
  await userEvent.click(screen.getByRole("button", { name: "Move" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(data.reschedule.mock.calls).toEqual([[planned, new Date("2099-12-20T09:30:00Z")]]);
  day("2099-12-20").getByRole("button", { name: "Move “Ruedas”" });
});

it("leaves a post where it is that somebody else changed", async () => {
  data.reschedule.mockRejectedValue(new SaveConflict(null as never));
  show();
  drag("Ruedas", "2099-12-17");
  await vi.waitFor(() => expect(data.notify.error).toHaveBeenCalled());
  expect(data.notify.error.mock.lastCall?.[0]).toBe("Somebody changed this post meanwhile");
  day("2099-12-10").getByRole("link", { name: "Ruedas" });
});

it("moves nothing that is public, and nothing for people who may not publish", () => {
  show();
  const entry = screen.getByRole("link", { name: "Acero" }).closest("li");
  expect(entry?.getAttribute("draggable")).toBe("false");
  expect(screen.queryByRole("button", { name: "Move “Acero”" })).toBeNull();
  cleanup();
  show("author");
  expect(screen.queryByRole("button", { name: "Move “Ruedas”" })).toBeNull();
});

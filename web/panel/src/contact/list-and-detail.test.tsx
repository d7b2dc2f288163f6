import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredSubmission } from "domain/contact/submission";
import { DomainError } from "domain/shared/errors";
import { useSyncExternalStore } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";
import { panelSystem } from "#ui/theme.ts";
import { ContactTab } from "./contact-tab.tsx";

const data = vi.hoisted(() => ({
  inbox: [] as readonly object[],
  alone: [] as readonly object[],
  listeners: new Set<() => void>(),
  update: vi.fn(),
  assign: vi.fn(),
  markSpam: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
const ready = (list: readonly object[]) => ({ state: "ready", data: list, unreadable: [] });
vi.mock("./list/expiry-notice.tsx", () => ({ ExpiryNotice: () => null }));
vi.mock("./data/submissions.ts", () => ({
  PAGE_SIZE: 499,
  useSuspectCount: () => undefined,
  markSpam: data.markSpam,
  useSubmissions: () => {
    const listen = (listener: () => void) => {
      data.listeners.add(listener);
      return () => data.listeners.delete(listener);
    };
    return ready(useSyncExternalStore(listen, () => data.inbox));
  },
  useSubmission: (id: string | null) => ready(id === null ? [] : data.alone),
}));
vi.mock("./data/change-submissions.ts", () => ({
  setStatus: data.update,
  assign: data.assign,
}));
vi.mock("#accounts/data/session-store.ts", () => ({
  useSession: () => ({ state: "signed-in", uid: "eva", email: "eva@nhk.example" }),
}));
vi.mock("#accounts/data/administrators.ts", () => ({
  useAdministrators: () => new Map([["leo", { email: "leo@nhk.example", name: "Leo Gil" }]]),
}));
vi.mock("#data/audit-log.ts", () => ({}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const at = (day: number) => new Date(`2026-01-${String(day).padStart(2, "0")}T10:00:00Z`);
const ana = submission({ id: "ana", name: "Ana", created_at: at(18) });
const ben = submission({ id: "ben", name: "Ben", created_at: at(17) });
const eva = submission({ id: "eva", name: "Eva", created_at: at(16) });
const late = submission({ id: "late", name: "Luz", created_at: at(19) });

function store(...inbox: readonly StoredSubmission[]): void {
  act(() => {
    data.inbox = inbox;
    for (const listener of data.listeners) listener();
  });
}

function show(hash: string) {
  const screens = [{ path: "*", element: <ContactTab /> }];
  const router = createMemoryRouter(screens, { initialEntries: [`/nhk${hash}`] });
  render(
    <ChakraProvider value={panelSystem}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), hash: () => router.state.location.hash, router };
}
const row = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) });
const rows = () => screen.getAllByRole("link").flatMap((element) => element.dataset.inboxRow ?? []);
const title = (name: string) => screen.findByRole("heading", { name, level: 3 });
const hasFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  data.inbox = [ana, ben, eva];
  data.alone = [];
  data.update.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

it("opens a submission by its link, whose title gets the focus, and Back returns to the list", async () => {
  const { user, hash, router } = show("#contact");
  screen.getByText("No submission is open.");
  await user.click(row("Ana"));
  await hasFocus(await title("Ana"));
  expect(hash()).toBe("#contact/ana");
  expect(row("Ana").getAttribute("aria-current")).toBe("true");
  await user.click(row("Ben"));
  await hasFocus(await title("Ben"));
  await act(() => router.navigate(-1));
  expect(hash()).toBe("#contact");
  await hasFocus(row("Ben"));
});

it("leaves the focus where it is when another tab opens", async () => {
  const { router } = show("#contact/ben");
  const heading = await title("Ben");
  heading.focus();
  await act(() => router.navigate("/nhk#users"));
  await act(() => router.navigate("/nhk#contact"));
  expect(document.activeElement).toBe(document.body);
});

it("opens the submission of the address, and closes it with Escape", async () => {
  const { user, hash } = show("#contact/ben");
  await title("Ben");
  await user.keyboard("{Escape}");
  expect(hash()).toBe("#contact");
  await hasFocus(row("Ben"));
});

it("reads a submission that the list does not have, and says when it is gone", async () => {
  data.alone = [late];
  show("#contact/late");
  await title("Luz");
  cleanup();
  data.alone = [];
  show("#contact/late");
  screen.getByText("This submission is no longer stored.");
});

it("moves with J, K and arrow keys: the focus in the list, then what is open", async () => {
  const { user, hash } = show("#contact");
  await user.keyboard("k");
  expect(document.activeElement).toBe(document.body);
  await user.keyboard("jj");
  await hasFocus(row("Ben"));
  await user.keyboard("{ArrowUp}");
  await hasFocus(row("Ana"));
  expect(hash()).toBe("#contact");
  await user.keyboard("{Enter}");
  await hasFocus(await title("Ana"));
  await user.keyboard("j");
  await title("Ben");
  await hasFocus(row("Ben"));
  await user.keyboard("{ArrowDown}");
  await title("Eva");
  await user.keyboard("j");
  await title("Eva");
  await user.keyboard("k");
  await title("Ben");
});

it("has no keys in fields, with modifiers, in dialogs, or when they are switched off", async () => {
  const { user, hash } = show("#contact/ana");
  const search = screen.getByRole<HTMLInputElement>("searchbox");
  await user.keyboard("/");
  expect(document.activeElement).toBe(search);
  await user.keyboard("je?");
  expect(search.value).toBe("je?");
  await user.clear(search);
  await user.click(screen.getByLabelText("New note"));
  await user.keyboard("ej{Escape}");
  act(() => screen.getByLabelText("New note").blur());
  await user.keyboard("{Control>}e{/Control}{Alt>}j{/Alt}");
  expect(hash()).toBe("#contact/ana");
  expect(data.update).not.toHaveBeenCalled();
  await user.keyboard("?");
  const dialog = await screen.findByRole("dialog");
  await user.keyboard("j");
  expect(hash()).toBe("#contact/ana");
  await user.click(screen.getByRole("checkbox", { name: "Single letters work" }));
  await user.click(screen.getByRole("button", { name: /close/i }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  await user.keyboard("je");
  expect(hash()).toBe("#contact/ana");
  expect(data.update).not.toHaveBeenCalled();
});

it("replies with R, and completes with E, after which the reply has the focus", async () => {
  const { user } = show("#contact/ana");
  const clicked = vi.fn((event: Event) => event.preventDefault());
  const reply = screen.getByRole("link", { name: "Reply via Email" });
  reply.addEventListener("click", clicked);
  await user.keyboard("r");
  expect(clicked).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Mark Completed" }));
  expect(data.update).toHaveBeenCalledWith([ana], "completed");
  const done: StoredSubmission = { ...ana, status: "completed" };
  store(done, ben, eva);
  await hasFocus(reply);
  await user.keyboard("e");
  expect(data.update).toHaveBeenCalledOnce();
  await user.keyboard("j");
  await title("Ben");
  await user.keyboard("e");
  expect(data.update).toHaveBeenLastCalledWith([ben], "completed");
});

it("keeps a submission open that leaves the list, and goes on where it was", async () => {
  const { user } = show("?handled=pending#contact/ben");
  store(ana, { ...ben, status: "completed" }, eva);
  expect(rows()).toEqual(["ana", "eva"]);
  await title("Ben");
  await user.keyboard("j");
  await title("Eva");
});

it("lists what arrives when it is asked for, while a submission is read", async () => {
  const { user } = show("#contact/ana");
  store(late, ana, ben, eva);
  expect(rows()).toEqual(["ana", "ben", "eva"]);
  await user.click(screen.getByRole("button", { name: "Show 1 new submission" }));
  expect(rows()).toEqual(["late", "ana", "ben", "eva"]);
  store(ana, ben, eva);
  await user.keyboard("{Escape}");
  store(late, ana, ben, eva);
  expect(rows()).toEqual(["late", "ana", "ben", "eva"]);
});

it("lists the newest first, counts the overdue, and groups them by deadline on request", async () => {
  const fresh = submission({ id: "fresh", name: "Flor", created_at: new Date() });
  data.inbox = [fresh, { ...ana, created_at: at(7) }, { ...ben, created_at: at(5) }];
  const { user, router } = show("#contact");
  expect(rows()).toEqual(["fresh", "ana", "ben"]);
  screen.getByText("2 overdue");
  await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Overdue first");
  expect(rows()).toEqual(["ben", "ana", "fresh"]);
  within(screen.getByRole("region", { name: "Overdue 2" })).getByText("Ana");
  expect(router.state.location.search).toBe("?order=overdue");
});

it("says what covers one page only when the inbox has several", () => {
  const note = "1 submission. Search, filters, order, counts and export cover this page only.";
  show("#contact");
  screen.getByText("3 submissions");
  cleanup();
  const last = submission({ id: "last", name: "Last" });
  data.inbox = Array.from({ length: 500 }, (_, n) => submission({ id: `id-${n}` })).with(7, last);
  show("?inquiry=last#contact");
  screen.getByText(note);
});

it("assigns and completes the selected submissions at once, and keeps them selected when refused", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { user, hash } = show("#contact");
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  await user.click(box("Select Ana"));
  await user.click(box("Select Eva"));
  screen.getByText("2 selected");
  const bar = within(screen.getByRole("group", { name: "Selected submissions" }));
  data.update.mockRejectedValueOnce(new DomainError("aborted", "Somebody was faster."));
  await user.click(bar.getByRole("button", { name: "Mark Completed" }));
  expect(data.update).toHaveBeenCalledWith([ana, eva], "completed");
  expect(box("Select Ana").checked).toBe(true);
  await user.selectOptions(bar.getByRole("combobox"), "Leo Gil (leo@nhk.example)");
  expect(data.assign).not.toHaveBeenCalled();
  await user.click(bar.getByRole("button", { name: "Assign" }));
  expect(data.assign).toHaveBeenCalledWith([ana, eva], "leo");
  await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
  expect(hash()).toBe("#contact");
});

it("marks the selected submissions as spam, says how many moved when one fails, and moves them back", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { user } = show("#contact");
  await user.click(screen.getByRole("checkbox", { name: "Select Ana" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Ben" }));
  data.markSpam.mockImplementationOnce(async () => {
    store(ben, eva);
    return "sent";
  });
  data.markSpam.mockRejectedValueOnce(new DomainError("unavailable"));
  await user.click(screen.getByRole("button", { name: "Mark as Spam" }));
  expect(data.markSpam.mock.calls).toEqual([
    ["ana", true],
    ["ben", true],
  ]);
  const [title, , undo] = data.notify.success.mock.lastCall ?? [];
  expect(title).toBe("1 submission moved to possible spam");
  expect(data.notify.error).toHaveBeenCalledWith(
    "Error moving the submissions",
    "Those that are still listed were not moved. Please try again.",
  );
  screen.getByText("1 selected");
  data.markSpam.mockResolvedValueOnce("sent");
  undo.onClick();
  await waitFor(() =>
    expect(data.notify.success).toHaveBeenLastCalledWith(
      "1 submission moved to the inbox",
      "Sales has had the mails before.",
    ),
  );
  expect(data.markSpam).toHaveBeenLastCalledWith("ana", false);
});

it("leads from the bar of selected submissions, when it goes, to the box that selects all", async () => {
  const { user } = show("#contact");
  await user.click(screen.getByRole("checkbox", { name: "Select Ana" }));
  await user.click(screen.getByRole("button", { name: "Mark Completed" }));
  await hasFocus(screen.getByRole("checkbox", { name: "Select all shown" }));
});

it("selects all that the list shows, and changes none that it no longer shows", async () => {
  const { user } = show("#contact");
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  screen.getByText("3 selected");
  await user.click(screen.getByRole("radio", { name: /^Pending/ }));
  store(ana, { ...ben, status: "completed" }, eva);
  screen.getByText("2 selected");
  await user.click(screen.getByRole("button", { name: "Mark In Progress" }));
  expect(data.update).toHaveBeenCalledWith([ana, eva], "in_progress");
});

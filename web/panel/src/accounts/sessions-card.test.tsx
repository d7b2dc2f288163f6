import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { toSession } from "domain/accounts/session";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { SessionsCard } from "./sessions-card.tsx";

const data = vi.hoisted(() => ({ end: vi.fn(), list: vi.fn(), success: vi.fn(), error: vi.fn() }));
vi.mock("./data/sessions.ts", () => ({
  useOwnSessions: data.list,
  endSessions: data.end,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data }));

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
const of = (auth_time: number, used: string) => ({
  id: `ana_${auth_time}`,
  ...toSession({ uid: "ana", auth_time }, FIREFOX, new Date(used)),
});
const session = { uid: "ana", auth_time: 100 };
const END = /^End the session in Firefox on Windows since Jan 1, 1970/;

function show(list: object) {
  data.list.mockReturnValue(list);
  render(
    <ChakraProvider value={panelSystem}>
      <SessionsCard session={session} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const ready = (...sessions: object[]) => ({ state: "ready", data: sessions, unreadable: [] });

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows the present session first, then the one that was used last", () => {
  show(
    ready(
      of(50, "2026-11-20T10:00:00Z"),
      of(70, "2026-11-24T10:00:00Z"),
      of(100, "2026-11-19T10:00:00Z"),
    ),
  );
  expect(data.list).toHaveBeenCalledWith("ana");
  const [first, second, third] = screen.getAllByRole("listitem").map((row) => within(row));
  first?.getByText("This session");
  first?.getByText("Firefox on Windows");
  first?.getByText(/^Since Jan 1, 1970/);
  expect(first?.queryByRole("button")).toBeNull();
  second?.getByText(/^Last used Nov 24, 2026/);
  third?.getByText(/^Last used Nov 20, 2026/);
  third?.getByRole("button", { name: END });
});

it("ends one session, or all others", async () => {
  const person = show(ready(of(100, "2026-11-20T10:00:00Z"), of(50, "2026-11-20T10:00:00Z")));
  await person.click(screen.getByRole("button", { name: END }));
  await waitFor(() => expect(data.success).toHaveBeenCalledWith("Session ended", undefined));
  expect(data.end).toHaveBeenLastCalledWith("ana", 50);
  expect(document.activeElement?.getAttribute("data-row")).not.toBeNull();
  await person.click(screen.getByRole("button", { name: "End All Other Sessions" }));
  await waitFor(() =>
    expect(data.success).toHaveBeenCalledWith("All other sessions ended", undefined),
  );
  expect(data.end).toHaveBeenLastCalledWith("ana");
});

it("shows the reason of a failure", async () => {
  data.end.mockRejectedValue(new DomainError("failed-precondition", "Too many"));
  const person = show(ready(of(50, "2026-11-20T10:00:00Z")));
  await person.click(screen.getByRole("button", { name: END }));
  await waitFor(() =>
    expect(data.error).toHaveBeenCalledWith("Could not end the session", "Too many"),
  );
});

it("shows that the sessions could not be loaded, and still ends all others", async () => {
  const retry = vi.fn();
  const person = show({ state: "failed", error: new Error("x"), retry });
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
  screen.getByRole("button", { name: "End All Other Sessions" });
});

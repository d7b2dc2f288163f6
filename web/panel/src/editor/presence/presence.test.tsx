import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { StoredPost } from "domain/posts/post";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { Presence } from "./presence.tsx";

const data = vi.hoisted(() => ({ editors: vi.fn(), note: vi.fn(), end: vi.fn() }));
vi.mock("#posts/data/post-editors.ts", () => ({
  useEditors: data.editors,
  noteEditing: data.note,
  endEditing: data.end,
  ownUid: () => "me",
}));

const newer = vi.hoisted(() => vi.fn());
vi.mock("#posts/data/last-save.ts", () => ({ useNewerSave: newer }));
vi.mock("#accounts/data/session-store.ts", () => ({
  useSession: () => ({ state: "signed-in", email: "me@nhk-group.example" }),
}));

/** The server's clock; the browser's own is a day ahead. */
const SERVER = new Date("2026-11-21T10:00:00Z").getTime();
const editor = (uid: string, secondsAgo: number) => ({
  id: `p1_${uid}`,
  post_id: "p1",
  uid,
  email: `${uid}@nhk-group.example`,
  at: new Date(SERVER - secondsAgo * 1000),
});
const ready = (...entries: ReturnType<typeof editor>[]) =>
  data.editors.mockReturnValue({
    state: "ready",
    data: entries,
    unreadable: [],
    isLastKnown: false,
  });
const open = (isSaving = false) =>
  act(async () =>
    render(
      <ChakraProvider value={panelSystem}>
        <Presence post={{ id: "p1" } as StoredPost} isSaving={isSaving} />
      </ChakraProvider>,
    ),
  );
const text = () => screen.getByRole("status").textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER + 86_400_000 });
  newer.mockReset().mockReturnValue(null);
  data.note.mockReset().mockResolvedValue(undefined);
  data.end.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("names another administrator who has the post open, and not the own account", async () => {
  ready(editor("me", 0), editor("ana", 30), editor("gone", 121));
  await open();
  expect(text()).toBe("ana@nhk-group.example is editing this post now.");
});

it("ends two minutes after the last renewal", async () => {
  ready(editor("me", 0), editor("ana", 30));
  await open();
  await act(() => vi.advanceTimersByTimeAsync(75_000));
  expect(text()).toContain("ana");
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(text()).toBe("");
});

it("names no administrator before the own note has the server's time", async () => {
  data.note.mockReturnValue(new Promise(() => {}));
  ready(editor("ana", 40_000));
  await open();
  expect(text()).toBe("");
});

it("renews the own note every 45 seconds while visible, and deletes it on leaving", async () => {
  ready(editor("me", 0));
  const view = await open();
  expect(data.note).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(data.note).toHaveBeenCalledTimes(3);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(data.note).toHaveBeenCalledTimes(3);
  view.unmount();
  expect(data.end).toHaveBeenCalledExactlyOnceWith("p1");
});

it("shows nothing when the server cannot be reached", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  data.note.mockRejectedValue(new Error("unavailable"));
  data.editors.mockReturnValue({ state: "failed", error: new Error("x"), retry: vi.fn() });
  await open();
  expect(text()).toBe("");
});

it.each([
  ["me@nhk-group.example", /^You saved this post in another tab on Nov 21, 2026, .* asks which/],
  ["ana@nhk-group.example", /^ana@nhk-group.example saved this post on Nov 21, 2026/],
  [null, /^Somebody else saved this post on/],
])(
  "says that the post was saved since it was opened (%s), but not during an own save",
  async (by, said) => {
    ready(editor("me", 0));
    newer.mockReturnValue({ by, at: new Date(SERVER) });
    await open();
    expect(text()).toMatch(said);
    cleanup();
    await open(true);
    expect(text()).toBe("");
  },
);

it("a save that nobody has seen yet stays in view, each of them", async () => {
  ready(editor("me", 0));
  newer.mockReturnValue({ by: null, at: new Date(SERVER) });
  await open();
  const getAlert = () => screen.getByText(/saved this post/).parentElement;
  const floating = getAlert()?.className;
  await act(async () => screen.getByRole("button", { name: "OK" }).click());
  expect(getAlert()?.className).not.toBe(floating);
  expect(text()).toMatch(/saved this post/);
  newer.mockReturnValue({ by: null, at: new Date(SERVER + 1000) });
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(getAlert()?.className).toBe(floating);
});

import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ImportRow } from "domain/imports/import-row";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { UpdatesCard } from "./updates-card.tsx";

const data = vi.hoisted(() => ({ postsAt: vi.fn(), error: vi.fn() }));
vi.mock("#data/posts-at.ts", () => ({ MAX_POSTS_AT_ONCE: 30, postsAt: data.postsAt }));
vi.mock("#ui/toasts/toaster.tsx", () => ({
  notify: { success: vi.fn(), error: data.error },
}));

const toRow = (n: number, change: Partial<ImportRow> = {}): ImportRow => ({
  line: n + 2,
  row: n,
  title: `Pie ${n}`,
  slug: `pie-${n}`,
  content: "<p>Acero 316L</p>",
  excerpt: "Acero",
  published: true,
  date: "2021-08-07T00:00:00.000Z",
  on_conflict: "update",
  ...change,
});
const at = new Date(2026, 10, 20);
const former = (change: object = {}, content = "<p>Acero 304</p>") => ({
  post: {
    id: "a",
    title: "Pie 0",
    slug: "pie-0",
    excerpt: "Acero",
    published: true,
    created_at: at,
    updated_at: at,
    view_count: 1,
    ...change,
  },
  body: { content },
});

function show(rows: readonly ImportRow[]) {
  render(
    <ChakraProvider value={panelSystem}>
      <UpdatesCard rows={rows} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole("button", { name });
const getCells = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

afterEach(cleanup);

it("shows each changed field before and after, and no unchanged field", async () => {
  data.postsAt.mockResolvedValue(new Map([["pie-0", former()]]));
  const user = show([toRow(0, { title: "Pie nuevo" })]);
  await user.click(button("Show before and after"));
  await screen.findByRole("table");
  expect(getCells("Row 2 “Pie nuevo”")).toEqual([
    ["Title", "Pie 0", "Pie nuevo"],
    ["Text", "Acero 304 (16 characters)", "Acero 316L (17 characters)"],
  ]);
});

it("shows that a guest's published post becomes a draft", async () => {
  data.postsAt.mockResolvedValue(new Map([["pie-0", former({ source: "guest" })]]));
  const user = show([toRow(0)]);
  await user.click(button("Show before and after"));
  await screen.findByRole("table");
  expect(getCells("Row 2 “Pie 0”").at(-1)).toEqual([
    "Status",
    "Published",
    "Draft, until its claims are confirmed again",
  ]);
});

it("shows that nothing changes, or that the post no longer exists", async () => {
  data.postsAt.mockResolvedValue(new Map([["pie-0", former({}, "<p>Acero 316L</p>")]]));
  const user = show([toRow(0), toRow(1)]);
  await user.click(button("Show before and after"));
  await screen.findByText("Nothing changes: title, excerpt and text are the same.");
  screen.getByText("No post has this address any more. The row becomes a new post.");
});

it("loads thirty at once, and keeps showing them when the next ones fail", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  data.postsAt.mockResolvedValueOnce(new Map()).mockRejectedValueOnce(new Error("offline"));
  const user = show(Array.from({ length: 40 }, (_, n) => toRow(n)));
  await user.click(button("Show before and after"));
  await user.click(await screen.findByRole("button", { name: "Show 10 more" }));
  await vi.waitFor(() =>
    expect(data.error).toHaveBeenCalledWith("Error", "Could not load the existing posts"),
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(30);
  button("Show 10 more");
});

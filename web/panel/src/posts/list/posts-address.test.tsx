import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { PostsCard } from "./posts-card.tsx";

const data = vi.hoisted(() => ({
  ...{ use: vi.fn(), found: vi.fn(), ofJob: vi.fn(), job: vi.fn(), saved: vi.fn() },
}));
vi.mock("../data/panel-posts.ts", () => ({ usePosts: data.use, postsOfJob: data.ofJob }));
vi.mock("../data/found-posts.ts", () => ({ postsWith: data.found }));
vi.mock("../data/post-index.ts", () => ({
  readPostIndex: async () => ({ entries: null, since: new Date() }),
  readPosts: async () => [],
  usePostsSavedSince: data.saved,
}));
vi.mock("#data/import-jobs.ts", () => ({ useImportJob: data.job }));

const JOB = "7b0f8a4e-0000-4000-8000-000000000001";
const post = (n: number): StoredPost => ({
  id: `id-${n}`,
  title: `Pieza ${n}`,
  slug: `pieza-${n}`,
  published: false,
  created_at: new Date(2026, 5, 23, 11, -n),
  updated_at: new Date(2026, 5, 23),
  view_count: 0,
});
const posts = (count: number) => Array.from({ length: count }, (_, n) => post(n));
/** One more than a page has. */
const FULL = 51;
const ready = (list: readonly object[]) => ({ state: "ready", data: list, unreadable: [] });

/** Shows the router's address. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>at {pathname + search + hash}</p>;
}

function show(address: string) {
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter initialEntries={[address]}>
        <PostsCard />
        <Address />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const chosen = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name }).value;

beforeEach(() => {
  vi.resetAllMocks();
  data.use.mockReturnValue(ready(posts(2)));
  data.saved.mockReturnValue(ready([]));
  data.found.mockResolvedValue({ posts: posts(12), next: undefined });
  data.job.mockReturnValue(ready([{ id: JOB, job_name: "enero.csv" }]));
});
afterEach(cleanup);

it("keeps status, order and search in the address", async () => {
  const user = show("/nhk");
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "draft");
  await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "title");
  screen.getByText("at /nhk?status=draft&sort=title");
  await user.type(screen.getByRole("searchbox"), "pie");
  screen.getByText("at /nhk?status=draft&sort=title&q=pie");
});

it("opens with status, order and page of the address", () => {
  data.use.mockReturnValue(ready(posts(FULL)));
  show("/nhk?status=draft&sort=title&after=id-a.id-b");
  expect(data.use).toHaveBeenLastCalledWith({ status: "draft", sort: "title" }, "id-b");
  expect([chosen("Status"), chosen("Order")]).toEqual(["draft", "title"]);
  screen.getByText("101–150");
});

it("turns pages in the address, and shows the first page of another filter", async () => {
  data.use.mockReturnValue(ready(posts(FULL)));
  const user = show("/nhk");
  await user.click(screen.getByRole("button", { name: "Next" }));
  screen.getByText("at /nhk?after=id-49");
  expect(data.use).toHaveBeenLastCalledWith({ status: "all", sort: "newest" }, "id-49");
  await user.click(screen.getByRole("button", { name: "Previous" }));
  screen.getByText("at /nhk");
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "published");
  screen.getByText("at /nhk?status=published");
});

it("shows the first page when the post before the page was deleted", async () => {
  const gone = { state: "failed", error: new DomainError("not-found"), retry: vi.fn() };
  data.use.mockImplementation((_, after) => (after === null ? ready(posts(2)) : gone));
  vi.spyOn(console, "error").mockImplementation(() => {});
  show("/nhk?after=id-gone");
  await screen.findByText("at /nhk");
  screen.getByText("Pieza 0");
});

it("ignores values of the address that are no options", () => {
  show("/nhk?status=<b>&sort=x&after=../a");
  expect(data.use).toHaveBeenLastCalledWith({ status: "all", sort: "newest" }, null);
});

it("keeps in the address how many found posts are shown", async () => {
  const user = show("/nhk?q=pieza");
  await user.click(await screen.findByRole("button", { name: "Show more (2 left)" }));
  screen.getByText("at /nhk?q=pieza&shown=20");
  screen.getByText("Pieza 11");
});

it("lists the posts of the import job in the address, with a link to the job", async () => {
  data.ofJob.mockResolvedValue([post(1)]);
  const user = show(`/nhk?job=${JOB}`);
  await screen.findByText("1 post found");
  expect(data.ofJob).toHaveBeenCalledWith(JOB, expect.any(Function));
  screen.getByText("Posts of the import “enero.csv”");
  const link = screen.getByRole("link", { name: "Show the job" });
  expect(link.getAttribute("href")).toBe(`/nhk?at=${JOB}#jobs`);
  await user.click(screen.getByRole("button", { name: "All posts" }));
  await waitFor(() => screen.getByText("at /nhk"));
});

it("links an imported post to its job", () => {
  data.use.mockReturnValue(ready([{ ...post(1), import_job_id: JOB }, post(2)]));
  show("/nhk");
  const link = screen.getByRole("link", { name: "Import job of “Pieza 1”" });
  expect(link.getAttribute("href")).toBe(`/nhk?at=${JOB}#jobs`);
  expect(screen.queryByRole("link", { name: "Import job of “Pieza 2”" })).toBeNull();
});

it("marks found posts as last known while there is no network", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  show("/nhk?q=pieza");
  await screen.findByText("12 posts found");
  expect(screen.queryByText(/^Last known/)).toBeNull();
  network.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  screen.getByText("Last known: newer changes are missing.");
  network.mockRestore();
});

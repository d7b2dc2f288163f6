import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { IndexResult } from "domain/indexing/index-report";
import { indexReport } from "domain/indexing/index-report";
import type { StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { pagesFrom } from "#ui/list/pagination.tsx";
import { panelSystem } from "#ui/theme.ts";
import { PostsTable } from "./posts-table.tsx";

const data = vi.hoisted(() => ({ remove: vi.fn(), check: vi.fn(), page: {} as object }));
vi.mock("../data/panel-posts.ts", () => ({ usePosts: () => data.page }));
vi.mock("../data/deletion.ts", () => ({ deletePosts: data.remove }));
vi.mock("#indexing/data/index-checks.ts", () => ({
  cachedIndexResults: async () => new Map(),
  checkIndexing: data.check,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: { success: vi.fn(), error: vi.fn() } }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  data.remove.mockReset();
  data.check.mockReset();
});

const post: StoredPost = {
  id: "b",
  title: "Limpieza higiénica",
  slug: "limpieza",
  published: true,
  created_at: new Date(2026, 5, 23),
  updated_at: new Date(2026, 5, 23),
  view_count: 0,
};

function show(...posts: StoredPost[]) {
  data.page = { state: "ready", data: posts, unreadable: [] };
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <PostsTable
          view={{ status: "all", sort: "newest" }}
          search=""
          chosen={null}
          pages={pagesFrom("", vi.fn())}
          found={10}
          onMore={vi.fn()}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

async function openDialog(user: ReturnType<typeof userEvent.setup>, button: string | RegExp) {
  await user.click(screen.getByRole("button", { name: button }));
  return within(await screen.findByRole("alertdialog"));
}

it("stays open after a rejected target, with the reason at the field", async () => {
  const reason = "There is no other article at /blog/limpiesa-cip";
  vi.spyOn(console, "warn").mockImplementation(() => {});
  data.remove.mockRejectedValueOnce(new DomainError("invalid-argument", reason));
  data.remove.mockResolvedValueOnce(undefined);
  const user = show(post);
  const dialog = await openDialog(user, "Delete “Limpieza higiénica”");
  await user.selectOptions(
    dialog.getByLabelText("Until it is restored, its address will"),
    "redirect",
  );
  const target = dialog.getByLabelText<HTMLInputElement>("Slug of the other article");
  await fill(user, target, "limpiesa-cip");
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await dialog.findByText(reason);
  expect(target.value).toBe("limpiesa-cip");
  expect(target.getAttribute("aria-invalid")).toBe("true");

  await user.clear(target);
  await fill(user, target, "limpieza-cip");
  expect(dialog.queryByText(reason)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(data.remove).toHaveBeenLastCalledWith(["b"], {
    b: { action: "redirect", target_slug: "limpieza-cip" },
  });
});

const result = (slug: string, isIndexed: boolean): IndexResult => ({
  url: `https://www.example.com/blog/${slug}`,
  searchResult: isIndexed ? "Submitted and indexed" : "URL is unknown to Google",
  isIndexed,
  confidence: "high",
  checked: true,
  checked_at: new Date(2026, 10, 20, 8).toISOString(),
});

it("checks the index on request, with progress, and shows the result of each post", async () => {
  let finish: (report: object) => void = () => {};
  data.check.mockImplementation((_slugs, onProgress: (checked: number) => void) => {
    onProgress(0);
    return new Promise((resolve) => (finish = resolve));
  });
  const user = show(post);
  const dialog = await openDialog(user, "Delete “Limpieza higiénica”");
  await dialog.findByText(/^It has not been checked/);
  await user.click(dialog.getByRole("button", { name: "Check now" }));
  dialog.getByText("Checking 0 of 1 in Google's index");
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Stop" }));
  finish(indexReport([result("limpieza", true)]));
  await dialog.findByText("Indexed Content Detected");
  const row = within(dialog.getByRole("list", { name: "Results by URL" })).getByRole("listitem");
  expect(row.textContent).toContain("Submitted and indexed · as of Nov 20, 2026, 08:00 AM");
  expect(row.textContent).toContain("IndexedHigh");
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Check again" }));
  expect(data.check).toHaveBeenCalledWith(["limpieza"], expect.anything());
  expect(data.remove).not.toHaveBeenCalled();
});

it("shows that a check failed, and keeps the choice of redirect", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  data.check.mockRejectedValueOnce(new DomainError("unavailable"));
  const user = show(post);
  const dialog = await openDialog(user, "Delete “Limpieza higiénica”");
  await user.selectOptions(dialog.getByLabelText(/address will$/), "redirect");
  await fill(user, dialog.getByLabelText("Slug of the other article"), "limpieza-cip");
  await user.click(dialog.getByRole("button", { name: "Check now" }));
  await dialog.findByText("Error checking indexing");
  expect(dialog.getByLabelText<HTMLInputElement>("Slug of the other article").value).toBe(
    "limpieza-cip",
  );
  data.check.mockResolvedValueOnce(indexReport([result("limpieza", false)]));
  await user.click(dialog.getByRole("button", { name: "Check again" }));
  await dialog.findByText("Not Found");
});

it("a check that was stopped shows no report later", async () => {
  let finish: (report: object) => void = () => {};
  data.check.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const user = show(post);
  const dialog = await openDialog(user, "Delete “Limpieza higiénica”");
  await user.click(dialog.getByRole("button", { name: "Check now" }));
  await user.click(dialog.getByRole("button", { name: "Stop" }));
  finish(indexReport([result("limpieza", true)]));
  await dialog.findByRole("button", { name: "Check now" });
  expect(dialog.queryByText("Indexed Content Detected")).toBeNull();
});

it("chooses a redirect for each post of a selection", async () => {
  data.remove.mockResolvedValue(undefined);
  const draft = { ...post, id: "d", slug: "borrador", title: "Borrador", published: false };
  const user = show(post, { ...post, id: "c", slug: "ruedas", title: "Ruedas" }, draft);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  const bulk = within(screen.getByRole("group", { name: "Selected posts" }));
  await user.click(bulk.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getAllByRole("combobox")).toHaveLength(2);
  await user.selectOptions(
    dialog.getByLabelText("Until it is restored, the address of “Ruedas” will"),
    "redirect",
  );
  await fill(user, dialog.getByLabelText("Slug of the other article"), "ruedas-nuevas");
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() =>
    expect(data.remove).toHaveBeenCalledWith(["b", "c", "d"], {
      c: { action: "redirect", target_slug: "ruedas-nuevas" },
    }),
  );
});

import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredPost } from "functions/domain/posts/post";
import { DomainError } from "functions/domain/shared/errors";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { pagesFrom } from "#ui/panel/pagination.tsx";
import { panelSystem } from "#ui/panel/theme.ts";
import { PostsTable } from "./posts-table.tsx";

const data = vi.hoisted(() => ({ remove: vi.fn(), page: {} as object }));
vi.mock("#data/posts/panel-posts.ts", () => ({ usePosts: () => data.page }));
vi.mock("#data/posts/deletion.ts", () => ({ deletePosts: data.remove }));
vi.mock("#data/indexing/index-checks.ts", () => ({ cachedVerdicts: async () => new Map() }));
vi.mock("#ui/panel/toaster.tsx", () => ({ notify: { success: vi.fn(), error: vi.fn() } }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

it("stays open after a refused target, with the reason at the field", async () => {
  const reason = "There is no other article at /blog/limpiesa-cip";
  vi.spyOn(console, "warn").mockImplementation(() => {});
  data.page = { state: "ready", data: [post], unreadable: [] };
  data.remove.mockRejectedValueOnce(new DomainError("invalid-argument", reason));
  data.remove.mockResolvedValueOnce(undefined);
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <PostsTable
          view={{ status: "all", sort: "newest" }}
          search=""
          job=""
          pages={pagesFrom("", vi.fn())}
          found={10}
          onMore={vi.fn()}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Delete “Limpieza higiénica”" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.selectOptions(dialog.getByLabelText("Its address will"), "redirect");
  const target = dialog.getByLabelText<HTMLInputElement>("Slug of the other article");
  await user.type(target, "limpiesa-cip");
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await dialog.findByText(reason);
  expect(target.value).toBe("limpiesa-cip");
  expect(target.getAttribute("aria-invalid")).toBe("true");

  await user.clear(target);
  await user.type(target, "limpieza-cip");
  expect(dialog.queryByText(reason)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(data.remove).toHaveBeenLastCalledWith(["b"], {
    b: { action: "redirect", target_slug: "limpieza-cip" },
  });
});

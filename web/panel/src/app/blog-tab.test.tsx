import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { BlogTab } from "./blog-tab.tsx";

vi.mock("#posts/list/posts-card.tsx", () => ({
  PostsCard: ({ actions }: { readonly actions: ReactNode }) => actions,
}));
vi.mock("#posts/list/ai-card.tsx", () => ({ AiCard: () => null }));
vi.mock("#posts/list/export-button.tsx", () => ({ ExportButton: () => null }));
vi.mock("#guests/guest-posts-card.tsx", () => ({ GuestPostsCard: () => null }));
vi.mock("#posts/delete-all/delete-all-button.tsx", () => ({ DeleteAllButton: () => null }));
vi.mock("#posts/trash/trash-card.tsx", () => ({ TrashCard: () => null }));
vi.mock("#imports/data/imports.ts", () => ({
  importRunner: {},
  useImportRun: () => ({ step: "idle" }),
  useResumedJob: () => undefined,
}));
vi.mock("#data/import-jobs.ts", () => ({}));
vi.mock("#data/posts-at.ts", () => ({}));
vi.mock("#posts/data/slugs.ts", () => ({}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("links from the top of the tab to the import below the posts, by keyboard too", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <BlogTab />
      </MemoryRouter>
    </ChakraProvider>,
  );
  await screen.findByText("Drag and drop a CSV file");
  const user = userEvent.setup();
  screen.getByRole("button", { name: "Import CSV" }).focus();
  await user.keyboard("{Enter}");
  const heading = screen.getByRole("heading", { name: "Import from CSV" });
  expect(document.activeElement).toBe(heading);
  expect((scroll.mock.contexts[0] as Element).contains(heading)).toBe(true);
  await user.tab();
  expect(
    screen.getByRole("region", { name: "Import from CSV" }).contains(document.activeElement),
  ).toBe(true);
});

import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { toDraft } from "../shared/draft.ts";
import { HistoryCard } from "./history-card.tsx";

const date = new Date(2026, 10, 9, 10, 30);
const dates = { created_at: date, updated_at: date };
const article = {
  post: { id: "p1", title: "Acero", slug: "acero", published: false, view_count: 0, ...dates },
  body: { content: "<p>Acero</p>" },
};
vi.mock("#posts/data/post-editing.ts", () => ({ openPost: async () => article }));
vi.mock("#posts/data/post-versions.ts", () => ({
  loadVersions: async () => [
    { id: "v1", post_id: "p1", title: "Antes", content: "<p>b</p>", replaced_at: new Date() },
  ],
}));
vi.mock("./history-dialog.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
const reload = vi.hoisted(() => vi.fn(async () => false));
vi.mock("#ui/reload.ts", () => ({ reloadForCode: reload }));

it("shows that its code cannot be loaded, after a second attempt and one reload", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  render(
    <ChakraProvider value={panelSystem}>
      <HistoryCard postId="p1" draft={toDraft(article)} unsaved={false} onRestore={() => {}} />
    </ChakraProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show earlier versions" }));
  await screen.findByText("This part of the panel could not be loaded");
  screen.getByRole("button", { name: "Try again" });
  expect(reload).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
});

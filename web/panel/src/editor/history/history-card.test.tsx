import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { type Draft, toDraft } from "../shared/draft.ts";
import { HistoryCard } from "./history-card.tsx";

const data = vi.hoisted(() => ({ open: vi.fn(), versions: vi.fn() }));
const notify = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock("#posts/data/post-editing.ts", () => ({ openPost: data.open }));
vi.mock("#posts/data/post-versions.ts", () => ({ loadVersions: data.versions }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify }));

const date = new Date(2026, 10, 9, 10, 30);
const article = {
  post: {
    id: "p1",
    title: "Acero 316L",
    slug: "acero",
    published: false,
    created_at: date,
    updated_at: date,
    view_count: 0,
  },
  body: { content: "<p>Acero bueno</p>", content_format: "html" },
} as const;
const version = {
  id: "v1",
  post_id: "p1",
  title: "Acero 304",
  excerpt: "Guía",
  content: "<p>Acero malo</p>",
  content_format: "html",
  reason: "ai",
  replaced_at: date,
  replaced_by: "ana@nhk-group.example",
};
const onRestore = vi.fn();

async function show(change: Partial<Draft> = {}) {
  const draft = { ...toDraft(article), ...change };
  const unsaved = Object.keys(change).length > 0;
  render(
    <ChakraProvider value={panelSystem}>
      <HistoryCard postId="p1" draft={draft} unsaved={unsaved} onRestore={onRestore} />
    </ChakraProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show earlier versions" }));
}
const dialog = async () => within(await screen.findByRole("dialog", { name: "History" }));

beforeEach(() => {
  vi.clearAllMocks();
  data.open.mockResolvedValue(article);
  data.versions.mockResolvedValue([version]);
});
afterEach(cleanup);

it("lists versions newest first with author, reason and change", async () => {
  await show();
  const rows = (await dialog()).getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/Current version.*Nov 9, 2026.*ana@nhk-group\.example/);
  expect(rows[0]).toMatch(/replaced by an AI text/);
  expect(rows[0]).toMatch(/Changed: title, content, excerpt · 1 word added, 1 removed/);
  expect(rows[1]).toMatch(/Acero 304.*The oldest text that is kept/);
});

it("shows a version as readers see it and its difference by words, marked without color", async () => {
  await show();
  const view = await dialog();
  await userEvent.click(view.getByRole("button", { name: /Acero 304/ }));
  const detail = view.getByRole("region", { name: "Acero 304" });
  expect(document.activeElement?.textContent).toBe("Acero 304");
  expect(within(detail).getByText("Acero malo").tagName).toBe("P");
  await userEvent.selectOptions(
    view.getByRole("combobox", { name: "Show" }),
    "Changes from here to the text in the editor",
  );
  expect(detail.querySelector("del")?.textContent).toMatch(/removed: .*304.* end/);
  expect(detail.querySelector("ins")?.textContent).toMatch(/added: .*316L.* end/);
});

it("restores a version with its meta fields, and closes", async () => {
  await show();
  const view = await dialog();
  expect(view.queryByRole("button", { name: "Restore this version" })).toBeNull();
  await userEvent.click(view.getByRole("button", { name: /Acero 304/ }));
  await userEvent.click(view.getByRole("button", { name: "Restore this version" }));
  expect(onRestore.mock.lastCall?.[0]).toMatchObject({
    title: "Acero 304",
    excerpt: "Guía",
    content: { source: "html", html: "<p>Acero malo</p>" },
  });
  expect(notify.success).toHaveBeenCalledOnce();
});

it("asks before it replaces unsaved changes", async () => {
  await show({ title: "Sin guardar" });
  const view = await dialog();
  await userEvent.click(view.getByRole("button", { name: /Acero 304/ }));
  await userEvent.click(view.getByRole("button", { name: "Restore this version" }));
  expect(onRestore).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe("Keep mine");
  await userEvent.click(view.getByRole("button", { name: "Keep mine" }));
  await userEvent.click(view.getByRole("button", { name: "Restore this version" }));
  await userEvent.click(view.getByRole("button", { name: "Replace them" }));
  expect(onRestore).toHaveBeenCalledOnce();
});

it("shows a message without versions, and an error when they cannot be loaded", async () => {
  data.versions.mockResolvedValueOnce([]);
  await show();
  expect(await screen.findByText(/No earlier versions yet/)).toBeDefined();
  cleanup();
  data.versions.mockRejectedValueOnce(new Error("offline"));
  await show();
  expect(notify.error).toHaveBeenCalledWith("Error", "Could not load earlier versions");
});

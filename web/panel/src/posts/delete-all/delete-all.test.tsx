import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { IndexResult } from "domain/indexing/index-report";
import { indexReport } from "domain/indexing/index-report";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { DeleteAllButton } from "./delete-all-button.tsx";

const data = vi.hoisted(() => ({
  all: vi.fn(),
  check: vi.fn(),
  deleteAll: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/panel-posts.ts", () => ({ allPosts: data.all }));
vi.mock("#indexing/data/index-checks.ts", () => ({ checkIndexing: data.check }));
vi.mock("../data/deletion.ts", () => ({ deleteAllPosts: data.deleteAll }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const result = (slug: string, change: Partial<IndexResult> = {}): IndexResult => ({
  url: `https://www.nhk-group.example/blog/${slug}`,
  searchResult: "URL is unknown to Google",
  isIndexed: false,
  confidence: "high",
  checked: true,
  checked_at: null,
  ...change,
});
const indexed = result("a", {
  searchResult: "Submitted and indexed",
  isIndexed: true,
});
const unknown = result("b", {
  searchResult: "Quota exceeded",
  confidence: "unknown",
  checked: false,
});

function show() {
  render(
    <ChakraProvider value={panelSystem}>
      <DeleteAllButton exports={<button type="button">Export JSON</button>} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole("button", { name });
type User = ReturnType<typeof userEvent.setup>;

/** Opens the report with these results. */
async function openReport(user: User, ...results: IndexResult[]) {
  data.check.mockResolvedValue(indexReport(results));
  await user.click(button("Delete All Posts"));
  return within(await screen.findByRole("dialog"));
}

/** Opens the question for the phrase. */
async function openPhrase(user: User) {
  const report = await openReport(user, result("a"), result("b"));
  await user.click(report.getByRole("button", { name: "Safe to Delete" }));
  await screen.findByText("Delete all 2 blog posts?");
  screen.getByText("1 published article and 1 draft.");
  await user.click(button("Continue"));
  await screen.findByText("This cannot be undone");
  button("Export JSON");
  await user.click(button("I understand, continue"));
  return await screen.findByRole("textbox");
}

beforeEach(() => {
  vi.clearAllMocks();
  data.all.mockResolvedValue([
    { slug: "a", published: true },
    { slug: "b", published: false },
  ]);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(data.deleteAll.mock.calls.every(([, phrase]) => phrase === "DELETE ALL")).toBe(true);
});

describe("the check", () => {
  it("shows an error without posts", async () => {
    data.all.mockResolvedValue([]);
    const user = show();
    await user.click(button("Delete All Posts"));
    await waitFor(() => expect(data.notify.error).toHaveBeenCalledWith("No posts to check"));
    expect(data.check).not.toHaveBeenCalled();
  });

  it("deletes nothing when it fails, and can be repeated", async () => {
    data.check.mockRejectedValueOnce(new DomainError("unavailable"));
    const user = show();
    await user.click(button("Delete All Posts"));
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Error checking indexing",
        "Nothing has been deleted.",
      ),
    );
    data.check.mockResolvedValue(indexReport([indexed]));
    await user.click(await screen.findByRole("button", { name: "Check again" }));
    await screen.findByText("Analysis of 1 blog post URLs");
    expect(data.check).toHaveBeenCalledTimes(2);
    expect(data.deleteAll).not.toHaveBeenCalled();
  });
});

describe("the report", () => {
  it("shows totals, warns of indexed content, and recommends to cancel", async () => {
    const user = show();
    const report = await openReport(user, indexed, result("b"));
    report.getByText("Google Indexing Report");
    report.getByText("Analysis of 2 blog post URLs");
    for (const name of ["Total URLs", "Likely Indexed", "High Confidence"]) report.getByText(name);
    report.getByText("Indexed Content Detected");
    report.getByText("cause 404 errors for visitors from Google search");
    report.getByText("lose SEO rankings and organic traffic");
    report.getByText("affect overall search performance");
    const [first, second] = within(report.getByRole("list", { name: "Results by URL" }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
    expect(first).toContain("https://www.nhk-group.example/blog/aSubmitted and indexed");
    expect(first).toContain("IndexedHigh");
    expect(second).toContain("Not FoundHigh");
    report.getByRole("button", { name: "Delete Anyway (Risk SEO Loss)" });
    expect(report.queryByRole("button", { name: "Safe to Delete" })).toBeNull();
    const cancel = report.getByRole("button", { name: "Cancel Deletion (Recommended)" });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.click(cancel);
    expect(data.notify.success).toHaveBeenCalledWith(
      "Deletion cancelled",
      "Blog posts were not deleted.",
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("never shows “safe” while any article is unchecked", async () => {
    const user = show();
    const report = await openReport(user, unknown, result("a"));
    report.getByText("1 URL could not be checked");
    expect(report.getAllByText("Unknown")).toHaveLength(2);
    expect(report.queryByRole("button", { name: "Safe to Delete" })).toBeNull();
    report.getByRole("button", { name: "Delete Without a Full Check" });
    report.getByRole("button", { name: "Cancel Deletion (Recommended)" });
  });

  it("offers a safe deletion when every address has a result and none is indexed", async () => {
    const user = show();
    const report = await openReport(user, result("a"));
    report.getByRole("button", { name: "Cancel" });
    report.getByRole("button", { name: "Safe to Delete" });
    expect(report.queryByText("Indexed Content Detected")).toBeNull();
  });
});

describe("the confirmations", () => {
  it("require exactly DELETE ALL", async () => {
    const user = show();
    const input = await openPhrase(user);
    const dialog = within(screen.getByRole("alertdialog"));
    const confirm = dialog.getByRole("button", { name: "Delete All Posts" });
    for (const wrong of ["delete all", "DELETE ALL ", " DELETE ALL"]) {
      await user.clear(input);
      await user.paste(wrong);
      await user.keyboard("{Enter}");
      expect(confirm.hasAttribute("disabled")).toBe(true);
    }
    expect(data.deleteAll).not.toHaveBeenCalled();
  });

  it("can be cancelled, and delete nothing", async () => {
    const user = show();
    await openPhrase(user);
    await user.click(button("Cancel"));
    expect(data.notify.success).toHaveBeenCalledWith(
      "Deletion cancelled",
      "Blog posts were not deleted.",
    );
    expect(data.deleteAll).not.toHaveBeenCalled();
  });
});

describe("the deletion", () => {
  async function confirm(user: User) {
    await user.click(await openPhrase(user));
    await user.paste("DELETE ALL");
    await user.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete All Posts" }),
    );
  }

  it("shows progress, then the end", async () => {
    let finish: (value: object) => void = () => {};
    data.deleteAll.mockImplementation((_deletion, _phrase, onProgress: (n: number) => void) => {
      onProgress(1);
      return new Promise((resolve) => (finish = resolve));
    });
    const user = show();
    await confirm(user);
    await screen.findByText("1 of 2 deleted");
    finish({ deleted: 2, remaining: 0 });
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("All posts deleted", undefined),
    );
    const [deletion] = data.deleteAll.mock.calls[0] ?? [];
    expect(deletion).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), count: 2 });
  });

  it("continues the same deletion after a failure", async () => {
    data.deleteAll.mockRejectedValueOnce(new DomainError("unavailable"));
    data.deleteAll.mockResolvedValue({ deleted: 2, remaining: 1 });
    const user = show();
    await confirm(user);
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Error deleting posts",
        "What is left is still listed.",
      ),
    );
    await user.click(await screen.findByRole("button", { name: "Continue deletion" }));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith(
        "All posts deleted",
        "1 post was added meanwhile and stays.",
      ),
    );
    const ids = data.deleteAll.mock.calls.map(([deletion]) => deletion.id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("stops without a continuation when the list has changed", async () => {
    data.deleteAll.mockRejectedValue(
      new DomainError("failed-precondition", "The list changed, check again"),
    );
    const user = show();
    await confirm(user);
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Error deleting posts",
        "The list changed, check again",
      ),
    );
    expect(screen.queryByRole("button", { name: "Continue deletion" })).toBeNull();
  });
});

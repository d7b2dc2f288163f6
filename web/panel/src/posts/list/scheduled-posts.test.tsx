import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { StoredPost } from "domain/posts/post";
import { adminZonedDate } from "kit/lib/format/dates";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readyPosts, renderPosts } from "#testing/render-posts.tsx";

const data = vi.hoisted(() => ({
  page: {} as object,
  views: [] as object[],
  publish: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/panel-posts.ts", () => ({
  usePosts: (view: object) => {
    data.views.push(view);
    return data.page;
  },
  postsWithBodies: async () => [],
  publishPosts: data.publish,
}));
vi.mock("../data/deletion.ts", () => ({ deletePosts: vi.fn(), restorePosts: vi.fn() }));
vi.mock("#indexing/data/index-checks.ts", () => ({ cachedIndexResults: async () => new Map() }));
vi.mock("#data/audit-log.ts", () => ({ recordExport: vi.fn() }));
vi.mock("#similarity/data/find-similar-articles.ts", () => ({
  getBody: async () => ({ content: "" }),
  similarArticles: async () => [],
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const when = new Date(2099, 11, 24, 10, 30);
const created_at = new Date(2026, 5, 23, 11, 50);
const scheduled: StoredPost = {
  id: "a",
  title: "Ruedas de Navidad",
  slug: "ruedas-de-navidad",
  published: false,
  scheduled_for: when,
  created_at,
  updated_at: created_at,
  view_count: 0,
};
const { scheduled_for: _, ...rest } = scheduled;
const draft: StoredPost = { ...rest, id: "b", title: "Borrador", slug: "borrador" };

function show() {
  data.page = readyPosts([scheduled, draft]);
  return renderPosts();
}
const switchNamed = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const dialog = async () => within(await screen.findByRole("alertdialog"));

beforeEach(() => {
  vi.clearAllMocks();
  data.views.length = 0;
  data.publish.mockResolvedValue([]);
});
afterEach(cleanup);

it("shows a scheduled post as such, with its date and time zone", () => {
  show();
  screen.getByText(`Scheduled for ${adminZonedDate(when)}`);
  expect(switchNamed("Scheduled: Ruedas de Navidad").checked).toBe(false);
  expect(switchNamed("Draft: Borrador").checked).toBe(false);
});

it("requests the scheduled posts, whose order is that of their publication", async () => {
  const user = show();
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Scheduled");
  expect(data.views.at(-1)).toEqual({ status: "scheduled", sort: "newest" });
  const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Order" });
  expect([...order.options].map(({ text }) => text)).toEqual(["Next to be published first"]);
});

it("asks before it publishes a scheduled post now, and does not change it after Cancel", async () => {
  const user = show();
  await user.click(switchNamed("Scheduled: Ruedas de Navidad"));
  const question = await dialog();
  question.getByText("Publish “Ruedas de Navidad” now?");
  question.getByText(
    `It is scheduled for ${adminZonedDate(when)}. If you publish it now, the schedule is dropped.`,
  );
  await user.click(question.getByRole("button", { name: "Keep the schedule" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(data.publish).not.toHaveBeenCalled();
  expect(switchNamed("Scheduled: Ruedas de Navidad").checked).toBe(false);

  await user.click(switchNamed("Scheduled: Ruedas de Navidad"));
  await user.click((await dialog()).getByRole("button", { name: "Publish now" }));
  await waitFor(() => expect(data.publish).toHaveBeenCalledWith([scheduled], true));
});

it("asks once for a selection, and keeps the selection after Cancel", async () => {
  const user = show();
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const question = await dialog();
  question.getByText("Publish 2 posts now?");
  question.getByText("1 of them is scheduled. If you publish now, the schedule is dropped.");
  await user.click(question.getByRole("button", { name: "Keep the schedule" }));
  await screen.findByText("2 selected");
  expect(data.publish).not.toHaveBeenCalled();
});

it("writes a second switch after the first, and shows the second meanwhile", async () => {
  const first = Promise.withResolvers<never[]>();
  const second = Promise.withResolvers<never[]>();
  data.publish.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const user = show();
  await user.click(switchNamed("Draft: Borrador"));
  await user.click(switchNamed("Published: Borrador"));
  expect(data.publish.mock.calls).toEqual([[[draft], true]]);
  first.resolve([]);
  await waitFor(() => expect(data.publish).toHaveBeenLastCalledWith([draft], false));
  expect(switchNamed("Draft: Borrador").checked).toBe(false);
  second.resolve([]);
});

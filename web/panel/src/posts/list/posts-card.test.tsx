import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import type { StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readyPosts, renderPosts } from "#testing/render-posts.tsx";

const data = vi.hoisted(() => ({
  page: {} as object,
  views: [] as object[],
  whole: vi.fn(),
  publish: vi.fn(),
  remove: vi.fn(),
  restore: vi.fn(),
  indexResults: vi.fn(),
  recordExport: vi.fn(),
  download: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/panel-posts.ts", () => ({
  usePosts: (view: object) => {
    data.views.push(view);
    return data.page;
  },
  postsWithBodies: data.whole,
  publishPosts: data.publish,
}));
vi.mock("../data/deletion.ts", () => ({
  deletePosts: data.remove,
  restorePosts: data.restore,
}));
vi.mock("#indexing/data/index-checks.ts", () => ({ cachedIndexResults: data.indexResults }));
vi.mock("#data/audit-log.ts", () => ({ recordExport: data.recordExport }));
vi.mock("#similarity/data/find-similar-articles.ts", () => ({
  getBody: async () => ({ content: "" }),
  similarArticles: async () => [],
}));
vi.mock("kit/ui/download-file", async (original) => ({
  ...(await original<object>()),
  downloadFile: data.download,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const post = (change: Partial<StoredPost> = {}): StoredPost => ({
  id: "a",
  title: "Ra 0,8: por qué importa",
  slug: "ra-0-8-por-que-importa",
  published: false,
  created_at: new Date(2026, 5, 23, 11, 50),
  updated_at: new Date(2026, 5, 23, 11, 50),
  view_count: 0,
  ...change,
});
const publicPost = post({
  id: "b",
  title: "Limpieza higiénica",
  slug: "limpieza",
  published: true,
});

/** Shows the router's address. */
function CurrentPath() {
  return <p>at {useLocation().pathname}</p>;
}

function show(...posts: StoredPost[]) {
  data.page = readyPosts(posts);
  return renderPosts(<CurrentPath />);
}
const button = (name: string) => screen.getByRole("button", { name });
const getSwitch = (title: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", {
    name: (name) => name === `Published: ${title}` || name === `Draft: ${title}`,
  });

beforeEach(() => {
  vi.clearAllMocks();
  data.views.length = 0;
  data.indexResults.mockResolvedValue(new Map());
  data.remove.mockResolvedValue(undefined);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the table", () => {
  it("shows address, date, state and links to the editor", () => {
    show(post(), publicPost);
    screen.getByText("/ra-0-8-por-que-importa");
    expect(screen.getAllByText("Jun 23, 2026, 11:50 AM")).toHaveLength(2);
    screen.getByText("Draft");
    const edit = screen.getByRole("link", { name: "Edit “Ra 0,8: por qué importa”" });
    expect(edit.getAttribute("href")).toBe("/cortzen/blog/edit/a");
    const create = screen.getByRole("link", { name: "Create New Post" });
    expect(create.getAttribute("href")).toBe("/cortzen/blog/new");
  });

  it("shows an error when the posts cannot be read", async () => {
    data.page = { state: "failed", retry: vi.fn() };
    renderPosts();
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith("Could not load blog posts", undefined),
    );
  });

  it("requests the chosen status and order", async () => {
    const user = show(post());
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Status" }),
      "Drafts and scheduled",
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "By title");
    expect(data.views.at(0)).toEqual({ status: "all", sort: "newest" });
    expect(data.views.at(-1)).toEqual({ status: "draft", sort: "title" });
  });
});

describe("the publish toggle", () => {
  it("shows the change at once, and resets it after a failure", async () => {
    let fail: (error: Error) => void = () => {};
    data.publish.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    const user = show(post());
    await user.click(getSwitch("Ra 0,8: por qué importa"));
    expect(getSwitch("Ra 0,8: por qué importa").checked).toBe(true);
    await screen.findByText("Published: Ra 0,8: por qué importa");
    fail(new Error("offline"));
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Could not update post status",
        "Please try again.",
      ),
    );
    await waitFor(() => expect(getSwitch("Ra 0,8: por qué importa").checked).toBe(false));
  });

  it("keeps a selection made during a write, and selects the posts of a failed write again", async () => {
    let end: { resolve: (refused: never[]) => void; reject: (error: Error) => void } | undefined;
    data.publish.mockImplementation(
      () => new Promise<never[]>((resolve, reject) => (end = { resolve, reject })),
    );
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const user = show(post(), publicPost);
    const select = (title: string) =>
      user.click(screen.getByRole("checkbox", { name: `Select “${title}”` }));
    await select(post().title);
    await user.click(button("Publish"));
    await select(publicPost.title);
    end?.resolve([]);
    await waitFor(() => expect(getSwitch(post().title).checked).toBe(false));
    screen.getByText("1 selected");
    await user.click(button("Unpublish"));
    expect(data.publish).toHaveBeenLastCalledWith([publicPost], false);
    await select(post().title);
    end?.reject(new Error("offline"));
    await screen.findByText("2 selected");
    error.mockRestore();
  });

  it("publishes the selected posts, and deletes none after Cancel", async () => {
    data.publish.mockResolvedValue([]);
    const user = show(post(), publicPost);
    await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
    screen.getByText("2 selected");
    await user.click(button("Delete"));
    await within(await screen.findByRole("alertdialog")).findByText("Delete 2 posts?");
    await user.click(button("Cancel"));
    expect(data.remove).not.toHaveBeenCalled();
    await user.click(button("Publish"));
    expect(data.publish).toHaveBeenCalledWith([post(), publicPost], true);
    await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
  });
});

describe("posts with unchecked claims", () => {
  const ai = post({ id: "c", title: "Escrito por una IA", source: "ai" });
  const checked = { claims_checked_by: "ana", claims_checked_at: new Date(2026, 5, 23) };

  it("open the editor instead of being published", async () => {
    const user = show(ai);
    await user.click(getSwitch("Escrito por una IA"));
    expect(data.publish).not.toHaveBeenCalled();
    expect(data.notify.error).toHaveBeenCalledWith(
      "Check the claims first",
      expect.stringMatching(/tick what it claims in the editor/),
    );
    await screen.findByText("at /cortzen/blog/edit/c");
  });

  it("stay selected drafts when others are published", async () => {
    data.publish.mockResolvedValue([]);
    const guest = post({ id: "d", title: "De un invitado", source: "guest", ...checked });
    const user = show(post(), ai, guest);
    await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
    await user.click(button("Publish"));
    await user.click(await screen.findByRole("button", { name: "Publish now" }));
    expect(data.publish).toHaveBeenCalledWith([post(), guest], true);
    await screen.findByText("1 selected");
    const [, text, action] = data.notify.error.mock.lastCall ?? [];
    expect(text).toMatch(/^This text is by an AI or a guest/);
    act(() => void action.onClick());
    await screen.findByText("at /cortzen/blog/edit/c");
  });

  it("can be unpublished", async () => {
    data.publish.mockResolvedValue([]);
    const user = show({ ...ai, published: true });
    await user.click(getSwitch("Escrito por una IA"));
    expect(data.publish).toHaveBeenCalledWith([{ ...ai, published: true }], false);
  });
});

it("does not publish a post with a picture that lacks its description, and opens it", async () => {
  data.publish.mockResolvedValue([{ post_id: "a", why: "descriptions" }]);
  const user = show(post(), post({ id: "e", title: "Ruedas" }));
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.click(button("Publish"));
  await user.click(await screen.findByRole("button", { name: "Publish now" }));
  await screen.findByText("1 selected");
  await user.click(getSwitch("Ra 0,8: por qué importa"));
  await screen.findByText("at /cortzen/blog/edit/a");
  expect(data.notify.error.mock.lastCall?.[0]).toBe("Describe the pictures first");
});

describe("deleting one", () => {
  it("shows title and indexing state, and can be undone", async () => {
    data.indexResults.mockResolvedValue(
      new Map([["limpieza", { is_indexed: true, checked_at: new Date(2026, 10, 20, 8, 0) }]]),
    );
    data.restore.mockResolvedValue([{ post_id: "b", slug: "limpieza", renamed: false }]);
    const user = show(publicPost);
    await user.click(button("Delete “Limpieza higiénica”"));
    const dialog = within(await screen.findByRole("alertdialog"));
    dialog.getByText("Delete “Limpieza higiénica”?");
    await dialog.findByText(
      "Google has this article in its index (checked Nov 20, 2026, 08:00 AM). Deleting it may lose visitors.",
    );
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(data.notify.success).toHaveBeenCalledOnce());
    const [title, , action] = data.notify.success.mock.calls[0] ?? [];
    expect(title).toBe("Post deleted");
    expect(action.label).toBe("Undo");
    expect(data.remove).toHaveBeenCalledWith(["b"], {});
    action.onClick();
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenLastCalledWith("Post restored", undefined),
    );
    expect(data.restore).toHaveBeenCalledWith(["b"]);
  });

  it("can redirect the address to another article", async () => {
    const other = post({ id: "c", slug: "limpieza-cip", published: true });
    const user = show(publicPost, other);
    await user.click(button("Delete “Limpieza higiénica”"));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.selectOptions(
      dialog.getByRole("combobox", { name: "Until it is restored, its address will" }),
      "lead to another article (301)",
    );
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(data.remove).toHaveBeenCalledWith(["b"], {
        b: { action: "redirect", target_slug: "limpieza-cip" },
      }),
    );
  });

  it("shows why it failed", async () => {
    data.remove.mockRejectedValue(new DomainError("unavailable"));
    const user = show(post());
    await user.click(button("Delete “Ra 0,8: por qué importa”"));
    await user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Could not delete the post",
        "Please try again.",
      ),
    );
  });
});

it("exports every post with its body, and escapes formulas", async () => {
  data.whole.mockResolvedValue([{ ...post({ title: "=1+1" }), content: "<p>Hola</p>" }]);
  const user = show(post());
  await user.click(button("Export CSV"));
  await waitFor(() => expect(data.recordExport).toHaveBeenCalledWith("posts", "csv", 1));
  expect(data.download.mock.calls[0]?.[1]).toContain(
    `"'=1+1";"ra-0-8-por-que-importa";"<p>Hola</p>"`,
  );
  await user.click(button("Export JSON"));
  await waitFor(() => expect(data.recordExport).toHaveBeenCalledWith("posts", "json", 1));
  expect(JSON.parse(data.download.mock.calls[1]?.[1])).toMatchObject([{ content: "<p>Hola</p>" }]);
});

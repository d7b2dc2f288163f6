import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import type { TrashedItem } from "../data/trash.ts";
import { TrashLink, TrashSwitch } from "./trash-switch.tsx";

const data = vi.hoisted(() => ({
  read: vi.fn(),
  restore: vi.fn(),
  restoreJob: vi.fn(),
  purge: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/trash.ts", () => ({ readTrash: data.read }));
vi.mock("../data/deletion.ts", () => ({ restorePosts: data.restore, purgePosts: data.purge }));
vi.mock("#data/import-jobs.ts", () => ({ restoreImportJob: data.restoreJob }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const DAY = 86_400_000;
const trashed = (id: string, title: string, rest: Partial<TrashedItem> = {}): TrashedItem => {
  const deleted_at = new Date(2026, 10, 20, 18, 3);
  const dates = { created_at: deleted_at, updated_at: deleted_at };
  return {
    id,
    post: { title, slug: id, published: true, view_count: 0, ...dates },
    deleted_at,
    deleted_by: "u1",
    purge_at: new Date(Date.now() + 12 * DAY - 1000),
    reason: "post",
    ...rest,
  };
};
const acero = trashed("acero", "Acero 316L");
const ofJob = { reason: "job", job_id: "j1", job_name: "Enero" } as const;
const rows = [
  trashed("fila-1", "Fila uno", ofJob),
  trashed("fila-2", "Fila dos", { ...ofJob, deleted_at: new Date(2026, 10, 19) }),
];

/** Shows the router's address. */
function Address() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

/** What is stored; restoring and deleting take posts out of it. */
let trash: readonly TrashedItem[] = [];
function take(isTaken: (item: TrashedItem) => boolean): readonly TrashedItem[] {
  const taken = trash.filter(isTaken);
  trash = trash.filter((item) => !isTaken(item));
  return taken;
}
const restored = ({ id }: TrashedItem) => ({ post_id: id, slug: id, renamed: false });

function show(posts: readonly TrashedItem[], address = "/nhk?view=trash") {
  trash = posts;
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter initialEntries={[address]}>
        <TrashSwitch>
          <p>the posts</p>
          <TrashLink />
        </TrashSwitch>
        <Address />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole("button", { name });
const row = async (title: string) =>
  within((await screen.findByText(title)).closest("li") ?? document.body);
type User = ReturnType<typeof userEvent.setup>;

async function confirmPurge(user: User, title: string) {
  await user.click(await screen.findByRole("button", { name: `Delete now: “${title}”` }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Delete now" }));
}

beforeEach(() => {
  vi.resetAllMocks();
  data.read.mockImplementation(async () => ({ posts: trash, unreadable: [] }));
  data.restore.mockImplementation(async (ids: string[]) =>
    take(({ id }) => ids.includes(id)).map(restored),
  );
  data.restoreJob.mockImplementation(async (job: string) =>
    take(({ job_id }) => job_id === job).map(restored),
  );
  data.purge.mockImplementation(async (ids: string[]) => take(({ id }) => ids.includes(id)).length);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the view", () => {
  it("has a URL, and moves the focus there and back", async () => {
    const user = show([acero], "/nhk");
    screen.getByText("the posts");
    await user.click(screen.getByRole("link", { name: "Trash" }));
    const card = await screen.findByRole("region", { name: "Trash" });
    screen.getByText("at /nhk?view=trash");
    expect(document.activeElement?.contains(card)).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Back to posts" }));
    await user.keyboard("{Enter}");
    screen.getByText("the posts");
    screen.getByText("at /nhk");
  });

  it("shows posts and deleted import jobs with their remaining days", async () => {
    show([acero, ...rows]);
    screen.getByText("Loading the trash...");
    const post = await row("Acero 316L");
    post.getByText("/acero");
    post.getByText("was published");
    post.getByText("12 days left");
    post.getByText("Nov 20, 2026, 06:03 PM");
    const job = await row("Enero");
    job.getByText("Import job");
    job.getByText("2 posts");
    expect(screen.queryByText("Fila uno")).toBeNull();
    const user = userEvent.setup();
    await user.click(job.getByRole("button", { name: "Show 2 posts" }));
    job.getByText("Fila uno");
    job.getByText("Fila dos");
    const hide = job.getByRole("button", { name: "Hide posts" });
    expect(hide.getAttribute("aria-expanded")).toBe("true");
  });

  it("shows a message when it is empty", async () => {
    show([]);
    await screen.findByText("The trash is empty.");
  });

  it("shows an error with Retry, not an empty trash", async () => {
    data.read.mockRejectedValueOnce(new Error("offline"));
    data.read.mockResolvedValue({ posts: [acero], unreadable: ["bad"] });
    const user = show([]);
    await screen.findByText("Could not load the trash");
    expect(screen.queryByText("The trash is empty.")).toBeNull();
    await user.click(button("Retry"));
    await screen.findByText("Acero 316L");
    screen.getByText(/1 entry could not be read: bad/);
  });
});

describe("search and pages", () => {
  it("keeps the search in the URL and finds posts inside jobs", async () => {
    const user = show([acero, ...rows]);
    await screen.findByText("Enero");
    await user.type(screen.getByRole("searchbox", { name: "Search the trash" }), "dos");
    await screen.findByText("Fila dos");
    screen.getByText("1 found");
    screen.getByText("from import “Enero”");
    screen.getByText("at /nhk?view=trash&q=dos");
    await user.type(screen.getByRole("searchbox"), "x");
    await screen.findByText("Nothing in the trash matches.");
  });

  it("opens with search and page of the URL", async () => {
    const many = Array.from({ length: 51 }, (_, n) =>
      trashed(`p-${n}`, `Pieza ${n}`, { deleted_at: new Date(2026, 10, 20, 12, -n) }),
    );
    const user = show([acero, ...many], "/nhk?view=trash&q=pieza&page=2");
    await screen.findByText("Pieza 50");
    expect(screen.queryByText("Acero 316L")).toBeNull();
    screen.getByText("51–51 of 51");
    await user.click(button("Previous"));
    await screen.findByText("Pieza 0");
    screen.getByText("at /nhk?view=trash&q=pieza");
  });

  it("shows the last page when the page of the URL no longer exists", async () => {
    show([acero], "/nhk?view=trash&page=9");
    await screen.findByText("Acero 316L");
  });
});

describe("restoring", () => {
  const draft = { published: false };
  const scheduled = { published: false, scheduled_for: new Date() };
  it.each([
    [{}, {}, "Published again at /blog/acero."],
    [draft, {}, "It is a draft."],
    [scheduled, {}, "Scheduled again for /blog/acero."],
    [
      {},
      { slug: "acero-2", renamed: true },
      "Published again at /blog/acero-2. The address was taken meanwhile and is now /acero-2.",
    ],
  ])("restores a post and shows its state and URL: %j %j", async (state, change, text) => {
    const item = { ...acero, post: { ...acero.post, ...state } };
    const user = show([item, ...rows]);
    data.restore.mockImplementation(async () => {
      return take((entry) => entry === item).map((entry) => ({ ...restored(entry), ...change }));
    });
    await user.click(await screen.findByRole("button", { name: "Restore “Acero 316L”" }));
    await waitFor(() => expect(screen.queryByText("Acero 316L")).toBeNull());
    expect(data.restore).toHaveBeenCalledWith(["acero"]);
    expect(data.notify.success).toHaveBeenCalledWith("1 post restored", text);
    expect(document.activeElement?.textContent).toContain("Enero");
  });

  it("restores all posts of a job", async () => {
    const user = show(rows);
    await user.click(await screen.findByRole("button", { name: "Restore 2 posts of “Enero”" }));
    await screen.findByText("The trash is empty.");
    expect(data.restoreJob).toHaveBeenCalledWith("j1");
    const text = "The job itself stays deleted.";
    expect(data.notify.success).toHaveBeenCalledWith("2 posts restored", text);
  });

  it.each<[string, () => unknown, string]>([
    [
      "nothing was restored",
      () => data.restore.mockResolvedValue([]),
      "It is no longer in the trash, or the same import was run again and created it anew.",
    ],
    [
      "the server refuses",
      () => data.restore.mockRejectedValue(new DomainError("failed-precondition", "Not finished")),
      "Not finished",
    ],
    [
      "the connection fails",
      () => data.restore.mockRejectedValue(new Error()),
      "Please try again.",
    ],
  ])("shows an error when %s, and reads the trash again", async (_, happens, text) => {
    const user = show([acero]);
    happens();
    await user.click(await screen.findByRole("button", { name: "Restore “Acero 316L”" }));
    const title = "Could not restore from the trash";
    await waitFor(() => expect(data.notify.error).toHaveBeenCalledWith(title, text));
    expect(data.read).toHaveBeenCalledTimes(2);
    screen.getByText("Acero 316L");
  });
});

it("restores selected entries together", async () => {
  const user = show([acero, trashed("bronce", "Bronce"), trashed("cobre", "Cobre"), ...rows]);
  await user.click(await screen.findByRole("checkbox", { name: "Select “Bronce”" }));
  await user.click(screen.getByRole("checkbox", { name: "Select “Enero”" }));
  screen.getByText("2 selected");
  await user.click(button("Restore selected"));
  await waitFor(() => expect(screen.queryByText("Bronce")).toBeNull());
  expect(data.restoreJob).toHaveBeenCalledWith("j1");
  expect(data.restore).toHaveBeenCalledWith(["bronce"]);
  const text = "The job itself stays deleted.";
  expect(data.notify.success).toHaveBeenCalledWith("3 posts restored", text);
  expect(trash.map(({ id }) => id)).toEqual(["acero", "cobre"]);
});

it("empties the whole trash after a question, whatever is searched", async () => {
  const user = show([acero, ...rows], "/nhk?view=trash&q=acero");
  await user.click(await screen.findByRole("button", { name: "Empty trash" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText("Empty the trash? 3 posts will be deleted for good.");
  await user.click(dialog.getByRole("button", { name: "Delete now" }));
  await waitFor(() => expect(data.notify.success).toHaveBeenCalled());
  expect(data.purge).toHaveBeenCalledExactlyOnceWith(["acero", "fila-1", "fila-2"]);
  expect(screen.queryByRole("button", { name: "Empty trash" })).toBeNull();
});

describe("deleting now", () => {
  it("asks first, with the focus on Cancel", async () => {
    const user = show([acero]);
    await user.click(await screen.findByRole("button", { name: "Delete now: “Acero 316L”" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    dialog.getByText("Delete “Acero 316L” for good?");
    dialog.getByText(/^This cannot be undone/);
    const cancel = dialog.getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(data.purge).not.toHaveBeenCalled();
  });

  it("deletes a post, or all posts of a job", async () => {
    const user = show([acero, ...rows]);
    await confirmPurge(user, "Acero 316L");
    await waitFor(() => expect(screen.queryByText("Acero 316L")).toBeNull());
    expect(data.purge).toHaveBeenLastCalledWith(["acero"]);
    expect(data.notify.success).toHaveBeenLastCalledWith("1 post deleted for good", undefined);
    await confirmPurge(user, "Enero");
    await screen.findByText("The trash is empty.");
    expect(data.purge).toHaveBeenLastCalledWith(["fila-1", "fila-2"]);
    expect(data.notify.success).toHaveBeenLastCalledWith("2 posts deleted for good", undefined);
  });

  it("shows what is left after a failure", async () => {
    const user = show(rows);
    data.purge.mockImplementation(async () => {
      take(({ id }) => id === "fila-1");
      throw new Error("offline");
    });
    await confirmPurge(user, "Enero");
    const text = "What is left is still listed. Please try again.";
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith("Could not delete for good", text),
    );
    await (await row("Enero")).findByText("1 post");
  });

  it("shows an error when the post is no longer in the trash", async () => {
    const user = show([acero]);
    await screen.findByText("Acero 316L");
    trash = [];
    await confirmPurge(user, "Acero 316L");
    await screen.findByText("The trash is empty.");
    const text = "It was no longer in the trash.";
    expect(data.notify.error).toHaveBeenCalledWith("Could not delete for good", text);
    expect(data.notify.success).not.toHaveBeenCalled();
  });
});

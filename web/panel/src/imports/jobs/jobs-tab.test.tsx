import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JobView } from "#data/import-jobs.ts";
import { JobsTab } from "./jobs-tab.tsx";

const data = vi.hoisted(() => ({
  jobs: { state: "loading" } as object,
  deleteImportJob: vi.fn(),
  restoreImportJob: vi.fn(),
  postsOfJob: vi.fn(),
  start: vi.fn(),
  plans: new Map<string, object>(),
  requestResume: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("#data/import-jobs.ts", () => ({
  useImportJobs: () => data.jobs,
  deleteImportJob: data.deleteImportJob,
  restoreImportJob: data.restoreImportJob,
  postsOfJob: data.postsOfJob,
}));
vi.mock("#indexing/data/index-checks.ts", () => ({ cachedIndexResults: async () => new Map() }));
vi.mock("#posts/data/panel-posts.ts", () => ({ usePosts: () => ({ state: "loading" }) }));
vi.mock("../data/imports.ts", () => ({
  importRunner: { start: data.start },
  useImportRun: () => ({ step: "idle" }),
  runningJobs: async () => new Set(),
  requestResume: data.requestResume,
  plannedJobs: async () => [...data.plans.keys()],
  readPlan: async (id: string) => data.plans.get(id),
  removePlan: async (id: string) => void data.plans.delete(id),
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const job = (change: Partial<JobView> = {}): JobView => ({
  id: "0b6c1f53-96a3-4b7b-8a54-3f6e1f2a9d10",
  job_name: "Artículos octubre",
  import_type: "blog_posts",
  total_records: 24,
  successful_records: 24,
  failed_records: 0,
  status: "completed",
  created_at: new Date(2024, 9, 30, 9, 15),
  completed_at: new Date(2024, 9, 30, 9, 16),
  touched_at: new Date(2024, 9, 30, 9, 16),
  chunks: { "0": true },
  ...change,
});
const onNeedFile = vi.fn();

function show(jobs: readonly JobView[] | object) {
  data.jobs = Array.isArray(jobs) ? { state: "ready", data: jobs, unreadable: [] } : jobs;
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <JobsTab onNeedFile={onNeedFile} getPictures={() => ({ check: null, notice: null })} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole("button", { name });
async function deleteJob(user: ReturnType<typeof show>) {
  await user.click(button("Delete Job"));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Delete Job" }));
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledOnce());
}

beforeEach(() => {
  vi.clearAllMocks();
  data.plans.clear();
  const articles = ["uno", "dos", "tres"].map((slug) => ({
    id: slug,
    title: slug,
    slug,
    published: true,
  }));
  data.postsOfJob.mockResolvedValue({ posts: 24, published: 20, edited: 2, views: 310, articles });
  data.deleteImportJob.mockResolvedValue(undefined);
});
afterEach(cleanup);

describe("Import History", () => {
  it("shows the empty state, and an error for Delete Latest Import", async () => {
    const user = show([]);
    screen.getByText("No import jobs yet. Start by importing some blog posts from CSV.");
    await user.click(button("Delete Latest Import"));
    expect(data.notify.error).toHaveBeenCalledWith("No import jobs");
  });

  it("shows a loading error with Retry, not the empty state", async () => {
    const retry = vi.fn();
    const user = show({ state: "failed", error: new Error("denied"), retry });
    expect(button("Delete Latest Import")).toHaveProperty("disabled", true);
    screen.getByText("Error loading import jobs");
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Error loading import jobs",
        "Please try refreshing the page.",
      ),
    );
    expect(screen.queryByText(/No import jobs yet/)).toBeNull();
    await user.click(button("Retry"));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("shows name, status, records, type, dates and errors of a job", () => {
    show([job({ successful_records: 21, failed_records: 3, error_details: "Row 4: no title" })]);
    const row = screen.getByRole("heading", { name: "Artículos octubre" }).closest("li");
    const text = (row?.textContent ?? "").replace(/\s+/g, " ");
    expect(text).toContain("Artículos octubre");
    expect(text).toContain("completed");
    expect(text).toContain("21/24 (3 failed)");
    expect(text).toContain("blog posts");
    expect(text).toContain("Created" + "Oct 30, 2024, 09:15 AM");
    expect(text).toContain("Completed" + "Oct 30, 2024, 09:16 AM");
    expect(text).toContain("Error: Row 4: no title");
  });

  it.each([
    [
      { updated_records: 3, recheck_records: 2 },
      "Updated3 (2 unpublished until their claims are confirmed)",
    ],
    [{ updated_records: 1, recheck_records: 0 }, "Updated1"],
    [{ updated_records: 0, recheck_records: 0 }, ""],
  ])("shows how many posts a job updated: %j", (counts, text) => {
    show([job(counts)]);
    expect(screen.queryByText("Updated")?.parentElement?.textContent ?? "").toBe(text);
  });

  it("shows an unknown status as it is", () => {
    show([job({ status: "queued" })]);
    screen.getByText("queued");
  });

  it("lists the four statements about jobs", () => {
    show([]);
    const card = within(screen.getByRole("region", { name: "Import Job Management" }));
    expect(card.getAllByRole("listitem")).toHaveLength(4);
  });

  it("shows beside “Deletion is permanent” what can be restored, and where", () => {
    show([]);
    const card = within(screen.getByRole("region", { name: "Import Job Management" }));
    card.getByText("Deletion is permanent.");
    card.getByText(
      /^For the job itself\. Its posts stay in the trash for 30 days and can be restored there\./,
    );
    const link = card.getByRole("link", { name: "Open the trash" });
    expect(link.getAttribute("href")).toBe("/nhk?view=trash");
  });
});

describe("deleting a job", () => {
  it("counts what is deleted, and deletes only after confirmation", async () => {
    const user = show([job()]);
    await user.click(button("Delete Job"));
    const dialog = await screen.findByRole("alertdialog");
    await within(dialog).findByText(
      "24 posts will be deleted: 20 published, 2 edited since the import, 310 views in all.",
    );
    expect(data.deleteImportJob).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "Delete Job" }));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith(
        "Import job deleted",
        "“Artículos octubre” and 24 posts, in the trash for 30 days.",
        expect.objectContaining({ label: "Undo" }),
      ),
    );
    expect(data.deleteImportJob).toHaveBeenCalledOnce();
  });

  it.each([
    [3, /^3 updated posts get their former text back/],
    [1, /^1 updated post gets its former text back/],
  ])(
    "shows how many updated posts get their former text back: %i",
    async (updated_records, text) => {
      const user = show([job({ updated_records })]);
      await user.click(button("Delete Job"));
      within(await screen.findByRole("alertdialog")).getByText(text);
    },
  );

  it("offers no Undo when the job only updated posts", async () => {
    const user = show([job({ updated_records: 24 })]);
    await deleteJob(user);
    expect(data.notify.success.mock.lastCall).toEqual([
      "Import job deleted",
      "“Artículos octubre”. What it had changed in 24 posts was taken back.",
    ]);
  });

  it.each<[string, object[] | Error, string, string | undefined]>([
    [
      "all",
      [{ slug: "uno" }, { slug: "dos" }],
      "2 posts restored",
      "The job itself stays deleted.",
    ],
    [
      "one under another address",
      [{ slug: "uno-2", renamed: true }],
      "1 post restored",
      "The job itself stays deleted. The address was taken meanwhile and is now /uno-2.",
    ],
    ["none", [], "No post of this job is in the trash any more", undefined],
    ["a failure", new Error("offline"), "Could not restore the posts", "Please try again."],
  ])("restores the posts with Undo: %s", async (_, back, title, text) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    if (back instanceof Error) data.restoreImportJob.mockRejectedValue(back);
    else data.restoreImportJob.mockResolvedValue(back);
    const user = show([job()]);
    await deleteJob(user);
    data.notify.success.mock.lastCall?.[2].onClick();
    const told = back instanceof Error || back.length === 0 ? "error" : "success";
    const words = text === undefined ? [title] : [title, text];
    await waitFor(() => expect(data.notify[told]).toHaveBeenLastCalledWith(...words));
    expect(data.restoreImportJob).toHaveBeenCalledWith(job().id);
    error.mockRestore();
  });

  it("offers no Undo when no post was stored", async () => {
    const user = show([job({ status: "failed", successful_records: 0 })]);
    await deleteJob(user);
    expect(data.notify.success.mock.lastCall).toHaveLength(2);
  });

  it("deletes the newest with Delete Latest Import", async () => {
    const user = show([job(), job({ id: "other", job_name: "Older" })]);
    await user.click(button("Delete Latest Import"));
    const dialog = await screen.findByRole("alertdialog");
    within(dialog).getByText("Delete “Artículos octubre”?");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(data.deleteImportJob).not.toHaveBeenCalled();
  });

  it("reports a failure, and offers to continue an interrupted deletion", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    data.deleteImportJob.mockRejectedValue(new Error("offline"));
    const user = show([job({ status: "deleting" })]);
    screen.getByText("The deletion stopped half way.");
    await user.click(button("Continue"));
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Error deleting import job",
        "What is left is still listed. Please try again.",
      ),
    );
    error.mockRestore();
  });
});

describe("an interrupted job", () => {
  const cut = job({
    status: "processing",
    total_records: 250,
    successful_records: 100,
    touched_at: new Date(),
  });

  it("resumes with the rows of this browser", async () => {
    data.plans.set(cut.id, { job_id: cut.id, job_name: cut.job_name, rows: [] });
    data.start.mockResolvedValue({ successful_records: 250 });
    const user = show([cut]);
    await screen.findByText("interrupted: 100 of 250 stored");
    await user.click(button("Resume"));
    expect(document.activeElement?.textContent).toContain("Artículos octubre");
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith(
        "Import successful",
        '250 blog posts imported successfully as job "Artículos octubre"',
      ),
    );
  });

  it("is no success when nothing is stored in the end", async () => {
    vi.spyOn(console, "error").mockImplementationOnce(() => {});
    data.plans.set(cut.id, { job_id: cut.id, job_name: cut.job_name, rows: [] });
    data.start.mockResolvedValue({ successful_records: 0 });
    const user = show([cut]);
    await user.click(await screen.findByRole("button", { name: "Resume" }));
    await waitFor(() => expect(data.notify.error).toHaveBeenCalledOnce());
    expect(data.notify.success).not.toHaveBeenCalled();
  });

  it("asks for the file when this browser has no rows", async () => {
    const job = { ...cut, touched_at: new Date(2024, 1, 1) };
    const user = show([job]);
    await user.click(await screen.findByRole("button", { name: "Resume" }));
    await waitFor(() => expect(onNeedFile).toHaveBeenCalled());
    expect(data.requestResume).toHaveBeenCalledWith(job);
    expect(data.start).not.toHaveBeenCalled();
  });
});

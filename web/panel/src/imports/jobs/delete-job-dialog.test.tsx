import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { indexReport, uncheckedResult } from "domain/indexing/index-report";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JobView } from "#data/import-jobs.ts";
import { panelSystem } from "#ui/theme.ts";
import { JobsTab } from "./jobs-tab.tsx";

const data = vi.hoisted(() => ({
  jobs: {} as object,
  remove: vi.fn(),
  postsOfJob: vi.fn(),
  indexResults: vi.fn(),
  check: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("#data/import-jobs.ts", () => ({
  useImportJobs: () => data.jobs,
  deleteImportJob: data.remove,
  postsOfJob: data.postsOfJob,
}));
vi.mock("domain/shared/limits", async (original) => {
  const { limits } = await original<typeof import("domain/shared/limits")>();
  return { limits: { ...limits, deletePage: 2 } };
});
vi.mock("#posts/data/panel-posts.ts", () => ({
  usePosts: () => ({
    state: "ready",
    data: [{ id: "o", title: "Otro", slug: "ruedas-nuevas", published: true }],
  }),
}));
vi.mock("#indexing/data/index-checks.ts", () => ({
  cachedIndexResults: data.indexResults,
  checkIndexing: data.check,
}));
vi.mock("../data/imports.ts", () => ({
  useImportRun: () => ({ step: "idle" }),
  runningJobs: async () => new Set(),
  plannedJobs: async () => [],
  removePlan: async () => {},
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const job: JobView = {
  id: "0b6c1f53-96a3-4b7b-8a54-3f6e1f2a9d10",
  job_name: "Octubre",
  import_type: "blog_posts",
  total_records: 24,
  successful_records: 24,
  failed_records: 0,
  status: "completed",
  created_at: new Date(2024, 9, 30),
  touched_at: new Date(2024, 9, 30),
  chunks: {},
};
const article = (slug: string, published = true) => ({ id: slug, title: slug, slug, published });
type Progress = (removed: number) => void;

beforeEach(() => {
  data.indexResults.mockResolvedValue(new Map());
  data.remove.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

async function openDialog(...articles: object[]) {
  data.jobs = { state: "ready", data: [job], unreadable: [] };
  const counts = { posts: articles.length, published: articles.length, edited: 0, views: 0 };
  data.postsOfJob.mockResolvedValue({ ...counts, articles });
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <JobsTab onNeedFile={vi.fn()} getPictures={() => ({ check: null, notice: null })} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Delete Job" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await dialog.findByText(/posts? will be deleted/);
  const confirm = dialog.getByRole("button", { name: "Delete Job" });
  const getAddressNotice = (title: string) =>
    dialog.getByLabelText(`Until it is restored, the address of “${title}” will`);
  return { user, dialog, confirm, getAddressNotice };
}

it("mentions the choices of addresses before the index check, whose results move them down", async () => {
  const { dialog } = await openDialog(article("uno"));
  const hint = dialog.getByText(/leads? to another article where you choose so below/);
  const check = dialog.getByRole("button", { name: "Check now" });
  expect(hint.compareDocumentPosition(check)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("deletes with the address that was chosen for each published post", async () => {
  const posts = [article("ruedas-viejas"), article("dos"), article("borrador", false)];
  const { user, dialog, confirm, getAddressNotice } = await openDialog(...posts);
  expect(dialog.getAllByRole("combobox")).toHaveLength(2);
  await user.selectOptions(getAddressNotice("ruedas-viejas"), "redirect");
  const target = dialog.getByLabelText<HTMLInputElement>("Slug of the other article");
  expect(target.value).toBe("ruedas-nuevas");
  await user.clear(target);
  expect(confirm.hasAttribute("disabled")).toBe(true);
  await fill(user, target, "ruedas-con-freno");
  await user.click(confirm);
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledOnce());
  expect(data.remove).toHaveBeenCalledWith(job.id, expect.anything(), {
    "ruedas-viejas": { action: "redirect", target_slug: "ruedas-con-freno" },
  });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

it("stays open with all choices after a rejected target, and marks only that one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const reason = "There is no other article at /blog/nada";
  data.remove.mockRejectedValueOnce(new DomainError("invalid-argument", reason));
  const { user, dialog, confirm, getAddressNotice } = await openDialog(
    article("uno"),
    article("dos"),
  );
  for (const title of ["uno", "dos"]) await user.selectOptions(getAddressNotice(title), "redirect");
  const [first, second] = dialog.getAllByLabelText<HTMLInputElement>("Slug of the other article");
  if (!first || !second) throw new Error("Two targets are missing");
  await user.clear(second);
  await user.type(second, "nada");
  await user.click(confirm);
  await dialog.findByText(reason);
  expect([first, second].map((input) => input.getAttribute("aria-invalid"))).toEqual([
    null,
    "true",
  ]);
  expect(data.notify.error).toHaveBeenCalledWith("Error deleting import job", reason);
  await user.clear(second);
  await fill(user, second, "ruedas-nuevas");
  expect(dialog.queryByText(reason)).toBeNull();
  await user.click(confirm);
  await waitFor(() => expect(data.remove).toHaveBeenCalledTimes(2));
});

it("closes once the server has accepted the choices, and stays closed after a later failure", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let fail: (error: Error) => void = () => {};
  let report: Progress = () => {};
  data.remove.mockImplementation((_id: string, onProgress: Progress) => {
    report = onProgress;
    return new Promise((_, reject) => (fail = reject));
  });
  const { user, dialog, confirm } = await openDialog(article("uno"));
  await user.click(confirm);
  dialog.getByRole("button", { name: "Deleting..." });
  report(200);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  screen.getByText("Deleting... 200 posts removed");
  fail(new DomainError("internal"));
  await waitFor(() => expect(data.notify.error).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("shows indexed articles first, and those of a long job in steps", async () => {
  const result = { slug: "a-29", is_indexed: true, checked_at: new Date(2026, 10, 20) };
  data.indexResults.mockResolvedValue(new Map([["a-29", result]]));
  const posts = Array.from({ length: 30 }, (_, n) => article(`a-${n}`));
  const { user, dialog } = await openDialog(...posts);
  await dialog.findByText("In Google's index: 1. Not checked: 29.");
  const choices = dialog.getAllByRole("combobox");
  expect(choices).toHaveLength(20);
  expect(choices[0]?.getAttribute("aria-label")).toContain("“a-29”");
  await user.click(dialog.getByRole("button", { name: "Show more (10 left)" }));
  expect(dialog.getAllByRole("combobox")).toHaveLength(30);
});

it("accepts no more redirects than a call does", async () => {
  const posts = ["uno", "dos", "tres"];
  const { user, dialog, confirm, getAddressNotice } = await openDialog(
    ...posts.map((post) => article(post)),
  );
  for (const title of posts) await user.selectOptions(getAddressNotice(title), "redirect");
  dialog.getByText("At most 2 addresses can lead to another article.");
  expect(confirm.hasAttribute("disabled")).toBe(true);
  await user.selectOptions(getAddressNotice("dos"), "gone");
  expect(confirm.hasAttribute("disabled")).toBe(false);
});

it("shows the index state of its articles, and checks it on request", async () => {
  const result = { slug: "dos", is_indexed: true, checked_at: new Date(2026, 10, 20) };
  data.indexResults.mockResolvedValue(new Map([["dos", result]]));
  const slugs = ["uno", "dos", "tres"];
  const { user, dialog } = await openDialog(...slugs.map((slug) => article(slug)));
  await dialog.findByText("In Google's index: 1. Not checked: 2.");
  expect(data.indexResults).toHaveBeenCalledWith(slugs);
  data.check.mockResolvedValue(indexReport([uncheckedResult("/blog/uno", "Quota exceeded")]));
  await user.click(dialog.getByRole("button", { name: "Check now" }));
  await dialog.findByText("1 URL could not be checked");
  expect(data.check).toHaveBeenCalledWith(slugs, expect.anything());
});

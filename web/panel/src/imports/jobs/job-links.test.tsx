import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { JobView } from "#data/import-jobs.ts";
import { JobsTab } from "./jobs-tab.tsx";

const data = vi.hoisted(() => ({
  jobs: [] as readonly object[],
  unreadable: [] as readonly string[],
  isLastKnown: false,
}));
vi.mock("#data/import-jobs.ts", () => ({
  useImportJobs: () => ({ ...data, state: "ready", data: data.jobs }),
}));
vi.mock("../data/imports.ts", () => ({
  useImportRun: () => ({ step: "idle" }),
  runningJobs: async () => new Set(),
  plannedJobs: async () => [],
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: { error: vi.fn() } }));

const job = (id: string, job_name: string, successful_records: number): JobView => ({
  id,
  job_name,
  import_type: "blog_posts",
  total_records: 24,
  successful_records,
  failed_records: 24 - successful_records,
  status: "completed",
  created_at: new Date(2024, 9, 30, 9, 15),
  touched_at: new Date(2024, 9, 30, 9, 16),
  chunks: { "0": true },
});

const JOBS = [job("empty", "Vacía", 0), job("october", "Artículos octubre", 24)];
function show(address: string, jobs: readonly JobView[] = JOBS) {
  data.jobs = jobs;
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter initialEntries={[address]}>
        <JobsTab onNeedFile={vi.fn()} getPictures={() => ({ check: null, notice: null })} />
      </MemoryRouter>
    </ChakraProvider>,
  );
}
afterEach(cleanup);

it("links a job to its posts", () => {
  show("/nhk#jobs");
  const link = screen.getByRole("link", { name: "Show posts of “Artículos octubre”" });
  expect(link.getAttribute("href")).toBe("/nhk?job=october");
  expect(screen.queryByRole("link", { name: "Show posts of “Vacía”" })).toBeNull();
});

it("marks the job of the address and scrolls to it", () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  show("/nhk?at=october#jobs");
  const marked = [...document.querySelectorAll("li[aria-current=true]")];
  expect(marked.map((row) => row.querySelector("h3")?.textContent)).toEqual(["Artículos octubre"]);
  expect(scroll.mock.contexts).toEqual(marked);
  scroll.mockRestore();
});

it("shows that there are no jobs only after the server's answer", () => {
  show("/nhk#jobs", []);
  screen.getByText(/^No import jobs yet/);
  cleanup();
  data.isLastKnown = true;
  show("/nhk#jobs", []);
  screen.getByText("Last known: newer changes are missing.");
  expect(screen.queryByText(/^No import jobs yet/)).toBeNull();
  data.isLastKnown = false;
});

it("names jobs that could not be read, instead of saying that there are none", () => {
  data.unreadable = ["march"];
  show("/nhk#jobs", []);
  screen.getByText("1 entry could not be read: march");
  expect(screen.queryByText(/^No import jobs yet/)).toBeNull();
  data.unreadable = [];
});

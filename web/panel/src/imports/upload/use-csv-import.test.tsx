import { act, renderHook } from "@testing-library/react";
import { MissingCode } from "kit/lib/load-twice";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JobView } from "#data/import-jobs.ts";
import { messages } from "./shared/messages.ts";
import { useCsvImport } from "./use-csv-import.ts";
import { dispatch } from "./validation/import-state.ts";

const { openValidator, notify, loadFile, jobs } = vi.hoisted(() => ({
  jobs: { resuming: undefined as Partial<JobView> | undefined, start: vi.fn() },
  loadFile: vi.fn(),
  openValidator: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("./validation/validation-client.ts", async (original) => {
  const client = await original<typeof import("./validation/validation-client.ts")>();
  openValidator.mockImplementation(client.openValidator);
  return { openValidator };
});
vi.mock("./file/load-file.ts", () => ({ loadFile }));
vi.mock("#data/import-jobs.ts", () => ({
  jobRecord: async () => ({ job_name: "Ana", total_records: 1, stored: [] }),
}));
vi.mock("../data/imports.ts", () => ({
  importRunner: { get: () => ({ step: "idle" }), start: jobs.start },
  requestResume: () => {},
  useImportRun: () => ({ step: "idle" }),
  useResumedJob: () => jobs.resuming,
}));
vi.mock("#data/posts-at.ts", () => ({
  MAX_POSTS_AT_ONCE: 30,
  headersAt: async () => new Map(),
}));
vi.mock("#posts/data/slugs.ts", () => ({ takenSlugs: async () => new Map() }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify }));

const MISSING =
  "Code of the panel could not be loaded. Check your connection and try again. If that does not help, reload the page.";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  notify.error.mockClear();
});
afterEach(() => {
  jobs.resuming = undefined;
  dispatch({ kind: "clear" });
});

function imported() {
  const { result, rerender } = renderHook(useCsvImport);
  const resume = (job?: typeof jobs.resuming) => {
    jobs.resuming = job;
    rerender();
  };
  const source = { kind: "pasted", text: "title,content\nUno,a" } as const;
  act(() => result.current.edit({ source }));
  return {
    get current() {
      return result.current;
    },
    resume,
  };
}

it.each([
  [new MissingCode(new Event("error")), "This part of the panel could not be loaded", MISSING],
  [
    new Error("out of memory"),
    "Preview failed",
    "The addresses of the existing posts could not be checked. Please try again.",
  ],
])("names why there is no preview: %s", async (error, title, text) => {
  openValidator.mockRejectedValueOnce(error);
  const csv = imported();
  await act(() => csv.current.preview());
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(title, text);
  expect(csv.current.stage).toMatchObject({ reason: text });
});

it.each([
  [new MissingCode(new Event("error")), MISSING],
  [
    new Error("out of memory"),
    "The row could not be checked against the existing posts. Please try again.",
  ],
])("names why a row is not changed: %s", async (error, text) => {
  const csv = imported();
  await act(() => csv.current.preview());
  expect(csv.current.stage).toMatchObject({ step: "previewed" });
  openValidator.mockRejectedValueOnce(error);
  expect(await csv.current.changeRow(0, { title: "Dos" })).toBe(text);
  expect(csv.current.stage).toMatchObject({ step: "previewed" });
});

it("a file that is read slowly replaces nothing that was chosen or typed meanwhile", async () => {
  const { result } = renderHook(useCsvImport);
  const toSource = (text: string) => ({ kind: "file", name: "a.csv", text }) as const;
  const [slow, typedOver] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  const file = new File(["x"], "a.csv");
  loadFile.mockReturnValueOnce(slow.promise);
  const first = result.current.load(file);
  loadFile.mockResolvedValueOnce({ ok: true, source: toSource("new") });
  await act(() => result.current.load(file));
  slow.resolve({ ok: true, source: toSource("slow") });
  await act(() => first);
  expect(result.current.form.source.text).toBe("new");

  loadFile.mockReturnValueOnce(typedOver.promise);
  const second = result.current.load(file);
  act(() => result.current.edit({ source: { kind: "pasted", text: "typed" } }));
  typedOver.resolve({ ok: false, reason: "Not a CSV file" });
  await act(() => second);
  expect(result.current.form.source.text).toBe("typed");
  expect(notify.error).not.toHaveBeenCalled();
});

it("a preview of one job imports no rows into another", async () => {
  const csv = imported();
  act(() => csv.current.edit({ jobName: "Eva" }));
  await act(() => csv.current.preview());
  const ana = { id: crypto.randomUUID(), job_name: "Ana" };
  csv.resume(ana);
  expect(csv.current.stage).toEqual({ step: "text" });
  await act(() => csv.current.startImport());
  await act(() => csv.current.preview());
  expect(csv.current.stage).toMatchObject({ preview: { jobId: ana.id } });
  csv.resume();
  expect(csv.current.stage).toEqual({ step: "text" });
  await act(() => csv.current.startImport());
  expect(jobs.start).not.toHaveBeenCalled();
  expect(notify.error.mock.calls).toEqual([[messages.noPreview], [messages.noPreview]]);
});

it("a job that is resumed from its file keeps its name and options", async () => {
  const csv = imported();
  const options = {
    publish: false,
    date_mode: "spread",
    from: "2026-01-05",
    to: "2026-01-05",
    on_conflict: "update",
  } as const;
  const job_id = crypto.randomUUID();
  act(() => csv.current.edit({ jobName: "Eva" }));
  csv.resume({ id: job_id, job_name: "Ana", options });
  expect(csv.current.form).toMatchObject({ jobName: "Ana", ...options });
  await act(() => csv.current.preview());
  jobs.start.mockResolvedValueOnce({ successful_records: 1 });
  await act(() => csv.current.startImport());
  expect(jobs.start).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ job_id, job_name: "Ana", options }),
  );
  expect(jobs.start.mock.lastCall?.[0].rows).toMatchObject([
    { published: false, date: expect.stringMatching(/^2026-01-05T/), on_conflict: "update" },
  ]);
});

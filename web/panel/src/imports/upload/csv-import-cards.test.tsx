import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ImportState } from "domain/calls/imports";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { workbook } from "#testing/workbook.ts";
import type { ImportPlan } from "../data/import-runner.ts";
import { CsvImportCards } from "./csv-import-cards.tsx";
import { dispatch, readDraft } from "./validation/import-state.ts";

const data = vi.hoisted(() => ({
  call: vi.fn(),
  takenSlugs: vi.fn(async () => new Map<string, string>()),
  headersAt: vi.fn(async () => new Map<string, unknown>()),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("#data/posts-at.ts", () => ({ MAX_POSTS_AT_ONCE: 30, headersAt: data.headersAt }));
vi.mock("#similarity/data/find-similar-articles.ts", () => ({ similarArticles: async () => [] }));
vi.mock("#posts/data/slugs.ts", () => ({ takenSlugs: data.takenSlugs }));
vi.mock("#data/import-jobs.ts", () => ({ jobRecord: vi.fn() }));
vi.mock("./file/workbook/open-workbook.ts", async () => {
  const { readWorkbook } = await import("./file/workbook/read-workbook.ts");
  return {
    openWorkbook: async (file: File) => readWorkbook(new Uint8Array(await file.arrayBuffer())),
  };
});
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));
vi.mock("../data/imports.ts", async () => {
  const { createImportRunner } = await import("../data/import-runner.ts");
  const { useSyncExternalStore } = await import("react");
  const importRunner = createImportRunner({
    call: data.call,
    wait: async () => {},
    savePlan: async () => {},
    removePlan: async () => {},
    onStored: () => {},
    withLock: (_, work) => work(),
  });
  return {
    importRunner,
    useImportRun: () => useSyncExternalStore(importRunner.subscribe, importRunner.get),
    requestResume: () => {},
    useResumedJob: () => undefined,
  };
});

const CSV = "title,content\nUno,<p>Primero</p>\nDos,<p>Segundo</p>\n,<p>Sin título</p>";

/** A server that stores every chunk at once. */
function servesImports() {
  const state = { stored: 0, job: undefined as ImportPlan | undefined };
  data.call.mockImplementation(async (name: string, input: ImportPlan): Promise<ImportState> => {
    if (name === "startImport") state.job = input;
    if (name === "importChunk") state.stored += input.rows.length;
    return {
      job_id: input.job_id,
      status: name === "finishImport" ? "completed" : "processing",
      total_records: state.job?.total_records ?? 0,
      successful_records: state.stored,
      failed_records: state.job?.failed_records ?? 0,
      chunks: [],
    };
  });
  return state;
}

function open() {
  render(
    <ChakraProvider value={defaultSystem}>
      <CsvImportCards />
    </ChakraProvider>,
  );
  return userEvent.setup();
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });
const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText("Or paste CSV data"), { target: { value: text } });
const nameJob = (name: string) =>
  fireEvent.change(screen.getByLabelText(/Job name/), { target: { value: name } });
async function previewed(text = CSV) {
  const user = open();
  paste(text);
  nameJob("November");
  await user.click(button("Preview Data"));
  await screen.findByRole("region", { name: "Data Preview" });
  return user;
}

beforeEach(() => {
  dispatch({ kind: "clear" });
  vi.clearAllMocks();
  servesImports();
});
afterEach(cleanup);

describe("CSV import", () => {
  it("writes a remark that repeats once, with its rows", async () => {
    await previewed("title,content,published\nUno,a,quizá\nDos,b,sí\nTres,c,quizá");
    const text = screen.getByRole("region", { name: "Data Preview" }).textContent;
    expect(text).toContain("2 rows (2, 4): the published column says “quizá”, which is neither");
    expect(text?.match(/quizá/g)).toHaveLength(1);
  });

  it("asks for data, then for a preview, then for a job name, in the specified texts", async () => {
    const user = open();
    await user.click(button("Preview Data"));
    expect(data.notify.error).toHaveBeenLastCalledWith("Please enter CSV data first");
    await user.click(button("Import Posts"));
    expect(data.notify.error).toHaveBeenLastCalledWith(
      "Please generate a preview of the CSV data first",
    );
    paste(CSV);
    await user.click(button("Preview Data"));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith(
        "Preview generated",
        "2 entries found in CSV",
      ),
    );
    await user.click(button("Import 2 Posts"));
    expect(data.notify.error).toHaveBeenLastCalledWith("Please enter a job name for tracking");
    expect(document.activeElement).toBe(screen.getByLabelText(/Job name/));
    expect(data.call).not.toHaveBeenCalled();
  });

  it("imports the previewed rows once for two clicks, and is empty afterwards", async () => {
    const user = await previewed();
    expect(screen.getByText("Row 4:")).toBeTruthy();
    expect(screen.getByText("no title")).toBeTruthy();
    expect(screen.getByText(/2 posts go live as soon as they are imported/)).toBeTruthy();
    await user.dblClick(button("Import 2 Posts"));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenLastCalledWith(
        "Import successful",
        '2 blog posts imported successfully as job "November"',
      ),
    );
    const names = data.call.mock.calls.map(([name]) => name);
    expect(names).toEqual(["startImport", "importChunk", "finishImport"]);
    expect(data.call.mock.calls[0]?.[1]).toMatchObject({ total_records: 3, failed_records: 1 });
    expect(screen.queryByRole("region", { name: "Data Preview" })).toBeNull();
    expect(screen.getByLabelText("Or paste CSV data")).toHaveProperty("value", "");
  });

  it("drops the preview when the text changes, and keeps it when the job name changes", async () => {
    await previewed();
    nameJob("December");
    expect(screen.getByRole("region", { name: "Data Preview" })).toBeTruthy();
    paste(`${CSV}\nTres,c`);
    expect(screen.queryByRole("region", { name: "Data Preview" })).toBeNull();
    expect(button("Import Posts").getAttribute("aria-disabled")).toBe("true");
  });

  it("shows a parse error at the field and as a toast, and keeps the text", async () => {
    const user = open();
    paste('title,content\nUno,"nunca cerrado');
    await user.click(button("Preview Data"));
    await screen.findByText("A quoted cell begins on line 2 and its closing quote is missing.");
    expect(data.notify.error).toHaveBeenCalledWith(
      "Error parsing CSV",
      "Please check your CSV data format",
    );
    expect(screen.getByLabelText("Or paste CSV data")).toHaveProperty(
      "value",
      'title,content\nUno,"nunca cerrado',
    );
  });

  it.each([6, 12])("shows five of %i entries and counts the others", async (count) => {
    const rows = Array.from({ length: count }, (_, n) => `Entrada ${n},texto`).join("\n");
    await previewed(`title,content\n${rows}`);
    expect(screen.getByText(`${count} entries`)).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(6);
    expect(screen.getByText(`... and ${count - 5} more`)).toBeTruthy();
  });

  it.each([
    ["Update the existing post", "Feb 3, 2026Update"],
    ["Skip the row", "Skipped"],
  ])("shows no publication for a taken address with “%s”", async (choice, shown) => {
    data.takenSlugs.mockResolvedValueOnce(new Map([["uno", "post"]]));
    const created_at = new Date(2026, 1, 3);
    data.headersAt.mockResolvedValue(new Map([["uno", { created_at, published: true }]]));
    const user = open();
    await user.selectOptions(screen.getByLabelText("When an address is taken"), choice);
    paste(CSV);
    await user.click(button("Preview Data"));
    const table = await screen.findByRole("table", { name: "Data Preview" });
    const [, uno, dos] = [...table.querySelectorAll("tr")].map((row) => row.textContent);
    expect(uno).toBe(`UnounoPrimero${shown}`);
    expect(dos).toMatch(/Published$/);
  });

  it("shows what is stored when the network fails, and resumes", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const user = await previewed();
    data.call.mockImplementation(async (name: string, input: ImportPlan) => {
      if (name !== "startImport") throw new DomainError("unavailable");
      const { job_id, total_records, failed_records } = input;
      const state = { job_id, total_records, failed_records };
      return { ...state, status: "processing", successful_records: 0, chunks: [] };
    });
    await user.click(button("Import 2 Posts"));
    await screen.findByText(/Stopped: 0 of 2 stored/);
    expect(data.notify.error).toHaveBeenLastCalledWith(
      "Import error",
      "There was an error importing the posts",
    );
    expect(screen.getByLabelText(/Job name/)).toHaveProperty("value", "November");
    servesImports();
    await user.click(button("Resume"));
    expect(document.activeElement).not.toBe(document.body);
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenLastCalledWith(
        "Import successful",
        '2 blog posts imported successfully as job "November"',
      ),
    );
    error.mockRestore();
  });

  it("begins a new job when a row is changed after its import has begun", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const user = await previewed();
    data.call.mockRejectedValue(new DomainError("permission-denied"));
    await user.click(button("Import 2 Posts"));
    await waitFor(() => expect(data.notify.error).toHaveBeenCalled());
    servesImports();
    await user.click(button("Edit Row 4, (no title)"));
    await user.type(await screen.findByLabelText("Title"), "Tres");
    await user.click(button("Save row"));
    await user.click(await screen.findByRole("button", { name: "Import 3 Posts" }));
    await waitFor(() => expect(data.notify.success).toHaveBeenCalledTimes(2));
    const ids = data.call.mock.calls.map(([, { job_id }]) => job_id);
    expect(ids.at(-1)).not.toBe(ids[0]);
    error.mockRestore();
  });

  it("keeps the form over a reload", () => {
    open();
    paste(CSV);
    nameJob("November");
    expect(readDraft()).toMatchObject({
      source: { kind: "pasted", text: CSV },
      jobName: "November",
    });
  });
});

describe("a chosen file", () => {
  const choose = async (name: string, bytes: Uint8Array<ArrayBuffer>, type = "text/csv") => {
    const user = open();
    const file = new File([bytes], name, { type });
    fireEvent.change(screen.getByLabelText("CSV file"), { target: { files: [file] } });
    return user;
  };
  const ascii = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

  it("is loaded, and the preview mentions a guessed encoding", async () => {
    // Semicolons and Windows-1252, as a Spanish Excel writes.
    const user = await choose(
      "artículos.csv",
      ascii("t\u00edtulo;contenido\nA\u00f1o;texto, con coma"),
    );
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith(
        "File uploaded",
        "artículos.csv has been loaded",
      ),
    );
    await user.click(button("Preview Data"));
    await screen.findByText(/it was read as Windows-1252/);
    expect(screen.getByRole("cell", { name: "Año" })).toBeTruthy();
    expect(screen.getByRole("cell", { name: "texto, con coma" })).toBeTruthy();
  });

  it("is a workbook: the sheet that was read is named, and its rows are previewed", async () => {
    const rows = [
      ["título", "contenido"],
      ["Año", "texto; con, separadores"],
    ];
    const book = workbook([
      { name: "Portada", rows: [["Plan"]] },
      { name: "Artículos", rows },
    ]);
    const user = await choose("plan.xlsx", book, "");
    await screen.findByText(/Read from the sheet “Artículos”. Not read: “Portada”/);
    expect(data.notify.success).toHaveBeenCalledWith("File uploaded", "plan.xlsx has been loaded");
    await user.click(button("Preview Data"));
    expect(await screen.findByRole("cell", { name: "Año" })).toBeTruthy();
    expect(screen.getByRole("cell", { name: "texto; con, separadores" })).toBeTruthy();
    expect(readDraft().source).toMatchObject({ sheet: { name: "Artículos", others: ["Portada"] } });
  });

  it.each([
    ["photo.png", "image/png", "hello", "Please upload a CSV file"],
    ["empty.xlsx", "", "hello", expect.stringContaining("not an Excel workbook")],
    ["book.csv", "text/csv", "PK\u0003\u0004", expect.stringContaining("CSV UTF-8")],
  ])("%s is rejected", async (name, type, text, reason) => {
    await choose(name, ascii(text), type);
    await waitFor(() => expect(data.notify.error).toHaveBeenCalledWith("Invalid file", reason));
  });
});

import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ImportRow } from "domain/imports/import-row";
import { fill } from "kit/testing/fill";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CsvImportCards } from "../csv-import-cards.tsx";
import { dispatch, importScreen } from "../validation/import-state.ts";

const data = vi.hoisted(() => ({ takenSlugs: vi.fn() }));
vi.mock("#posts/data/slugs.ts", () => data);
vi.mock("#data/import-jobs.ts", () => ({ jobRecord: vi.fn() }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: { success: vi.fn(), error: vi.fn() } }));
vi.mock("../../data/imports.ts", () => ({
  importRunner: { get: () => ({ step: "idle" }), subscribe: () => () => {}, dismiss: () => {} },
  useImportRun: () => ({ step: "idle" }),
  requestResume: () => {},
  useResumedJob: () => undefined,
}));

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const card = () => screen.getByRole("region", { name: "Rows" });
const listed = () => within(card()).getAllByRole("listitem");
const dialog = () => screen.findByRole("dialog");
const preview = () => {
  const { stage } = importScreen();
  if (stage.step !== "previewed") throw new Error(stage.step);
  return stage.preview;
};
async function previewed(text: string) {
  const user = userEvent.setup();
  render(
    <ChakraProvider value={defaultSystem}>
      <CsvImportCards />
    </ChakraProvider>,
  );
  fireEvent.change(screen.getByLabelText("Or paste CSV data"), { target: { value: text } });
  await user.click(button("Preview Data"));
  await screen.findByRole("region", { name: "Rows" });
  return user;
}

beforeEach(() => {
  localStorage.clear();
  dispatch({ kind: "clear" });
  data.takenSlugs.mockReset().mockResolvedValue(new Map());
});
afterEach(cleanup);

it("corrects a rejected row with the keyboard, and the row is imported", async () => {
  const user = await previewed("title,content\nUno,a\n,b\nTres,");
  expect(screen.getByLabelText("Rows shown")).toHaveProperty("value", "rejected");
  expect(listed()).toHaveLength(2);
  const { jobId, rows } = preview();

  button(/^Edit Row 3/).focus();
  await user.keyboard("{Enter}");
  const form = within(await dialog());
  const title = form.getByLabelText("Title").parentElement;
  expect(title?.textContent).toBe("TitleCannot be imported: no title.");
  await user.click(form.getByRole("button", { name: "Save row" }));
  expect(preview().rows).toHaveLength(1);
  await fill(user, form.getByLabelText("Title"), "Dos; “nuevo”, sí");
  expect(form.getByRole("status").textContent).toBe("This row can be imported.");
  form.getByText("The article is at /blog/dos-nuevo-si");
  form.getByRole("button", { name: "Save row" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(preview().rows).toHaveLength(2));
  expect(preview().rows.map(({ title }) => title)).toEqual(["Uno", "Dos; “nuevo”, sí"]);
  expect(preview()).toMatchObject({ jobId, rejected: 1 });
  const time = (row: ImportRow | undefined) => Date.parse(row?.date ?? "");
  expect(Math.abs(time(preview().rows[0]) - time(rows[0]))).toBeLessThan(60_000);
  expect(button("Import 2 Posts")).toBeTruthy();
  expect(listed()).toHaveLength(1);
  within(card()).getByText("Row 3 is imported now.");
  expect(importScreen().form.source.text).toContain('"Dos; “nuevo”, sí","b"');
});

it("changes every field of a row, and nothing in the others", async () => {
  const user = await previewed("title,content\nUno,a\nDos,b");
  await user.selectOptions(screen.getByLabelText("Dates"), "From a date column");
  await user.click(button("Preview Data"));
  await screen.findByRole("region", { name: "Rows" });
  await user.click(button("Edit Row 2, Uno"));
  const form = within(await dialog());
  const correct = (name: string, value: string) =>
    fireEvent.change(form.getByLabelText(name), { target: { value } });
  correct("Address", "otra");
  correct("Content", "<p>Otro</p>");
  correct("Excerpt", "Corto");
  correct("Published", "false");
  correct("Date", "31/13/2026");
  form.getByText(/^Cannot be imported: the date cannot be read/);
  correct("Date", "31/01/2026");
  await user.click(form.getByRole("button", { name: "Save row" }));
  await waitFor(() => expect(preview().rows[0]?.slug).toBe("otra"));
  expect(preview().rows).toMatchObject([
    {
      ...{ title: "Uno", content: "<p>Otro</p>", excerpt: "Corto", published: false },
      date: new Date(2026, 0, 31, 12).toISOString(),
    },
    { title: "Dos", content: "b", slug: "dos", published: true },
  ]);
});

it("shows that the change cannot be validated, and keeps the typed text", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const user = await previewed("title,content\nUno,a");
  await user.click(button("Edit Row 2, Uno"));
  const form = within(await dialog());
  data.takenSlugs.mockRejectedValueOnce(new Error("offline"));
  await fill(user, form.getByLabelText("Title"), " y medio");
  await user.click(form.getByRole("button", { name: "Save row" }));
  await form.findByText(/could not be checked/);
  expect(form.getByLabelText("Title")).toHaveProperty("value", "Uno y medio");
  expect(preview().rows[0]?.title).toBe("Uno");
  await user.click(form.getByRole("button", { name: "Save row" }));
  await waitFor(() => expect(preview().rows[0]?.title).toBe("Uno y medio"));
  vi.restoreAllMocks();
});

it("shows 1,000 rows in pages, and filters those with remarks", async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => `Entrada ${n},texto`);
  const user = await previewed(["title,content", ...rows, "Entrada 7,otra"].join("\n"));
  expect(listed()).toHaveLength(25);
  await user.click(within(card()).getByRole("button", { name: "Next" }));
  within(card()).getByText("26–50");
  expect(listed()[0]?.textContent).toContain("Entrada 25");
  await user.selectOptions(screen.getByLabelText("Rows shown"), "With remarks (1)");
  expect(listed()).toHaveLength(1);
  expect(listed()[0]?.textContent).toContain("the post gets “entrada-7-2”");
  await user.selectOptions(screen.getByLabelText("Rows shown"), "Left out (0)");
  within(card()).getByText("No row is left out.");
});

it("warns about cells of Excel's maximum length", async () => {
  const user = await previewed(`title,content\nUno,${"a".repeat(32_767)}\nDos,b`);
  await user.selectOptions(screen.getByLabelText("Rows shown"), "With remarks (1)");
  expect(listed()[0]?.textContent).toContain("the content has 32,767 characters");
});

it("stays open while a row is saved, and shows its failure for no other row", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const user = await previewed("title,content\nUno,a\nDos,b");
  await user.click(button("Edit Row 2, Uno"));
  const form = within(await dialog());
  const answer = Promise.withResolvers<never>();
  data.takenSlugs.mockReturnValueOnce(answer.promise);
  await fill(user, form.getByLabelText("Title"), " y medio");
  await user.click(form.getByRole("button", { name: "Save row" }));
  await user.keyboard("{Escape}");
  const cancel = form.getByRole("button", { name: "Cancel" });
  expect(cancel).toHaveProperty("disabled", true);
  answer.reject(new Error("offline"));
  await form.findByText(/could not be checked/);
  await user.click(cancel);
  await user.click(button("Edit Row 3, Dos"));
  expect(within(await dialog()).queryByText(/could not be checked/)).toBeNull();
  vi.restoreAllMocks();
});

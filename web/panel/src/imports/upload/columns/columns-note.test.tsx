import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CsvImportCards } from "../csv-import-cards.tsx";
import { dispatch, importScreen } from "../validation/import-state.ts";

vi.mock("#posts/data/slugs.ts", () => ({ takenSlugs: async () => new Map() }));
vi.mock("#data/import-jobs.ts", () => ({ jobRecord: vi.fn() }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: { success: vi.fn(), error: vi.fn() } }));
vi.mock("../../data/imports.ts", () => ({
  importRunner: { get: () => ({ step: "idle" }), subscribe: () => () => {}, dismiss: () => {} },
  useImportRun: () => ({ step: "idle" }),
  requestResume: () => {},
  useResumedJob: () => undefined,
}));

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) =>
  within(screen.getByRole("group", { name: "Columns of the file" })).getByLabelText(
    new RegExp(`^${name}`),
  ) as HTMLSelectElement;
const rows = () => {
  const { stage } = importScreen();
  return stage.step === "previewed" ? stage.preview.rows : [];
};
async function preview(text: string) {
  const user = userEvent.setup();
  render(
    <ChakraProvider value={defaultSystem}>
      <CsvImportCards />
    </ChakraProvider>,
  );
  fireEvent.change(screen.getByLabelText("Or paste CSV data"), { target: { value: text } });
  expect(screen.queryByRole("group", { name: "Columns of the file" })).toBeNull();
  await user.click(button("Preview Data"));
  return user;
}
const previewed = () => screen.findByRole("region", { name: "Data Preview" });

beforeEach(() => {
  localStorage.clear();
  dispatch({ kind: "clear" });
});
afterEach(cleanup);

const PLAN = "Nombre;Texto largo;Día\nUno;<p>a</p>;31/01/2026\nDos;<p>b</p>;01/02/2026";

describe("unknown headers", () => {
  it("are assigned with suggestions, and the choice applies to the next file", async () => {
    const user = await preview(PLAN);
    await screen.findByRole("group", { name: "Columns of the file" });
    expect(field("Title").selectedOptions[0]?.textContent).toBe("Nombre");
    expect(field("Content").selectedOptions[0]?.textContent).toBe("Texto largo");
    await user.selectOptions(field("Date"), "Not in the file");
    await user.selectOptions(field("Excerpt"), "Texto largo");
    await user.click(button("Use these columns"));
    expect(screen.getByText("“Texto largo” is chosen twice.")).toBeTruthy();
    await user.selectOptions(field("Excerpt"), "Not in the file");
    await user.click(button("Use these columns"));
    await previewed();
    expect(rows()).toMatchObject([{ title: "Uno" }, { title: "Dos" }]);
    const note =
      "Columns as you chose them for these headers: Title from “Nombre”, Content from “Texto largo”.";
    screen.getByText(note);
    expect(document.activeElement).toBe(button("Change columns"));
    cleanup();
    dispatch({ kind: "clear" });

    const again = await preview("Día,Texto largo,Nombre\n,c,Tres");
    await previewed();
    expect(rows()).toMatchObject([{ title: "Tres", content: "c" }]);
    screen.getByText(note);
    await again.click(button("Change columns"));
    await again.click(button("Cancel"));
    await again.click(button("Forget the choice"));
    await screen.findByRole("group", { name: "Columns of the file" });
  });

  it("need a title and a content", async () => {
    const user = await preview("Uno;Dos\n1;2");
    await screen.findByText(/The first line must name the columns/);
    await user.click(button("Use these columns"));
    screen.getByText("Choose the columns of the title and of the content.");
  });

  it("similar to optional fields are offered, and others named", async () => {
    const user = await preview("title,content,Entradilla,Autor\nUno,a,Resumen propio,Ana");
    await previewed();
    await user.click(button("Use them"));
    await screen.findByText(/Excerpt from “Entradilla”/);
    expect(rows()).toMatchObject([{ excerpt: "Resumen propio" }]);
    cleanup();
    dispatch({ kind: "clear" });
    await preview("title,content,Autor\nUno,a,Ana");
    await screen.findByText("Not imported: “Autor”.");
  });
});

it("shows no question when the headers are the specified ones", async () => {
  await preview("title,suggested_url,content\nUno,uno,a");
  await previewed();
  for (const name of [/columns/i, /Use/]) expect(screen.queryByRole("button", { name })).toBeNull();
});

it("offers the dates of a date column", async () => {
  const user = await preview("Título;Contenido;Fecha\nUno;a;31/01/2026");
  await previewed();
  screen.getByText("“Fecha” found: use its dates?");
  await user.click(button("Use the dates"));
  await previewed();
  expect(rows()).toMatchObject([{ date: new Date(2026, 0, 31, 12).toISOString() }]);
  expect(screen.queryByText(/use its dates/)).toBeNull();
});

import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { type Draft, newDraft } from "../../shared/draft.ts";
import { LabelsCard } from "./labels-card.tsx";

const storedLabels = ["Ferias", "Formación", "Norma EN"].map((name) => ({ id: name, name }));
vi.mock("#posts/data/labels.ts", () => ({
  useLabels: () => ({ state: "ready", data: storedLabels, unreadable: [] }),
}));

const START = newDraft(new Date());

function Card({ labels = "" }: { readonly labels?: string }) {
  const [draft, setDraft] = useState<Draft>({ ...START, labels });
  return (
    <ChakraProvider value={panelSystem}>
      <LabelsCard draft={draft} change={(part) => setDraft({ ...draft, ...part })} />
      <output>{draft.labels.replaceAll("\n", "|")}</output>
    </ChakraProvider>
  );
}

afterEach(cleanup);
const labels = () => screen.getByRole("status").textContent;
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Add a label" });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

it("suggests labels without their accents, and adds the first with Enter", async () => {
  render(<Card />);
  await userEvent.type(field(), "formacion");
  expect(options()).toEqual(["Formación", "Create “formacion”"]);
  await userEvent.keyboard("{Enter}");
  expect([labels(), field().value]).toEqual(["Formación", ""]);
});

it("creates a label, each once and in the spelling of other posts", async () => {
  render(<Card labels="Norma EN" />);
  await userEvent.type(field(), "Cliente,FERIAS,norma en,");
  expect(labels()).toBe("Norma EN|Cliente|Ferias");
});

it("keeps what was typed when the field is left", async () => {
  render(<Card />);
  await userEvent.type(field(), "Cliente");
  await userEvent.tab();
  expect(labels()).toBe("Cliente");
});

it("removes a label by its button, or the last one by Backspace", async () => {
  render(<Card labels={"Ferias\nCliente\nNorma EN"} />);
  const list = within(screen.getByRole("list", { name: "Labels of this post" }));
  await userEvent.click(list.getByRole("button", { name: "Remove the label “Cliente”" }));
  expect(labels()).toBe("Ferias|Norma EN");
  await userEvent.keyboard("{Backspace}");
  expect(labels()).toBe("Ferias");
});

it("takes ten labels of forty characters", async () => {
  render(<Card labels={Array.from({ length: 9 }, (_, n) => `label ${n}`).join("\n")} />);
  await userEvent.type(field(), "x".repeat(41));
  screen.getByText("A label has at most 40 characters.");
  expect(options()).toEqual([]);
  await userEvent.keyboard("{Backspace},");
  expect(field().readOnly).toBe(true);
  screen.getByText("A post has at most 10 labels.");
});

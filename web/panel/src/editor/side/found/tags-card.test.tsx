import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { type Draft, newDraft } from "../../shared/draft.ts";
import { TagsCard } from "./tags-card.tsx";

const blank = newDraft(new Date());
const changes = vi.fn<(part: Partial<Draft>) => void>();

function Card(part: Partial<Draft>) {
  const [draft, setDraft] = useState<Draft>({ ...blank, ...part });
  return (
    <ChakraProvider value={panelSystem}>
      <TagsCard
        draft={draft}
        change={(changed) => {
          changes(changed);
          setDraft({ ...draft, ...changed });
        }}
      />
      <button type="button" onClick={() => setDraft({ ...draft, title: "Bebidas" })}>
        type
      </button>
    </ChakraProvider>
  );
}

afterEach(() => {
  cleanup();
  changes.mockClear();
});

const tags = () => changes.mock.lastCall?.[0].tags;
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .flatMap((element) => (element.checked ? [element.labels?.[0]?.textContent] : []));
const html = (text: string) => ({ content: { source: "html", html: text } }) as const;

it("ticks the tags of the text, and follows it until one is corrected", async () => {
  render(<Card title="Ruedas" {...html("<h2>Rodamientos</h2><p>Pescado</p>")} />);
  expect(ticked()).toEqual(["Rodamientos", "Ruedas"]);
  await userEvent.click(screen.getByRole("button", { name: "type" }));
  expect(ticked()).toEqual(["Rodamientos", "Bebidas"]);
  expect(changes).not.toHaveBeenCalled();
  await userEvent.click(box("Ruedas"));
  await userEvent.click(box("Rodamientos"));
  expect(tags()).toBe("ruedas bebidas");
  expect(ticked()).toEqual(["Ruedas", "Bebidas"]);
});

it("can have none, and returns to those of the text", async () => {
  render(<Card title="Ruedas" />);
  await userEvent.click(box("Ruedas"));
  expect([tags(), ticked()]).toEqual(["", []]);
  await userEvent.click(screen.getByRole("button", { name: "Use those of the text" }));
  expect([tags(), ticked()]).toEqual(["auto", ["Ruedas"]]);
});

it("drops a chosen tag that exists no more with the next correction", async () => {
  render(<Card title="Ruedas" tags="naval pescado" />);
  expect(ticked()).toEqual(["Pescado"]);
  await userEvent.click(box("Bebidas"));
  expect(tags()).toBe("bebidas pescado");
});

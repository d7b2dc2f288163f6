import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { type Draft, newDraft } from "../shared/draft.ts";
import { DetailsCard } from "./details-card.tsx";

vi.mock("#posts/data/free-slug.ts", () => ({ isSlugTaken: async () => false }));

const blank = newDraft(new Date());

function Card({ slug }: { readonly slug: string }) {
  const [draft, setDraft] = useState<Draft>({ ...blank, slug });
  return (
    <ChakraProvider value={panelSystem}>
      <DetailsCard
        id="p1"
        draft={draft}
        problems={{}}
        change={(part) => setDraft({ ...draft, ...part })}
        onPending={() => {}}
      />
    </ChakraProvider>
  );
}

afterEach(cleanup);

it("replaces the slug by that of a pasted address", async () => {
  render(<Card slug="antes" />);
  const slug = screen.getByRole("textbox", { name: "Slug" });
  await userEvent.click(slug);
  await userEvent.paste("https://x.example/blog/v%C3%A1lvulas-sanitarias?utm=1#a");
  expect(slug).toHaveProperty("value", "valvulas-sanitarias");
});

it("inserts pasted words at the caret and derives the slug when the field is left", async () => {
  render(<Card slug="ra-" />);
  const slug = screen.getByRole("textbox", { name: "Slug" });
  await userEvent.click(slug);
  await userEvent.paste("0,8 µm");
  expect(slug).toHaveProperty("value", "ra-0,8 µm");
  await userEvent.tab();
  expect(slug).toHaveProperty("value", "ra-0-8-m");
});

it("derives the slug of a typed address when the field is left", async () => {
  render(<Card slug="" />);
  const slug = screen.getByRole("textbox", { name: "Slug" });
  await userEvent.type(slug, "/blog/acero%20316?utm=1");
  await userEvent.tab();
  expect(slug).toHaveProperty("value", "acero-316");
});

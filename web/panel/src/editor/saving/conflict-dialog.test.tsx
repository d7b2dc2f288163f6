import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import type { Article } from "kit/firebase/posts";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { toDraft } from "../shared/draft.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

const TABLE = "<table><tr><th>Pie</th></tr><tr><td>M12</td></tr></table>";
const at = new Date(2026, 10, 23, 16, 40);
const article = (title: string, content: string): Article => ({
  post: {
    id: "a",
    title,
    slug: "pies",
    published: false,
    created_at: at,
    updated_at: at,
    view_count: 0,
  },
  body: { content, content_format: "html" },
});

const mine = article("Pies", `<p>Acero AISI 304 para la sala.</p>${TABLE}`);
const theirs = article("Pies", `<p>Acero AISI 316L para la sala.</p>${TABLE}`);
const nothing = vi.fn();

function show(by: string | null) {
  render(
    <ChakraProvider value={panelSystem}>
      <ConflictDialog
        draft={toDraft(mine)}
        conflict={{ stored: theirs, stay: false, by, at }}
        busy={false}
        onCancel={nothing}
        onKeepDraft={nothing}
        onUseSaved={nothing}
      />
    </ChakraProvider>,
  );
}

afterEach(cleanup);

it.each([
  ["eva@nhk.example", "eva@nhk.example saved it on Nov 23, 2026, 04:40 PM."],
  [null, "Somebody else saved it on Nov 23, 2026, 04:40 PM."],
])("names who saved the post (%s)", async (by, text) => {
  show(by);
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
});

it("marks the words that differ", async () => {
  show(null);
  const added = await screen.findByText("304", { exact: false, selector: "ins" });
  expect(added.textContent).toContain("304");
  expect(document.querySelector("del")?.textContent).toContain("316L");
});

it("has landmarks with different names, also when both versions hold the same table", async () => {
  show(null);
  await screen.findByText("Your version");
  const names = screen.getAllByRole("region").map((element) => element.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(names.length);
  expect(screen.getAllByRole("group", { name: "Tabla 1" })).toHaveLength(2);
});

import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Editor } from "@tiptap/core";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { createExtensions } from "../extensions.ts";
import { FindBar } from "./find-bar.tsx";

function open(content: string): Editor {
  const element = document.body.appendChild(document.createElement("div"));
  const extensions = createExtensions(vi.fn(), vi.fn());
  const editor = new Editor({ element, extensions, content, injectCSS: false });
  render(
    <ChakraProvider value={panelSystem}>
      <FindBar editor={editor} onClose={vi.fn()} />
    </ChakraProvider>,
  );
  return editor;
}
const getMarks = ({ view }: Editor) =>
  [...view.dom.querySelectorAll<HTMLElement>("[style*=background]")].map(
    ({ textContent, style }) => [textContent, /orange-\d00/.exec(style.cssText)?.[0]],
  );

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it("letters and steps move the marks, without new plugins, until the bar is closed", async () => {
  const editor = open("<p>acero y Acero</p><p>acero</p>");
  const { plugins } = editor.state;
  await userEvent.type(screen.getByRole("textbox", { name: "Find" }), "acero");
  await userEvent.click(screen.getByRole("button", { name: "Next place" }));
  expect(getMarks(editor)).toEqual([
    ["acero", "orange-100"],
    ["Acero", "orange-300"],
    ["acero", "orange-100"],
  ]);
  expect(editor.state.plugins).toBe(plugins);
  cleanup();
  expect(getMarks(editor)).toEqual([]);
  editor.destroy();
});

it("marks stay with their text while it is edited", async () => {
  const editor = open("<p>acero</p>");
  await userEvent.type(screen.getByRole("textbox", { name: "Find" }), "acero");
  editor.commands.insertContentAt(1, "El ");
  await vi.waitFor(() => expect(getMarks(editor)).toEqual([["acero", "orange-300"]]));
  editor.destroy();
});

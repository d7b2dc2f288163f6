// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { afterEach, expect, it } from "vitest";
import { createExtensions, normalizeHtml } from "../extensions.ts";
import type { ToolAction } from "../toolbar-actions.ts";
import { findCommands, findSlashQuery, runCommand } from "./find-command.ts";

const opened: Editor[] = [];
/** The caret stands at the end. */
function edit(content: string): Editor {
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const editor = new Editor({ extensions, content, injectCSS: false });
  opened.push(editor);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  return editor;
}
const image: ToolAction = { label: "Image", run: () => true };

afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

it.each([
  ["<p>/</p>", ""],
  ["<p>/head 2</p>", "head 2"],
  ["<p>Uno</p><p>/tab</p>", "tab"],
  ["<p>km/h</p>", undefined],
  ["<p>/blog/pies</p>", undefined],
  ["<h2>/x</h2>", undefined],
  ["<pre><code>/x</code></pre>", undefined],
])("reads what is typed after a slash at the start of a paragraph: %s", (content, text) => {
  expect(findSlashQuery(edit(content).state)?.text).toBe(text);
});

it("finds commands by a part of their name, and none for other words", () => {
  const labels = (text: string) => findCommands(text, image).map(({ label }) => label);
  expect(labels("HEADING 2")).toEqual(["Heading 2"]);
  expect(labels("list")).toEqual(["Ordered list", "Bullet list"]);
  expect(labels("ima")).toEqual(["Image"]);
  expect(labels("contacto")).toEqual([]);
});

it("replaces what was typed by the chosen block", () => {
  const editor = edit("<p>Uno</p><p>/head</p>");
  const query = findSlashQuery(editor.state);
  const [command] = findCommands("heading 3", image);
  if (query && command) runCommand(editor, query, command);
  editor.commands.insertContent("Dos");
  expect(normalizeHtml(editor.getHTML())).toBe("<p>Uno</p><h3>Dos</h3>");
});

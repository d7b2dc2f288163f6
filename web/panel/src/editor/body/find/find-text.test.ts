// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { afterEach, expect, it } from "vitest";
import { createExtensions, normalizeHtml } from "../extensions.ts";
import { findText, replacePlaces } from "./find-text.ts";

const opened: Editor[] = [];
function edit(content: string): Editor {
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const editor = new Editor({ extensions, content, injectCSS: false });
  opened.push(editor);
  return editor;
}
const textAt = ({ state }: Editor) =>
  findText(state.doc, "pie (m12)").map(({ from, to }) => state.doc.textBetween(from, to));

afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

it("finds a text in any block, with other capitals and across formats, never across blocks", () => {
  const editor = edit(
    "<h2>Pie (M12)</h2><p>Un <strong>pie</strong> (m12), <br>PIE (M12)</p><ul><li><p>pie</p><p>(m12)</p></li></ul><table><tr><td>pie (m12)</td></tr></table>",
  );
  expect(textAt(editor)).toEqual(["Pie (M12)", "pie (m12)", "PIE (M12)", "pie (m12)"]);
  expect(findText(editor.state.doc, "")).toEqual([]);
});

it("replaces all places with the format of their first letter, in one step", () => {
  const editor = edit("<p><strong>Pie</strong> rojo, pie y <em>pie</em>.</p>");
  const replace = (found: string, text: string) =>
    replacePlaces(editor, findText(editor.state.doc, found), text);
  replace("pie", "rueda");
  const html = () => normalizeHtml(editor.getHTML());
  expect(html()).toBe("<p><strong>rueda</strong> rojo, rueda y <em>rueda</em>.</p>");
  editor.commands.undo();
  expect(html()).toBe("<p><strong>Pie</strong> rojo, pie y <em>pie</em>.</p>");
  replace(" rojo", "");
  expect(html()).toBe("<p><strong>Pie</strong>, pie y <em>pie</em>.</p>");
});

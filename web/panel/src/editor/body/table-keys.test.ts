// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { afterEach, expect, it, vi } from "vitest";
import { createExtensions, normalizeHtml } from "./extensions.ts";

const table = "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>";
const opened: Editor[] = [];

/** @param text after which the caret stands */
function edit(content: string, text: string): Editor {
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const element = document.body.appendChild(document.createElement("div"));
  const editor = new Editor({ element, extensions, content, injectCSS: false });
  opened.push(editor);
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === text)
      editor.commands.setTextSelection(position + node.nodeSize);
  });
  return editor;
}

/** @returns whether the editor kept the key for itself */
function press(editor: Editor, key: string, shiftKey = false): boolean {
  const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(event);
  return event.defaultPrevented;
}

const place = (editor: Editor) => editor.state.selection.$from.parent.textContent;
const html = (editor: Editor) => normalizeHtml(editor.getHTML());

afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

it("moves between cells with Tab and Shift+Tab", () => {
  const editor = edit(table, "a");
  expect(press(editor, "Tab")).toBe(true);
  expect(place(editor)).toBe("b");
  expect(press(editor, "Tab", true)).toBe(true);
  expect(place(editor)).toBe("a");
});

it("adds a row with Tab in the last cell", () => {
  const editor = edit(table, "b");
  expect(press(editor, "Tab")).toBe(true);
  editor.commands.insertContent("c");
  expect(html(editor)).toMatch(/<td><p>b<\/p><\/td><\/tr><tr><td><p>c<\/p><\/td>/);
});

it("leaves the editor with Tab outside tables and after Escape", () => {
  expect(press(edit(`<p>x</p>${table}`, "x"), "Tab")).toBe(false);
  const editor = edit(table, "b");
  press(editor, "Escape");
  expect(press(editor, "Tab")).toBe(false);
  expect(html(editor)).not.toMatch(/<tr>.*<tr>/);
  press(editor, "Escape");
  editor.commands.insertContent("!");
  expect(press(editor, "Tab")).toBe(true);
});

it("reaches a paragraph below a last table with ArrowDown", () => {
  const editor = edit(table, "a");
  vi.spyOn(editor.view, "endOfTextblock").mockReturnValue(true);
  expect(press(editor, "ArrowDown")).toBe(true);
  editor.commands.insertContent("debajo");
  expect(html(editor)).toMatch(/<\/table><p>debajo<\/p>$/);
});

it("stores no empty paragraph below a last table", () => {
  const editor = edit(table, "a");
  const before = html(editor);
  vi.spyOn(editor.view, "endOfTextblock").mockReturnValue(true);
  press(editor, "ArrowDown");
  expect(editor.state.doc.childCount).toBe(2);
  expect(html(editor)).toBe(before);
});

it("adds no paragraph below a table that is not the last, or from an upper row", () => {
  const rows = "<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>";
  for (const content of [`${table}<p>x</p>`, rows]) {
    const editor = edit(content, "a");
    vi.spyOn(editor.view, "endOfTextblock").mockReturnValue(true);
    const { childCount } = editor.state.doc;
    press(editor, "ArrowDown");
    expect(editor.state.doc.childCount).toBe(childCount);
  }
});

it("reaches a paragraph below a last table with a click there", () => {
  const editor = edit(table, "a");
  const click = (clientY: number) =>
    editor.view.dom.dispatchEvent(new MouseEvent("mousedown", { clientY, bubbles: true }));
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 9, 50),
  );
  click(40);
  expect(editor.state.doc.childCount).toBe(1);
  click(60);
  expect(document.activeElement).toBe(editor.view.dom);
  editor.commands.insertContent("debajo");
  expect(html(editor)).toMatch(/<\/table><p>debajo<\/p>$/);
});

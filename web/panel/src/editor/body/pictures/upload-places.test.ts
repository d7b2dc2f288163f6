// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { afterEach, expect, it } from "vitest";
import { createExtensions } from "../extensions.ts";
import { placesIn, uploadPlaces, withoutPlace, withPicture, withPlaces } from "./upload-places.ts";

const opened: Editor[] = [];
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

function open(content: string): Editor {
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const editor = new Editor({ extensions, content, injectCSS: false });
  opened.push(editor);
  editor.registerPlugin(uploadPlaces);
  return editor;
}

function add(editor: Editor, at: number, ids: readonly string[], replaces = false): void {
  const places = ids.map((id) => ({
    ...{ id, at, replaces, alt: null },
    element: document.createElement("div"),
  }));
  editor.view.dispatch(withPlaces(editor.state, places));
}

const finish = (editor: Editor, id: string) =>
  editor.view.dispatch(withPicture(editor.state, id, `/${id}.webp`));

it("shows uploads in the text, but not in the document", () => {
  const editor = open("<p>uno</p>");
  add(editor, 2, ["a", "b"]);
  expect(editor.view.dom.querySelectorAll(".ProseMirror-widget")).toHaveLength(2);
  expect(editor.getHTML()).toBe("<p>uno</p>");
  expect(editor.can().undo()).toBe(false);
  editor.view.dispatch(withoutPlace(editor.state, "a"));
  expect(placesIn(editor.state).map(({ id }) => id)).toEqual(["b"]);
  expect(editor.view.dom.querySelectorAll(".ProseMirror-widget")).toHaveLength(1);
});

it.each([
  ["abc", '<p>u<img src="/a.webp"><img src="/b.webp"><img src="/c.webp">no</p>'],
  ["cba", '<p>u<img src="/a.webp"><img src="/b.webp"><img src="/c.webp">no</p>'],
  ["bca", '<p>u<img src="/a.webp"><img src="/b.webp"><img src="/c.webp">no</p>'],
])("keeps the order of pictures that arrive as %s", (arriving, html) => {
  const editor = open("<p>uno</p>");
  add(editor, 2, ["a", "b", "c"]);
  for (const id of arriving) finish(editor, id);
  expect(editor.getHTML()).toBe(html);
});

it("moves with the text, is passed by typing, and stays when the text around it is deleted", () => {
  const editor = open("<p>uno</p><p>dos</p>");
  add(editor, 7, ["a"]);
  editor.commands.insertContentAt(1, "cero ");
  editor.commands.insertContentAt(12, "X");
  expect(placesIn(editor.state)).toMatchObject([{ at: 12 }]);
  editor.commands.undo();
  editor.commands.deleteRange({ from: 3, to: editor.state.doc.content.size - 1 });
  finish(editor, "a");
  expect(editor.getHTML()).toBe('<p>ce<img src="/a.webp"></p>');
});

it.each([
  ["between blocks", "<p>a</p><p>b</p>", 3, '<p>a</p><p><img src="/a.webp"></p><p>b</p>'],
  [
    "after a code block",
    "<pre><code>ab</code></pre>",
    2,
    '<pre><code>ab</code></pre><p><img src="/a.webp"></p>',
  ],
  [
    "between items",
    "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
    6,
    '<ul><li><p>a</p></li><li><p><img src="/a.webp"></p></li><li><p>b</p></li></ul>',
  ],
  [
    "at the end of a text that became shorter",
    "<p>a</p>",
    99,
    '<p>a</p><p><img src="/a.webp"></p>',
  ],
])("inserts a picture %s", (_where, content, at, html) => {
  const editor = open(content);
  add(editor, at, ["a"]);
  finish(editor, "a");
  expect(editor.getHTML()).toBe(html);
});

it("is undone alone", () => {
  const editor = open("<p>uno</p>");
  editor.commands.insertContentAt(4, " dos");
  add(editor, 8, ["a", "b"]);
  finish(editor, "a");
  finish(editor, "b");
  editor.commands.undo();
  expect(editor.getHTML()).toBe('<p>uno dos<img src="/a.webp"></p>');
  editor.commands.undo();
  expect(editor.getHTML()).toBe("<p>uno dos</p>");
});

it("replaces the picture before it, or is inserted when that is gone", () => {
  const editor = open('<p>u<img src="/x.webp" alt="Pie" width="9" height="9">o</p>');
  add(editor, 3, ["a"], true);
  finish(editor, "a");
  expect(editor.getHTML()).toBe('<p>u<img src="/a.webp" alt="Pie">o</p>');
  add(editor, 3, ["b"], true);
  editor.commands.deleteRange({ from: 2, to: 3 });
  finish(editor, "b");
  expect(editor.getHTML()).toBe('<p>u<img src="/b.webp">o</p>');
});

// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { htmlToMarkdown } from "domain/articles/html-to-markdown";
import { lossesInMarkdown } from "domain/articles/markdown-losses";
import { editableHtml, markdownToHtml } from "domain/articles/markdown-to-html";
import { afterEach, expect, it } from "vitest";
import { createExtensions, normalizeHtml } from "./extensions.ts";
import { addCaption, canHaveCaption, hasCaption, removeCaption } from "./figures.ts";

const opened: Editor[] = [];
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

function open(content: string): Editor {
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const element = document.body.appendChild(document.createElement("div"));
  const editor = new Editor({ element, extensions, content, injectCSS: false });
  opened.push(editor);
  return editor;
}
const html = (editor: Editor) => normalizeHtml(editor.getHTML());
const reopened = (content: string) => html(open(content));

function findPicture({ state: { doc } }: Editor): number {
  let found = -1;
  doc.descendants(({ type }, position) => {
    if (type.name === "image") found = position;
  });
  return found;
}

function press(editor: Editor, key: string): void {
  editor.view.dom.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
}

const PICTURE = '<img src="/a.jpg" alt="b">';

it.each([
  [
    "a caption with formats",
    `<figure>${PICTURE}<figcaption>Una <em>rueda</em></figcaption></figure>`,
  ],
  ["a linked picture", `<figure><a href="/c">${PICTURE}</a><figcaption>d</figcaption></figure>`],
  ["a figure without caption", `<figure>${PICTURE}</figure>`],
  [
    "a table, and its caption above",
    "<figure><figcaption>a</figcaption><table><tbody><tr><td><p>b</p></td></tr></tbody></table></figure>",
  ],
  ["half the width", '<p><img src="/a.jpg" alt="b" style="width: 50%;"></p>'],
])("keeps %s", (_, stored) => {
  const saved = reopened(stored);
  expect(saved.replace("50%;", "50%")).toBe(stored.replace("50%;", "50%"));
  expect(lossesInMarkdown(saved)).toEqual([]);
  const back = editableHtml(markdownToHtml(htmlToMarkdown(saved)), "html");
  expect(reopened(back)).toBe(saved);
});

it("adds a caption, and text around the picture becomes paragraphs", () => {
  const editor = open(`<p>uno ${PICTURE} dos</p>`);
  expect(hasCaption(editor, findPicture(editor))).toBe(false);
  addCaption(editor, findPicture(editor));
  editor.commands.insertContent("Pie");
  expect(html(editor)).toBe(
    `<p>uno </p><figure>${PICTURE}<figcaption>Pie</figcaption></figure><p> dos</p>`,
  );
  expect(hasCaption(editor, findPicture(editor))).toBe(true);
});

it("adds a caption to a figure that has none", () => {
  const editor = open(`<figure>${PICTURE}</figure>`);
  expect(hasCaption(editor, findPicture(editor))).toBe(false);
  addCaption(editor, findPicture(editor));
  editor.commands.insertContent("Pie");
  expect(html(editor)).toBe(`<figure>${PICTURE}<figcaption>Pie</figcaption></figure>`);
});

it("offers no caption where articles can have no figure", () => {
  const editor = open(`<ul><li><p>${PICTURE}</p></li></ul>`);
  expect(canHaveCaption(editor, findPicture(editor))).toBe(false);
});

it("drops a caption that nobody wrote", () => {
  const editor = open(`<p>${PICTURE}</p>`);
  addCaption(editor, findPicture(editor));
  expect(html(editor)).toBe(`<figure>${PICTURE}</figure>`);
});

it("Enter leaves the caption, and Backspace at its start makes it a paragraph", () => {
  const editor = open(`<figure>${PICTURE}<figcaption>Pie</figcaption></figure>`);
  editor.commands.setTextSelection(findPicture(editor) + 3);
  press(editor, "Backspace");
  expect(html(editor)).toBe(`<p>${PICTURE}</p><p>Pie</p>`);
  editor.commands.undo();
  editor.commands.setTextSelection(findPicture(editor) + 6);
  press(editor, "Enter");
  editor.commands.insertContent("Sigue");
  expect(html(editor)).toBe(`<figure>${PICTURE}<figcaption>Pie</figcaption></figure><p>Sigue</p>`);
});

it("removing the caption or the picture keeps the words of the caption", () => {
  const stored = `<figure>${PICTURE}<figcaption>Pie</figcaption></figure>`;
  const editor = open(stored);
  removeCaption(editor, findPicture(editor));
  expect(html(editor)).toBe(`<p>${PICTURE}</p><p>Pie</p>`);
  const other = open(stored);
  other.commands.setNodeSelection(findPicture(other));
  press(other, "Delete");
  expect(html(other)).toBe("<p>Pie</p>");
});

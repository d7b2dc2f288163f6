// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { editableHtml } from "domain/articles/markdown-to-html";
import { afterEach, expect, it } from "vitest";
import { createExtensions, normalizeHtml } from "./extensions.ts";

const opened: Editor[] = [];
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

function reopened(content: string): string {
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const editor = new Editor({ element: null, extensions, content, injectCSS: false });
  opened.push(editor);
  return normalizeHtml(editor.getHTML());
}

it("keeps alignment and indent of an article written in Quill", () => {
  const stored =
    '<h2 class="ql-align-center ql-indent-1">a</h2><p class="ql-indent-2 ql-align-right">b</p>';
  expect(reopened(editableHtml(stored, "html"))).toBe(
    '<h2 style="text-align: center; margin-left: 2em;">a</h2><p style="text-align: right; margin-left: 4em;">b</p>',
  );
});

it("keeps the indent of a list item", () => {
  const html = '<ul><li style="margin-left: 2em;"><p>a</p></li></ul>';
  expect(reopened(html)).toBe(html);
});

it("drops an indent that articles cannot have", () => {
  expect(reopened('<p style="margin-left: 36pt">a</p>')).toBe("<p>a</p>");
});

it("keeps the places to which links of the text go", () => {
  const html =
    '<p><a href="#_ftn1">[1]</a></p><h2 id="carga">a</h2><ul><li id="b"><p>c</p></li></ul><p id="_ftn1">d</p>';
  expect(reopened(html)).toBe(html);
});

it("shows an address as the page will have it", () => {
  const stored = '<p><a href=" Https://e.com">a</a></p>';
  expect(reopened(editableHtml(stored, "html"))).toBe('<p><a href="https://e.com">a</a></p>');
});

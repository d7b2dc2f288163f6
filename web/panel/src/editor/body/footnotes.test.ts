// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { htmlToMarkdown } from "domain/articles/html-to-markdown";
import { lossesInMarkdown } from "domain/articles/markdown-losses";
import { editableHtml, markdownToHtml } from "domain/articles/markdown-to-html";
import { afterEach, expect, it } from "vitest";
import { createExtensions, normalizeHtml } from "./extensions.ts";
import { addFootnote } from "./footnotes.ts";

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
/** Without what means nothing: line breaks, paragraphs around the only text, an unused id, the order of attributes. */
const plain = (text: string) =>
  text
    .replaceAll(/<\/?p>|\n| id="footnote-label"/g, "")
    .replaceAll(/(id="[^"]+") (href="[^"]+")/g, "$2 $1");

/** The text with each note in brackets at its number. */
function read(editor: Editor): string {
  const page = new DOMParser().parseFromString(html(editor), "text/html");
  for (const link of page.querySelectorAll("sup a")) {
    const note = page.getElementById((link.getAttribute("href") ?? "").slice(1));
    const back = note?.querySelector("a")?.getAttribute("href");
    if (back !== `#${link.id}`) throw new Error("The note leads elsewhere");
    link.textContent += `[${note?.textContent?.replace(" ↩", "")}]`;
  }
  page.querySelector("section")?.remove();
  return page.body.textContent ?? "";
}

it("keeps the footnotes of Markdown, also through Markdown", () => {
  const stored = markdownToHtml("Uno[^1] y dos[^nota].\n\n[^1]: Primera.\n[^nota]: Segunda.");
  const saved = html(open(editableHtml(stored, "html")));
  expect(plain(saved)).toBe(plain(stored));
  expect(lossesInMarkdown(saved)).toEqual([]);
  const back = editableHtml(markdownToHtml(htmlToMarkdown(saved)), "html");
  expect(plain(html(open(back)))).toBe(plain(saved));
});

it("gives a first footnote the form that Markdown has", () => {
  const editor = open("<p>Uno</p>");
  editor.commands.setTextSelection(4);
  addFootnote(editor);
  editor.commands.insertContent("Primera.");
  const stored = markdownToHtml("Uno[^1]\n\n[^1]: Primera.");
  expect(plain(html(editor))).toBe(plain(stored));
});

it("numbers footnotes by their place, and again when one is removed", () => {
  const editor = open("<p>uno dos tres</p>");
  const add = (after: string, note: string) => {
    let at = 0;
    editor.state.doc.descendants((node, position) => {
      const index = node.text?.indexOf(after) ?? -1;
      if (index >= 0) at ||= position + index + after.length;
    });
    editor.commands.setTextSelection(at);
    expect(addFootnote(editor)).toBe(true);
    editor.commands.insertContent(note);
  };
  add("dos", "b");
  add("tres", "c");
  add("uno", "a");
  expect(read(editor)).toBe("uno1[a] dos2[b] tres3[c]");
  // The caret stands in the first note.
  expect(addFootnote(editor)).toBe(false);
  const { selection } = editor.state;
  editor.commands.deleteRange({
    from: selection.$from.before(-1),
    to: selection.$from.after(-1),
  });
  expect(editor.getText()).toContain("dos1 tres2");
});

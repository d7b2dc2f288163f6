// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { afterEach, expect, it } from "vitest";
import { createExtensions } from "../extensions.ts";
import type { PictureRequest } from "../pictures/use-uploads.ts";
import { pastedPictures } from "./pasted-pictures.ts";

const PNG = "data:image/png;base64,iVBORw0KGgo=";
const opened: Editor[] = [];
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

function open(content: string) {
  const requests: PictureRequest[] = [];
  const changes: string[] = [];
  const pasted = pastedPictures((added) => requests.push(...added));
  const keys = createExtensions(
    () => {},
    () => {},
  );
  const editor = new Editor({
    extensions: [...keys, pasted.extension],
    content,
    injectCSS: false,
    onUpdate: (update) => changes.push(update.editor.getHTML()),
  });
  opened.push(editor);
  const paste = async (html: string) => {
    editor.commands.insertContent(pasted.take(html));
    await Promise.resolve();
  };
  return { editor, requests, changes, paste, take: pasted.take };
}

it("takes pictures out of the text at once, and asks for their upload at their places", async () => {
  const { editor, requests, changes, paste } = open("<p>uno</p>");
  editor.commands.setTextSelection(4);
  await paste(`<p>dos <img alt="Un pie" src="${PNG}">tres<img src='${PNG}'></p>`);
  expect(changes).toEqual(["<p>uno</p><p>dos tres</p>"]);
  expect(requests.map(({ at, alt }) => [at, alt])).toEqual([
    [10, "Un pie"],
    [14, null],
  ]);
  const [file] = requests[0]?.files ?? [];
  expect([file?.name, file?.type, file?.size]).toEqual(["picture.png", "image/png", 8]);
  editor.commands.undo();
  expect(editor.getHTML()).toBe("<p>uno</p>");
  editor.commands.redo();
  expect(editor.getHTML()).toBe("<p>uno</p><p>dos tres</p>");
});

it.each([
  ["of a type that cannot be uploaded", "data:image/svg+xml;base64,AAAA"],
  ["that is no base64", "data:image/png;base64,A"],
  ["that is no data", "https://example.com/a.png"],
])("leaves an address %s as it is", async (_, address) => {
  const html = `<p><img src="${address}"></p>`;
  const { paste, requests } = open("");
  expect(pastedPictures(() => {}).take(html)).toBe(html);
  await paste(html);
  expect(requests).toEqual([]);
});

it("forgets pictures of a paste that was dropped", async () => {
  const { editor, requests, paste, take } = open("<p>uno</p>");
  const dropped = take(`<p><img src="${PNG}"></p>`);
  await paste("<p>dos</p>");
  editor.commands.insertContent(dropped);
  await Promise.resolve();
  expect(requests).toEqual([]);
});

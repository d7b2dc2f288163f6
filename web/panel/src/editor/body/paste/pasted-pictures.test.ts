// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { measureGrowth } from "domain/testing/cpu-time";
import { afterEach, describe, expect, it } from "vitest";
import { createExtensions } from "../extensions.ts";
import type { PictureRequest } from "../pictures/use-text-uploads.ts";
import { pastedPictures } from "./pasted-pictures.ts";
import { rtfPictures } from "./rtf-pictures.ts";

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

describe("pictures that Word copies as RTF", () => {
  const PICT = (type: string, digits: string) =>
    `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn a}{\\sv \\{}}}\\picw9\\${type}\\bliptag-12{\\*\\blipuid 0a1b}\r\n${digits}}}{\\nonshppict {\\pict\\wmetafile8 0102}}`;
  const PNG_DIGITS = "8950\r\n4e47";
  const image = (name: string) => `<img width=9 src="file:///C:/t/${name}.png" alt="${name}">`;

  async function pasteWord(html: string, rtf: string) {
    const opening = open("<p>uno</p>");
    const given = { "text/html": html, "text/rtf": `{\\rtf1 a${rtf}b}` };
    const event = new Event("paste") as ClipboardEvent;
    const clipboardData = { getData: (type: keyof typeof given) => given[type] };
    opening.editor.view.someProp("handleDOMEvents", ({ paste }) =>
      paste?.call(
        opening.editor.view,
        opening.editor.view,
        Object.assign(event, { clipboardData }),
      ),
    );
    opening.editor.commands.setTextSelection(4);
    await opening.paste(html);
    return opening;
  }

  it("uploads each at the place that the HTML gives it", async () => {
    const html = `<p>dos ${image("a")}tres${image("b")}</p>`;
    const rtf = PICT("pngblip", PNG_DIGITS) + PICT("jpegblip", "ffd8ffe0");
    const { editor, requests } = await pasteWord(html, rtf);
    expect(editor.getHTML()).toBe("<p>uno</p><p>dos tres</p>");
    expect(requests.map(({ at, alt }) => [at, alt])).toEqual([
      [10, "a"],
      [14, "b"],
    ]);
    const files = requests.flatMap(({ files: [file] }) => file ?? []);
    const bytes = await Promise.all(
      files.map(async (file) => new Uint8Array(await file.arrayBuffer())),
    );
    expect(files.map(({ type }) => type)).toEqual(["image/png", "image/jpeg"]);
    expect(bytes.map((list) => [...list])).toEqual([
      [0x89, 0x50, 0x4e, 0x47],
      [0xff, 0xd8, 0xff, 0xe0],
    ]);
  });

  it.each([
    ["in a format that cannot be uploaded", PICT("emfblip", "0102")],
    ["cut off", PICT("pngblip", "895")],
    ["with other signs than digits", PICT("pngblip", "89zz")],
    ["without bytes", PICT("pngblip", "")],
  ])("leaves one %s to be named as lost", async (_, bad) => {
    const html = `<p>${image("a")}${image("b")}</p>`;
    const { editor, requests } = await pasteWord(html, bad + PICT("pngblip", PNG_DIGITS));
    expect(requests.map(({ alt }) => alt)).toEqual(["b"]);
    expect(editor.getHTML()).toContain("file:///C:/t/a.png");
  });

  it("takes none when the two do not hold the same number of pictures", async () => {
    const { requests } = await pasteWord(`<p>${image("a")}</p>`, PICT("pngblip", "89").repeat(2));
    expect(requests).toEqual([]);
  });

  it("reads both in linear time", () => {
    for (const flood of [
      "{\\*\\shppict{\\pict",
      "\\shppict{\\pict}",
      "{",
      "\\pngblip",
      "\\a-1",
      " 8",
    ]) {
      const rtf = (size: number) => `${PICT("pngblip", flood.repeat(size / flood.length))}`;
      expect(measureGrowth(rtf, 200_000, rtfPictures).ratio, flood).toBeLessThan(8);
    }
    const html = (size: number) => "<img src=".repeat(size / 9);
    expect(measureGrowth(html, 200_000, open("").take).ratio).toBeLessThan(8);
  });
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

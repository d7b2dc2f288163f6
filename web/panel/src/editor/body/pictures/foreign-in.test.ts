// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import * as foreign from "domain/pictures/foreign-address";
import { expect, it, vi } from "vitest";
import { createExtensions } from "../extensions.ts";
import { foreignIn } from "./foreign-in.ts";

const toUrl = (name: string) => `https://fotos.example/${name}.jpg`;

it("finds each address once, and reads only what was added", () => {
  const foreignAddress = vi.spyOn(foreign, "foreignAddress");
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const image = (name: string) => `<p><img src="${toUrl(name)}"></p>`;
  const content = `${image("a")}<ul><li>${image("b")}</li></ul>${image("a")}<p><img src="/images/c.webp"></p>`;
  const editor = new Editor({ extensions, content, injectCSS: false });
  const addresses = ["a", "b"].map(toUrl);
  expect(foreignIn(editor.state.doc)).toEqual(addresses);
  expect(foreignAddress).toHaveBeenCalledTimes(4);
  editor.commands.setTextSelection(1);
  editor.commands.insertContent(`texto${image("c")}`);
  expect(new Set(foreignIn(editor.state.doc))).toEqual(new Set([...addresses, toUrl("c")]));
  expect(foreignAddress.mock.calls.slice(4).map(([source]) => source)).toEqual([toUrl("c")]);
  editor.destroy();
});

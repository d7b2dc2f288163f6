// @vitest-environment happy-dom
import { Editor } from "@tiptap/core";
import { expect, it, vi } from "vitest";
import * as foreign from "../../shared/is-foreign.ts";
import { createExtensions } from "../extensions.ts";
import { foreignIn } from "./foreign-in.ts";

const addressOf = (name: string) => `https://fotos.example/${name}.jpg`;

it("finds each address once, and reads only what was added", () => {
  const isForeign = vi.spyOn(foreign, "isForeign");
  const extensions = createExtensions(
    () => {},
    () => {},
  );
  const image = (name: string) => `<p><img src="${addressOf(name)}"></p>`;
  const content = `${image("a")}<ul><li>${image("b")}</li></ul>${image("a")}<p><img src="/images/c.webp"></p>`;
  const editor = new Editor({ extensions, content, injectCSS: false });
  const addresses = ["a", "b"].map(addressOf);
  expect(foreignIn(editor.state.doc)).toEqual(addresses);
  expect(isForeign).toHaveBeenCalledTimes(4);
  editor.commands.setTextSelection(1);
  editor.commands.insertContent(`texto${image("c")}`);
  expect(new Set(foreignIn(editor.state.doc))).toEqual(new Set([...addresses, addressOf("c")]));
  expect(isForeign.mock.calls.slice(4).map(([source]) => source)).toEqual([addressOf("c")]);
  editor.destroy();
});

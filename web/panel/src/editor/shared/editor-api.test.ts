import { expect, it, vi } from "vitest";
import { type EditorApi, withSourcesKept } from "./editor-api.ts";

const sources = [{ title: "Norma", url: "https://a.example/" }];
const text = { title: "a", excerpt: "b", html: "c", source: "ai", sources } as const;

it.each([true, false])("keeps the sources of a text that replaces another (%s)", async (answer) => {
  const keep = vi.fn();
  const api = { replaceContent: async () => answer } as unknown as EditorApi;
  expect(await withSourcesKept(api, keep).replaceContent(text)).toBe(answer);
  expect(keep.mock.calls).toEqual(answer ? [[sources]] : []);
});

it("keeps the sources of an added text", () => {
  const keep = vi.fn();
  const addContent = vi.fn();
  withSourcesKept({ addContent } as unknown as EditorApi, keep).addContent(text);
  expect(addContent).toHaveBeenCalledWith(text);
  expect(keep).toHaveBeenCalledWith(sources);
});

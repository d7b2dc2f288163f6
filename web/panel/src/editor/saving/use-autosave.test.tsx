import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newDraft } from "../shared/draft.ts";
import { draftKeys } from "./draft-store.ts";
import { useAutosave } from "./use-autosave.ts";

const unsaved = { id: "post", base: "", draft: newDraft(new Date()) };
const show = () => renderHook(() => useAutosave(unsaved, "post", "tab")).result.current;
const leave = () => dispatchEvent(new Event("pagehide"));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("stores unsaved work when the page is left", () => {
  show();
  leave();
  expect(draftKeys()).toEqual(["nhk.editor.post.tab"]);
});

it("stores nothing after a save when the page is left before the next render", () => {
  const { forget } = show();
  leave();
  forget();
  leave();
  expect(draftKeys()).toEqual([]);
});

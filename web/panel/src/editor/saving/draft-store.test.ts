// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { newDraft } from "../shared/draft.ts";
import { draftKey, draftKeys, getTab, isDraftFor, loadDraft, storeDraft } from "./draft-store.ts";

const work = (id: string, base = "2026-11-21T11:00:00Z") => ({
  id,
  base,
  draft: { ...newDraft(new Date(0)), title: id },
});
beforeEach(() => localStorage.clear());

it("keeps the drafts of two tabs with the same post apart", () => {
  storeDraft({ ...work("a"), draft: { ...newDraft(new Date(0)), title: "uno" } }, "tab-1");
  storeDraft({ ...work("a"), draft: { ...newDraft(new Date(0)), title: "dos" } }, "tab-2");
  expect(loadDraft(draftKey("a", "tab-1"))?.draft.title).toBe("uno");
  expect(loadDraft(draftKey("a", "tab-2"))?.draft.title).toBe("dos");
  expect(draftKeys().map(getTab).toSorted()).toEqual(["tab-1", "tab-2"]);
});

it("finds a draft for its own post only, and the draft of a new post for any new post", () => {
  const stored = (base: string) => ({ ...work("a", base), savedAt: "" });
  expect(isDraftFor(stored("2026-11-21T11:00:00Z"), "a", false)).toBe(true);
  expect(isDraftFor(stored("2026-11-21T11:00:00Z"), "b", false)).toBe(false);
  expect(isDraftFor(stored("2026-11-21T11:00:00Z"), "b", true)).toBe(false);
  expect(isDraftFor(stored(""), "b", true)).toBe(true);
  expect(isDraftFor(stored(""), "a", false)).toBe(false);
});

it("reads drafts of earlier builds, which have no tab", () => {
  const stored = { ...work("a"), savedAt: "2026-11-21T11:00:00Z" };
  localStorage.setItem("nhk.editor.a", JSON.stringify(stored));
  localStorage.setItem("nhk.editor.new.b", JSON.stringify({ ...stored, id: "b", base: "" }));
  localStorage.setItem("nhk.view.posts", "1");
  expect(draftKeys().map((key) => loadDraft(key)?.id)).toEqual(["a", "b"]);
});

it("ignores an invalid stored draft and returns false when storage is full", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  localStorage.setItem("nhk.editor.a", '{"id":"a"}');
  expect(loadDraft("nhk.editor.a")).toBeNull();
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  });
  expect(storeDraft(work("a"), "tab-1")).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  warn.mockRestore();
});

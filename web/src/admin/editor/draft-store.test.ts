// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { newDraft } from "./draft.ts";
import { forgetDraft, keepDraft, keptDraft } from "./draft-store.ts";

const work = (id: string) => ({
  id,
  base: "",
  draft: { ...newDraft(new Date(0)), title: id },
});
beforeEach(() => localStorage.clear());

it("gives unsaved work back to its post alone", () => {
  keepDraft(work("a"), false);
  expect(keptDraft("a")?.draft.title).toBe("a");
  expect(keptDraft("b")).toBeNull();
  expect(keptDraft(null)).toBeNull();
  forgetDraft("a", false);
  expect(keptDraft("a")).toBeNull();
});

it("offers the new post that was left last", () => {
  keepDraft(work("x"), true, new Date("2026-11-21T11:00:00Z"));
  keepDraft(work("y"), true, new Date("2026-11-21T10:00:00Z"));
  expect(keptDraft(null)?.id).toBe("x");
});

it("passes over what another version has left, and says when the browser is full", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  localStorage.setItem("nhk.editor.a", '{"id":"a"}');
  expect(keptDraft("a")).toBeNull();
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  });
  expect(keepDraft(work("a"), false)).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  warn.mockRestore();
});

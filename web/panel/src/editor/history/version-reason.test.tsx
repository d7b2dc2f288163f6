// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useDraft } from "../saving/use-draft.ts";
import { newDraft } from "../shared/draft.ts";

const draft = newDraft(new Date(2026, 10, 23));

it.each(["ai", "guest"] as const)(
  "a text replaced by source %s gives the version that reason, until it is saved or undone",
  async (source) => {
    const { result } = renderHook(() => useDraft(draft));
    const text = { title: "Acero", excerpt: "", html: "<p>a</p>", source, sources: [] };
    expect(result.current.reason.current).toBe("edited");
    await act(() => result.current.api.replaceContent(text));
    expect(result.current.reason.current).toBe(source);
    act(() => result.current.acceptSaved(draft, draft));
    expect(result.current.reason.current).toBe("edited");
    act(() => result.current.api.addContent(text));
    expect(result.current.reason.current).toBe(source);
    act(() => result.current.replace(draft, null));
    expect(result.current.reason.current).toBe("edited");
  },
);

it("a restored version names that reason", () => {
  const { result } = renderHook(() => useDraft(draft));
  act(() => result.current.replace(draft, "done", "restored"));
  expect(result.current.reason.current).toBe("restored");
});

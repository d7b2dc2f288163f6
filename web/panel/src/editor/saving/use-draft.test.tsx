import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { newDraft } from "../shared/draft.ts";
import { useDraft } from "./use-draft.ts";

it("a title that is typed before other entries are drawn keeps them", () => {
  const { result } = renderHook(() => useDraft(newDraft(new Date("2026-11-26T10:00:00Z"))));
  const { change, changeTitle } = result.current;
  act(() => {
    change({ published: true });
    change({ date: "2099-01-02T09:30", dateIs: "chosen" });
    changeTitle("Pies niveladores");
  });
  expect(result.current.draft).toMatchObject({
    title: "Pies niveladores",
    slug: "pies-niveladores",
    published: true,
    date: "2099-01-02T09:30",
  });
});

// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Draft, newDraft, validateDraft, withTitle } from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";
import { useProblems } from "./use-problems.ts";

const empty = { ...newDraft(new Date(0)), excerpt: "a".repeat(501), published: true };

function afterSaving(draft: Draft) {
  const hook = renderHook(({ draft, open }) => useProblems(draft, open), {
    initialProps: { draft, open: 3 },
  });
  act(() => hook.result.current.show({ ...validateDraft(draft), claims: "" }, draft));
  const shown = (next: Draft, open = 3) => {
    hook.rerender({ draft: next, open });
    return hook.result.current.problems;
  };
  return { shown };
}

it("shows a problem until its field changes, and keeps the others", () => {
  const { shown } = afterSaving(empty);
  const { title, excerpt } = messages.problems;
  expect(shown(empty)).toMatchObject({ title, excerpt });
  const titled = withTitle(empty, "Ruedas");
  expect(shown(titled)).not.toHaveProperty("title");
  expect(shown(titled)).toMatchObject({ excerpt });
  expect(shown({ ...titled, excerpt: "" })).not.toHaveProperty("excerpt");
});

it("counts the unticked claims, and disappears with the last one or the switch", () => {
  const { shown } = afterSaving(empty);
  expect(shown(empty, 2).claims).toBe(messages.claims.problem(2));
  expect(shown(empty, 0)).not.toHaveProperty("claims");
  expect(shown({ ...empty, published: false })).not.toHaveProperty("claims");
});

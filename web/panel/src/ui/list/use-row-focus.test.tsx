import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { useRowFocus } from "./use-row-focus.ts";

afterEach(cleanup);

function List({ removed }: { readonly removed: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const focus = useRowFocus(list);
  const [ids, setIds] = useState(["a", "b", "c"]);
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {ids.map((id) => (
          <li key={id} data-row={id} tabIndex={-1}>
            {id}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          focus.expectRemoval(removed);
          setIds(ids.filter((id) => !removed.includes(id)));
        }}
      >
        Delete
      </button>
      <button type="button" onClick={focus.move}>
        Move
      </button>
    </>
  );
}

it.each([
  [["a"], "b"],
  [["b"], "c"],
  [["c"], "b"],
  [["a", "b"], "c"],
  [["b", "c"], "a"],
  [["a", "b", "c"], ""],
])("the focus goes from removed %j to %j", async (removed, next) => {
  render(<List removed={removed} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(screen.getByRole("button", { name: "Move" }));
  expect(document.activeElement?.getAttribute("data-row") ?? "").toBe(next);
  expect(document.activeElement).not.toBe(document.body);
});

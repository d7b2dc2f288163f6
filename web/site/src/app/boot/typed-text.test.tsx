import { dirtyFields } from "kit/ui/dirty-fields";
import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { replayTypedText } from "./typed-text.ts";

function Search() {
  const [text, setText] = useState("");
  return (
    <>
      <input aria-label="Buscar" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

it("passes text typed before hydration to the component and keeps the caret", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(<Search />);
  const input = root.querySelector("input") as HTMLInputElement;
  input.focus();
  input.value = "rodamiento";
  input.setSelectionRange(3, 3);

  const typed = dirtyFields(root);
  await act(async () => void hydrateRoot(root, <Search />));
  await act(async () => replayTypedText(typed));

  expect(root.querySelector("output")?.textContent).toBe("rodamiento");
  expect(input.value).toBe("rodamiento");
  expect(input.selectionStart).toBe(3);
  expect(document.activeElement).toBe(input);
});

it("finds changed text fields only", () => {
  document.body.innerHTML =
    '<input id="a" value="x"><input id="b" value="x"><input type="checkbox" checked><textarea>t</textarea>';
  const changed = document.querySelector<HTMLInputElement>("#b");
  if (changed) changed.value = "y";
  expect([...dirtyFields(document.body)]).toEqual([[changed, "y"]]);
});

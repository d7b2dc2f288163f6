import { expect, it, vi } from "vitest";
import { drawLaterParts } from "./later.ts";

it("lays one part out in each idle moment", async () => {
  document.body.innerHTML = "<main><p data-later></p><p></p><p data-later></p></main>";
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const parts = [...document.querySelectorAll("p")];
  const shown = () => parts.map((part) => part.style.contentVisibility);
  drawLaterParts(document.body);
  expect(shown()).toEqual(["visible", "", ""]);
  idle.shift()?.();
  expect(shown()).toEqual(["visible", "", "visible"]);
  idle.shift()?.();
  expect(idle).toEqual([]);
  vi.unstubAllGlobals();
});

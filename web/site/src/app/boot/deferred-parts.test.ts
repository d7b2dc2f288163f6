// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { renderDeferredParts } from "./deferred-parts.ts";

it("renders one part in each idle period, in the page's font", async () => {
  document.body.innerHTML = "<main><p data-defer></p><p></p><p data-defer></p></main>";
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const parts = [...document.querySelectorAll("p")];
  const shown = () =>
    parts.map(({ style }) => [style.contentVisibility, style.fontFamily].join(" ").trim());
  const isDrawn = () => "drawn" in document.documentElement.dataset;
  renderDeferredParts(document.body);
  expect(shown()).toEqual(["visible inherit", "", ""]);
  idle.shift()?.();
  expect(shown()).toEqual(["visible inherit", "", "visible inherit"]);
  expect(isDrawn()).toBe(false);
  idle.shift()?.();
  expect(isDrawn()).toBe(true);
  expect(idle).toEqual([]);
  vi.unstubAllGlobals();
});

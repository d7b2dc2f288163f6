import { afterLoad, whenIdle } from "./idle.ts";

/** Renders deferred parts one by one when idle, so that the scroll bar gets its final length. */
export function renderDeferredParts(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-defer]")];
  const next = () => {
    const part = parts.shift();
    if (part === undefined) {
      document.documentElement.dataset.drawn = "";
      return;
    }
    part.style.contentVisibility = "visible";
    part.style.fontFamily = "inherit";
    whenIdle(next);
  };
  afterLoad(next);
}

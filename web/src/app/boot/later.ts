import { afterLoad, whenIdle } from "./idle.ts";

/**
 * Lays the parts out that the first screen did not wait for (`later` in ui/section.tsx), one in each idle moment after
 * the page has loaded: so the scroll bar tells the truth, and a picture of the whole page shows all of it.
 */
export function drawLaterParts(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-later]")];
  const next = () => {
    const part = parts.shift();
    if (part === undefined) return;
    part.style.contentVisibility = "visible";
    whenIdle(next);
  };
  afterLoad(next);
}

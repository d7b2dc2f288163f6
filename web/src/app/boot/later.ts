import { afterLoad, whenIdle } from "./idle.ts";

/**
 * Lays the parts out that the first screen did not wait for (`later` in ui/section.tsx), one in each idle moment after
 * the page has loaded: so the scroll bar tells the truth, and a picture of the whole page shows all of it. Each part gets
 * the web font with that; whatever is drawn after the last one has it from the start (site-global-css.ts).
 */
export function drawLaterParts(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-later]")];
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

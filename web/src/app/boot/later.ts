/** Safari lays out at once when asked; it has no idle moments to wait for. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work);

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
  if (document.readyState === "complete") next();
  else window.addEventListener("load", () => whenIdle(next), { once: true });
}

/** Does `work` in the next idle moment. Safari has none to wait for: there it comes at once. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work);
}

/** Does `work` when the page is loaded and idle; now, when it has been loaded before. */
export function afterLoad(work: () => void): void {
  if (document.readyState === "complete") work();
  else window.addEventListener("load", () => whenIdle(work), { once: true });
}

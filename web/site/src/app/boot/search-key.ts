import { paths } from "kit/lib/paths";

/** `/` leads to the search box of the page, or to the page that searches everything. */
export function startSearchKey(): void {
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest("input, textarea, select")) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const box = document.getElementById("q");
    if (box) box.focus();
    else location.href = paths.search;
  });
}

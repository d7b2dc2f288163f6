/** `/` leads to the search of the page. */
export function startSearchKey(page: Document): void {
  page.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest("input, textarea, select")) return;
    const box = page.getElementById("q");
    if (box === null) return;
    event.preventDefault();
    box.focus();
  });
}

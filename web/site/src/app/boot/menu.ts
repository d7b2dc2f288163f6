/** Polyfills the menu dialog and closes it before the page enters the back/forward cache. */
export function startMenu(): void {
  const openers = !("commandForElement" in HTMLButtonElement.prototype);
  const lightDismiss = !("closedBy" in HTMLDialogElement.prototype);
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest("dialog");
    if (openers) {
      const button = target.closest("button[commandfor]");
      const named = document.getElementById(button?.getAttribute("commandfor") ?? "");
      if (named instanceof HTMLDialogElement) {
        if (button?.getAttribute("command") === "show-modal") named.showModal();
        else named.close();
        return;
      }
    }
    if (dialog?.id === "menu" && (target.closest("a") || (lightDismiss && target === dialog))) {
      dialog.close();
    }
  });
  window.addEventListener("pagehide", () => {
    for (const dialog of document.querySelectorAll("dialog[open]")) {
      (dialog as HTMLDialogElement).close();
    }
  });
}

export function logUnknownPath(root: HTMLElement): void {
  if (root.querySelector("[data-404]")) {
    console.warn("404: no page at", location.pathname);
  }
}

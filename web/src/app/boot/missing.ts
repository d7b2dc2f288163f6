/** Writes the bad path to the console on the 404 page (PUB-39). @param root the page, finished by the server */
export function reportMissing(root: HTMLElement): void {
  if (root.querySelector("[data-missing]")) {
    console.warn("404: no page at", location.pathname);
  }
}

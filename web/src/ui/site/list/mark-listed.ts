/** Marks links that were added to the page after it was loaded. */
export function markListed(): void {
  import("./add-items.ts").then(
    ({ markItems }) => markItems(),
    () => {},
  );
}

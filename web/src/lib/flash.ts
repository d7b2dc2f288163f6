/** A message for the page that comes next: a redirect must not swallow what it was for. */
export interface Flash {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly text?: string | undefined;
}

const KEY = "nhk.flash";

/** Leaves a message for the next page of this tab. Without storage it is lost, and the redirect still happens. */
export function leaveFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(flash));
  } catch (error) {
    console.warn("No storage for a message:", error);
  }
}

/** Takes the message that the page before has left, if it has. */
export function takeFlash(): Flash | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const value: unknown = text === null ? null : JSON.parse(text);
    return isFlash(value) ? value : null;
  } catch {
    return null;
  }
}

function isFlash(value: unknown): value is Flash {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    (value.kind === "success" || value.kind === "error") &&
    "title" in value &&
    typeof value.title === "string"
  );
}

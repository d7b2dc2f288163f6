type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Passes text typed before hydration to components with state. */
export function replayTypedText(typed: ReadonlyMap<TextField, string>): void {
  for (const [field, text] of typed) {
    if (!field.isConnected) continue;
    if (field.type === "file") {
      field.dispatchEvent(new Event("input", { bubbles: true }));
      continue;
    }
    // A field that was reset has its caret at the start: null leaves it behind the text that is set.
    const caret = field.value === text ? field.selectionStart : null;
    // React ignores an event whose value equals the tracked one.
    field.value = field.defaultValue;
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
    if (caret !== null && document.activeElement === field) field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fields of a page whose text its visitor has changed, with that text. */
export function dirtyFields(root: ParentNode): Map<TextField, string> {
  const fields = root.querySelectorAll<TextField>("input, textarea");
  return new Map(
    [...fields]
      .filter((field) => field.type !== "checkbox" && field.type !== "radio")
      .filter((field) => field.value !== field.defaultValue)
      .map((field) => [field, field.value]),
  );
}

/**
 * Tells a freshly hydrated page of the text that was typed before it listened: each text is set once more, through an
 * input event, so that components that keep the value in their state learn it. Caret and focus stay.
 * @param before texts when hydration began
 * @param after texts when it was done: newer, but missing where a component has reset its field
 */
export function retype(before: Map<TextField, string>, after: Map<TextField, string>): void {
  for (const [field, text] of new Map([...before, ...after])) {
    if (!field.isConnected) continue;
    const caret = field.selectionStart;
    // React compares with the value that it last saw, which is what an assignment sets and the prototype's setter does not.
    field.value = field.defaultValue;
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
    if (caret !== null && document.activeElement === field) field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

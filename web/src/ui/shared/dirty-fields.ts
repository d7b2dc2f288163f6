type TextField = HTMLInputElement | HTMLTextAreaElement;

/** @returns the text fields with their changed text */
export function dirtyFields(root: ParentNode): Map<TextField, string> {
  const fields = root.querySelectorAll<TextField>("input, textarea");
  return new Map(
    [...fields]
      .filter((field) => field.type !== "checkbox" && field.type !== "radio")
      .filter((field) => field.value !== field.defaultValue)
      .map((field) => [field, field.value]),
  );
}

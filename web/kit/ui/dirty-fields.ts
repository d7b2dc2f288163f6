type TextField = HTMLInputElement | HTMLTextAreaElement;

/** @returns the text fields with their changed text */
export function dirtyFields(root: ParentNode): Map<TextField, string> {
  const fields = root.querySelectorAll<TextField>("input, textarea");
  return new Map(
    [...fields]
      .filter(({ type }) => !["checkbox", "radio"].includes(type))
      .filter((field) => field.value !== field.defaultValue)
      .map((field) => [field, field.value]),
  );
}

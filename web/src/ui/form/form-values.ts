import { type FieldSpec, type FormValues, tidy } from "./field-spec.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
    ? element
    : null;
}

/** The tidied values of a form. @param boxes names of boxes to tick */
export function readValues(
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  boxes: readonly string[],
): FormValues {
  const texts = fields.map(({ name, kind }) => {
    const control = controlOf(form, name);
    return [name, control === null ? "" : tidy(control.value, kind)] as const;
  });
  const ticks = boxes.map((name) => {
    const box = controlOf(form, name);
    return [name, box instanceof HTMLInputElement && box.checked ? "on" : ""] as const;
  });
  return Object.fromEntries([...texts, ...ticks]);
}

/** Puts values into fields that are empty and ticks boxes; what the visitor has typed already stays. */
export function fillEmpty(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control === null || value === "") continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
    else if (control.value === "") control.value = value;
  }
}

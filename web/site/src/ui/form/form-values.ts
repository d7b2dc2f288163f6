import { cleanValue, type FieldSpec, type FormValues } from "kit/ui/field-spec";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function findControl(form: HTMLFormElement, name: string): Control | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
    ? element
    : null;
}

export function readValues(
  form: HTMLFormElement,
  fields: readonly Pick<FieldSpec, "name" | "kind">[],
  checkboxes: readonly string[],
): FormValues {
  const texts = fields.map(({ name, kind }) => {
    const control = findControl(form, name);
    return [name, control === null ? "" : cleanValue(control.value, kind)] as const;
  });
  const ticks = checkboxes.map((name) => {
    const box = findControl(form, name);
    return [name, box instanceof HTMLInputElement && box.checked ? "on" : ""] as const;
  });
  return Object.fromEntries([...texts, ...ticks]);
}

/** What the visitor has typed stays. */
export function fillEmpty(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = findControl(form, name);
    if (control === null || value === "") continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
    else if (control.value === "") control.value = value;
  }
}

/** A text typed before hydration has got a suggestion beside it. */
export function replaceTexts(
  form: HTMLFormElement,
  names: readonly string[],
  values: FormValues,
): void {
  for (const name of names) {
    const control = findControl(form, name);
    const value = values[name] ?? "";
    if (control && control.value.trim() !== value) control.value = value;
  }
}

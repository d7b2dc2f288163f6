import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { type AddressKeys, formatAddress, parseAddress } from "#calculators/address.ts";
import type { Note, ShownError } from "../kinds/views.ts";

/** After the last key. */
const DELAY_MS = 150;

type Control = HTMLInputElement | HTMLSelectElement;

export type InputTexts = Readonly<Record<string, string>>;

export interface Inputs {
  /** Of the fields that differ from their initial values. */
  readonly texts: InputTexts;
  /** Fields that the visitor has been in. */
  readonly touched: ReadonlySet<string>;
  /** Of `texts`, without "?". */
  readonly query: string;
  readonly events: {
    readonly onInput: (event: FormEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly reset: () => void;
}

/** Values live in the document, so that what is typed or chosen before hydration stays. */
export function useInputs(
  form: RefObject<HTMLFormElement | null>,
  keys: AddressKeys<string>,
): Inputs {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [texts, setTexts] = useState<InputTexts>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const linked = parseAddress(keys, location.search);
    for (const [name, text] of Object.entries(linked)) {
      const control = findControl(form.current, name);
      if (control && text !== undefined && findText(control) === undefined) fill(control, text);
    }
    // Reads the values of the link, and those typed before hydration.
    form.current?.dispatchEvent(new Event("input", { bubbles: true }));
    return () => clearTimeout(timer.current);
  }, [form, keys]);

  function update(): void {
    const read = readTexts(form.current, keys);
    const query = formatAddress(keys, read);
    setTexts(read);
    history.replaceState(history.state, "", query === "" ? location.pathname : `?${query}`);
  }

  function touch({ target }: FormEvent | FocusEvent): void {
    const name = isControl(target) ? target.name : "";
    if (name !== "") setTouched((names) => (names.has(name) ? names : new Set(names).add(name)));
  }

  return {
    texts,
    touched,
    query: formatAddress(keys, texts),
    events: {
      onBlur: touch,
      onInput: (event) => {
        touch(event);
        clearTimeout(timer.current);
        timer.current = setTimeout(update, DELAY_MS);
      },
    },
    reset: () => {
      clearTimeout(timer.current);
      form.current?.reset();
      setTouched(new Set());
      update();
    },
  };
}

/** A field that the visitor has not reached yet is not wrong. */
export function shownErrors(
  { texts, touched }: Inputs,
  errors: readonly ShownError[] = [],
): readonly Note[] {
  return errors.filter(
    ({ field, reason }) =>
      reason !== "missing" || (field !== null && (field in texts || touched.has(field))),
  );
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function findControl(form: HTMLFormElement | null, name: string): Control | null {
  const element = form?.elements.namedItem(name);
  return isControl(element) ? element : null;
}

/** @returns undefined for an untouched field */
function findText(control: Control): string | undefined {
  const initial = control instanceof HTMLInputElement ? control.defaultValue : "";
  return control.value === initial ? undefined : control.value;
}

function fill(control: Control, text: string): void {
  control.value = text;
  if (control.value === text) return;
  // A list of a link that is older than the catalog; the message says what is wrong with it.
  const option = document.createElement("option");
  option.value = text;
  option.textContent = text;
  control.append(option);
  control.value = text;
}

function readTexts(form: HTMLFormElement | null, keys: AddressKeys<string>): InputTexts {
  const texts: Record<string, string> = {};
  for (const name of Object.keys(keys)) {
    const control = findControl(form, name);
    const text = control === null ? undefined : findText(control);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { attemptFor, clearDraft, type Draft, readDraft, writeDraft } from "./draft.ts";
import type { FieldSpec, FormErrors, FormValues } from "./field-spec.ts";
import { fillEmpty, readValues } from "./form-values.ts";

/** What is sent besides the values. */
export interface Sending {
  /** UUID of this content: the same content sent again keeps it. */
  readonly id: string;
  /** Milliseconds from the sight of the form to now. */
  readonly elapsed_ms: number;
}

interface FormOptions {
  /** Name of the form in the page and in the tab's memory. */
  readonly name: string;
  readonly fields: readonly FieldSpec[];
  /** Names of boxes to tick, which are values as well. */
  readonly boxes?: readonly string[];
  /** What is wrong with tidied values. Rejects only when its code cannot be fetched. */
  readonly check: (values: FormValues) => Promise<FormErrors>;
  readonly send: (values: FormValues, sending: Sending) => Promise<void>;
  /** Says that it went well, or not. The failure is logged already. */
  readonly onSent: () => void;
  readonly onFailed: () => void;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Where focus goes when several fields are wrong. */
  readonly summary: RefObject<HTMLElement | null>;
  /** Where focus goes after sending. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Values for fields that are still empty, known only in the browser. */
  readonly suggest?: () => FormValues;
}

/**
 * A form whose values live in the document: it works before React arrives, survives failure and reload, checks on
 * sending and from then on when a marked field is left, and cannot be sent twice.
 */
export function useForm(options: FormOptions) {
  const { name, fields, boxes = [], form, summary } = options;
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  /** Counts checks that found something, so that focus moves at each of them and at nothing else. */
  const [rejections, setRejections] = useState(0);

  const first = useRef(options);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    // Until now the browser's own checks were the only ones.
    element.noValidate = true;
    const { name: key, suggest } = first.current;
    fillEmpty(element, { ...suggest?.(), ...readDraft(key)?.values });
  }, [form]);

  useEffect(() => {
    if (rejections === 0) return;
    if (summary.current) summary.current.focus();
    else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [rejections, form, summary]);

  function values(): FormValues {
    return form.current === null ? {} : readValues(form.current, fields, boxes);
  }

  function remember(change: Partial<Draft>): void {
    const draft = readDraft(name) ?? { values: {}, started_at: Date.now() };
    writeDraft(name, { ...draft, ...change });
  }

  function onBlur({ target }: FormEvent<HTMLFormElement>): void {
    const field = target instanceof HTMLElement ? target.getAttribute("name") : null;
    if (field === null || !(field in errors)) return;
    void options.check(values()).then(({ [field]: message }) => {
      setErrors(({ [field]: _old, ...others }) =>
        message === undefined ? others : { ...others, [field]: message },
      );
    });
  }

  /** Checks and sends. @returns what is wrong with the values; nothing was sent unless it is empty */
  async function attempt(): Promise<FormErrors> {
    const sent = values();
    const found = await options.check(sent);
    if (Object.keys(found).length > 0) return found;
    const draft = readDraft(name);
    const { id, content } = attemptFor(draft, sent, () => crypto.randomUUID());
    remember({ values: sent, attempt: { id, content } });
    const typedFor = draft === null ? 0 : Date.now() - draft.started_at;
    const elapsed = Math.round(Math.max(performance.now(), typedFor));
    await options.send(sent, { id, elapsed_ms: elapsed });
    return {};
  }

  async function submit(): Promise<void> {
    setFailed(false);
    let found: FormErrors;
    try {
      found = await attempt();
    } catch (error) {
      console.warn("Not sent:", error);
      setErrors({});
      setFailed(true);
      options.onFailed();
      return;
    }
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setRejections((count) => count + 1);
      return;
    }
    clearDraft(name);
    form.current?.reset();
    options.heading.current?.focus();
    options.onSent();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // State changes with the next drawing; a second press may come before it.
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    void submit().finally(() => {
      isBusy.current = false;
      setBusy(false);
    });
  }

  return {
    busy,
    failed,
    errors,
    events: { onSubmit, onBlur, onInput: () => remember({ values: values() }) },
  };
}

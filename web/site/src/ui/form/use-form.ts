import {
  clearDraft,
  type Draft,
  initialValues,
  readDraft,
  submissionIdFor,
  writeDraft,
} from "kit/ui/draft";
import type { FieldSpec, FormErrors, FormValues } from "kit/ui/field-spec";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { fillEmpty, readValues, replaceTexts } from "./form-values.ts";

export interface Sending {
  /** The same content sent again keeps it. */
  readonly id: string;
  /** Since the page was opened or the draft begun. */
  readonly elapsed_ms: number;
}

interface FormOptions {
  readonly name: string;
  readonly fields: readonly Pick<FieldSpec, "name" | "kind">[];
  readonly checkboxes?: readonly string[];
  readonly check: (values: FormValues) => Promise<FormErrors>;
  /** Waits for values that are still on their way; what is then in the form is checked again and sent. */
  readonly settle: () => Promise<void>;
  readonly send: (values: FormValues, sending: Sending) => Promise<void>;
  readonly onSent: (values: FormValues, id: string) => void;
  readonly onFailed: () => void;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes focus when several fields are wrong. */
  readonly summary: RefObject<HTMLElement | null>;
  readonly suggest?: () => FormValues;
}

/** Values live in the document, so that the form works before hydration and survives failure and reload. */
export function useForm(options: FormOptions) {
  const { name, fields, checkboxes = [], form, summary } = options;
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [rejections, setRejections] = useState(0);

  const suggested = useRef<FormValues>({});
  const first = useRef(options);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    element.noValidate = true;
    const { name: key, suggest, fields: specs } = first.current;
    const texts = specs.filter(({ kind }) => kind === "textarea").map((spec) => spec.name);
    const draft = readDraft(key);
    const suggestion = Object.entries(suggest?.() ?? {}).filter(([, value]) => value !== "");
    suggested.current = { ...draft?.suggested, ...Object.fromEntries(suggestion) };
    const typed = Object.entries(readValues(element, specs, [])).filter(([, text]) => text !== "");
    const values = { ...draft?.values, ...Object.fromEntries(typed) };
    const start = { started_at: 0, ...draft, values: values };
    const initial = initialValues(start, Object.fromEntries(suggestion), texts);
    fillEmpty(element, initial);
    replaceTexts(element, texts, initial);
  }, [form]);

  useEffect(() => {
    if (rejections === 0) return;
    if (summary.current) summary.current.focus();
    else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [rejections, form, summary]);

  function values(): FormValues {
    return form.current === null ? {} : readValues(form.current, fields, checkboxes);
  }

  /** Two pages may show one form with different fields. */
  function remember(change: Partial<Draft>): void {
    const draft = readDraft(name) ?? { values: {}, started_at: Date.now() };
    const currentValues = { ...draft.values, ...change.values };
    writeDraft(name, { ...draft, suggested: suggested.current, ...change, values: currentValues });
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

  /** @returns the id under which the values were sent */
  async function sendAs(sent: FormValues): Promise<string> {
    const draft = readDraft(name);
    const { id, content } = submissionIdFor(draft, sent, () => crypto.randomUUID());
    remember({ values: sent, attempt: { id, content } });
    const typedFor = draft === null ? 0 : Date.now() - draft.started_at;
    const elapsed = Math.round(Math.max(performance.now(), typedFor));
    await options.send(sent, { id, elapsed_ms: elapsed });
    return id;
  }

  async function accept(checked: FormValues): Promise<boolean> {
    const found = await options.check(checked);
    setErrors(found);
    const isClean = Object.keys(found).length === 0;
    if (!isClean) setRejections((count) => count + 1);
    return isClean;
  }

  async function submit(): Promise<void> {
    setFailed(false);
    let sent = values();
    let id: string;
    try {
      if (!(await accept(sent))) return;
      await options.settle();
      sent = values();
      if (!(await accept(sent))) return;
      id = await sendAs(sent);
    } catch (error) {
      console.warn("Sending the form failed", error);
      setErrors({});
      setFailed(true);
      options.onFailed();
      return;
    }
    resetTo(typedSince(sent));
    options.onSent(sent, id);
  }

  function typedSince(sent: FormValues): FormValues {
    const isHidden = (field: string) =>
      form.current?.querySelector(`[name="${field}"]`)?.getAttribute("type") === "hidden";
    const entries = Object.entries(values());
    return Object.fromEntries(
      entries.filter(([field, value]) => value !== sent[field] && !isHidden(field)),
    );
  }

  function resetTo(later: FormValues): void {
    clearDraft(name);
    form.current?.reset();
    if (form.current === null || Object.keys(later).length === 0) return;
    fillEmpty(form.current, later);
    remember({ values: later });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // A second press may precede the next rendering.
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

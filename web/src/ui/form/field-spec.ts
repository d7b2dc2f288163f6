/** What a form knows of one of its fields. Values live in the document; this says how they are asked for. */
export interface FieldSpec {
  /** Name in the form's values. */
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "tel" | "select" | "textarea";
  readonly required: boolean;
  /** An example of an answer; for a select, its first, empty option. */
  readonly placeholder: string;
  readonly autoComplete?: string | undefined;
  /** For a select: stored value and label. */
  readonly options?: readonly (readonly [value: string, label: string])[] | undefined;
  /** For a textarea: lines shown. */
  readonly rows?: number | undefined;
  /** Takes the whole width of the grid. */
  readonly wide?: boolean | undefined;
}

/** The values of a form by field name. A ticked box is 'on', anything empty is ''. */
export type FormValues = Readonly<Record<string, string>>;
/** What is wrong, by field name, in the visitor's language. */
export type FormErrors = Readonly<Record<string, string>>;

/** Id of a field's control: what labels, error links and focus go to. @param form name of the form */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/**
 * Makes a typed value what the person meant: no blanks at the ends, one kind of line break, and no control characters,
 * which only come from copying out of other programs.
 */
export function tidy(value: string, kind: FieldSpec["kind"]): string {
  const unbroken = value.replace(/\r\n?/g, "\n");
  const plain =
    kind === "textarea"
      ? unbroken.replace(/[^\P{Cc}\n\t]+/gu, " ")
      : unbroken.replace(/\p{Cc}+/gu, " ");
  return plain.trim();
}

import { toLines, toOneLine } from "domain/shared/clean-text";

export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "tel" | "select" | "textarea";
  readonly required: boolean;
  /** For a select: its first, empty option. */
  readonly placeholder: string;
  readonly autoComplete?: string | undefined;
  readonly options?: readonly (readonly [value: string, label: string])[] | undefined;
  readonly rows?: number | undefined;
  readonly wide?: boolean | undefined;
}

/** Values by field name: 'on' for a ticked checkbox, '' for anything empty. */
export type FormValues = Readonly<Record<string, string>>;
export type FormErrors = Readonly<Record<string, string>>;

/** @param form name of the form */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** Control characters come from copied text. */
export function cleanValue(value: string, kind: FieldSpec["kind"]): string {
  return (kind === "textarea" ? toLines(value) : toOneLine(value)).trim();
}

import { readStored, removeStored, writeStored } from "../lib/browser-storage.ts";
import type { FormValues } from "./field-spec.ts";

/** Kept in session storage. */
export interface Draft {
  readonly values: FormValues;
  /** In milliseconds since 1970. */
  readonly started_at: number;
  /** Tells a suggested value from a typed one. */
  readonly suggested?: FormValues | undefined;
  /** A retry of the same content keeps its id, so that no second submission is stored. */
  readonly attempt?: { readonly id: string; readonly content: string } | undefined;
}

export const draftKey = (form: string) => `form:${form}` as const;

export function readDraft(form: string): Draft | null {
  const stored = readStored("sessionStorage", draftKey(form));
  return isDraft(stored) ? stored : null;
}

export function writeDraft(form: string, draft: Draft): void {
  writeStored("sessionStorage", draftKey(form), draft);
}

export function clearDraft(form: string): void {
  removeStored("sessionStorage", draftKey(form));
}

/**
 * A new suggestion replaces an earlier one and an empty value, but not what the visitor typed.
 * @param suggestion without empty values
 * @param texts fields of several lines, where it stands beside what was typed
 */
export function initialValues(
  draft: Draft | null,
  suggestion: FormValues,
  texts: readonly string[] = [],
): FormValues {
  const values: Record<string, string> = { ...draft?.values };
  for (const [name, value] of Object.entries(suggestion)) {
    const earlier = draft?.suggested?.[name] ?? "";
    const initialText = values[name] ?? "";
    if (value === earlier || initialText.includes(value)) continue;
    if (initialText === "" || initialText === earlier) values[name] = value;
    else if (!texts.includes(name)) continue;
    else if (earlier !== "" && initialText.includes(earlier))
      values[name] = initialText.replace(earlier, () => value);
    else values[name] = `${initialText}\n\n${value}`;
  }
  return values;
}

/** @param newId makes a UUID */
export function submissionIdFor(
  draft: Draft | null,
  values: FormValues,
  newId: () => string,
): NonNullable<Draft["attempt"]> {
  const content = JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (draft?.attempt?.content === content) return draft.attempt;
  return { id: newId(), content };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { values, started_at: startedAt } = value as Partial<Draft>;
  return (
    typeof startedAt === "number" &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((entry) => typeof entry === "string")
  );
}

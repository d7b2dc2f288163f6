import type { FormValues } from "./field-spec.ts";

/** What a tab remembers of a form that was not sent yet. It never leaves the tab and ends with it. */
export interface Draft {
  readonly values: FormValues;
  /** When the first letter was typed, in milliseconds since 1970. */
  readonly started_at: number;
  /** The last attempt: the same content keeps its id, so that a retry cannot become a second inquiry. */
  readonly attempt?: { readonly id: string; readonly content: string } | undefined;
}

/** Name under which the tab keeps a form's draft; `data-draft` on the form tells the boot script. */
export const draftKey = (form: string) => `form:${form}`;

/** The draft of a form, or null when there is none or the browser keeps nothing. */
export function readDraft(form: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? "null");
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers a draft; a browser that refuses storage costs the visitor nothing but the safety net. */
export function writeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Forgets a draft. */
export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // Storage is forbidden: there was no draft.
  }
}

/**
 * The id under which these values are sent: that of the last attempt when nothing changed since, else a new one.
 * @param newId makes a UUID
 */
export function attemptFor(
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

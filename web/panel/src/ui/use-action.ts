import { DomainError } from "domain/shared/errors";
import { useRef, useState } from "react";
import { notify } from "./toasts/toaster.tsx";

export interface Notice {
  readonly title: string;
  readonly description?: string;
}

interface ActionMessages<Result> {
  /** Left out, or undefined for a result: no toast. */
  readonly success?: Notice | ((result: Result) => Notice | undefined);
  readonly failure: Notice | ((error: unknown) => Notice);
}

/**
 * Shows the end of an action as a toast. A second call meanwhile does nothing.
 * @returns `run`, which never rejects and returns whether the action succeeded
 */
export function useAction<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
  messages: ActionMessages<Result>,
): [run: (...args: Args) => Promise<boolean>, busy: boolean] {
  const [busy, setBusy] = useState(false);
  // A second press in the same render would read the old state.
  const running = useRef(false);

  async function run(...args: Args): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      const result = await action(...args);
      const { success } = messages;
      const notice = typeof success === "function" ? success(result) : success;
      if (notice) notify.success(notice.title, notice.description);
      return true;
    } catch (error) {
      logFailure(error);
      const { failure } = messages;
      if (typeof failure === "function") {
        const { title, description } = failure(error);
        notify.error(title, withReference(description, error));
      } else {
        notifyFailure(failure, error);
      }
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return [run, busy];
}

export function logFailure(error: unknown): void {
  if (error instanceof DomainError && error.code !== "internal") console.warn(error);
  else console.error(error);
}

/** Prefers the text that the server sent for administrators. */
export function failureText<Text extends string | undefined>(
  error: unknown,
  fallback: Text,
): string | Text {
  return withReference(error instanceof DomainError ? (error.safe ?? fallback) : fallback, error);
}

const REFERENCE = /^[\da-f]{12}$/i;

/** Appends what finds the log lines of a call that failed inside (docs/operations.md). */
function withReference<Text extends string | undefined>(text: Text, error: unknown): string | Text {
  const { details } = ((error as Error | null)?.cause ?? {}) as {
    details?: { reference?: unknown };
  };
  const reference = String(details?.reference);
  if (!REFERENCE.test(reference) || text?.includes(reference)) return text;
  return `${text ?? ""} Reference ${reference}.`.trim();
}

export function notifyFailure({ title, description }: Notice, error: unknown): void {
  notify.error(title, failureText(error, description));
}

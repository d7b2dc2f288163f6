import { DomainError } from "functions/domain/errors";
import { useRef, useState } from "react";
import { notify } from "./toaster.tsx";

/** A toast's words. */
export interface Notice {
  readonly title: string;
  readonly description?: string;
}

interface ActionWords<Result> {
  /** What to say when it is done; nothing when left out, or for a result that is no success. */
  readonly success?: Notice | ((result: Result) => Notice | undefined);
  /** What to say when it failed. The description gives way to a sentence that the server marked as fit to be shown. */
  readonly failure: Notice | ((error: unknown) => Notice);
}

/**
 * An act with its three audiences: the person hears the feature's words, the log gets the original, and `busy` tells the
 * screen (ARCHITECTURE 7). A second press while it runs does nothing.
 * @returns `run`, which never rejects and tells whether it was done, and `busy`
 */
export function useAction<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  words: ActionWords<Result>,
): [run: (...args: Args) => Promise<boolean>, busy: boolean] {
  const [busy, setBusy] = useState(false);
  // State would still be old at a second press in the same moment.
  const running = useRef(false);

  async function run(...args: Args): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      const result = await act(...args);
      const notice = typeof words.success === "function" ? words.success(result) : words.success;
      if (notice) notify.success(notice.title, notice.description);
      return true;
    } catch (error) {
      report(error);
      const { title, description } = failureNotice(words.failure, error);
      notify.error(title, description);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return [run, busy];
}

/** A refusal with a known code is part of the day's work; anything else is a fault. */
function report(error: unknown): void {
  if (error instanceof DomainError && error.code !== "internal") console.warn(error);
  else console.error(error);
}

function failureNotice(failure: Notice | ((error: unknown) => Notice), error: unknown): Notice {
  if (typeof failure === "function") return failure(error);
  const safe = error instanceof DomainError ? error.safe : undefined;
  return safe === undefined ? failure : { title: failure.title, description: safe };
}

import type { StoredSubmission } from "domain/contact/submission";
import { useMemo, useSyncExternalStore } from "react";
import type { Live } from "#firebase/use-live.ts";
import { observed } from "#lib/observed.ts";

/** A change that is shown before it is stored. */
interface PendingChange {
  readonly concerns: (id: string) => boolean;
  readonly apply: (submission: StoredSubmission) => StoredSubmission;
  /** Whether a stored submission has the change, or a later one. */
  readonly hasArrived: (stored: StoredSubmission) => boolean;
}

const pending = observed<readonly (PendingChange & { isAnswered: boolean })[]>([]);

/** Shows a change until it is read from the store, and takes it back when the work fails. */
export async function showWhile(change: PendingChange, work: () => Promise<unknown>) {
  const entry = { ...change, isAnswered: false };
  pending.set([...pending.get().filter(({ isAnswered }) => !isAnswered), entry]);
  try {
    await work();
    entry.isAnswered = true;
    pending.set([...pending.get()]);
  } catch (error) {
    pending.set(pending.get().filter((other) => other !== entry));
    throw error;
  }
}

function withPendingChanges(stored: StoredSubmission): StoredSubmission {
  return pending
    .get()
    .filter(({ concerns, hasArrived, isAnswered }) => {
      if (!concerns(stored.id)) return false;
      return !isAnswered || !hasArrived(stored);
    })
    .reduce((submission, { apply }) => apply(submission), stored);
}

/** The submissions of a query with the changes of this tab that are on their way. */
export function useWithPendingChanges(
  live: Live<readonly StoredSubmission[]>,
): Live<readonly StoredSubmission[]> {
  const changes = useSyncExternalStore(pending.subscribe, pending.get);
  return useMemo(() => {
    if (live.state !== "ready" || changes.length === 0) return live;
    return { ...live, data: live.data.map(withPendingChanges) };
  }, [live, changes]);
}

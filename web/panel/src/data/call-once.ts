import { DomainError, type ErrorCode } from "domain/shared/errors";

/** The functions' SDK says "internal" when the connection breaks. */
const LOST: readonly ErrorCode[] = ["internal", "unavailable", "deadline-exceeded"];

/** Limit of the calls, with the present id. */
const MAX_IDS = 50;

interface Unanswered {
  /** The last change, as it was sent. */
  readonly change: string;
  /** Of all attempts that may have been stored although no answer arrived, the oldest first. */
  readonly ids: readonly string[];
}

const unanswered = new Map<string, Unanswered>();

/**
 * Runs a call that changes something once for each id. When its answer is lost, it is asked once more, and whoever asks
 * for the same change next asks with the same id.
 * @param subject names what is changed
 * @param change what it becomes, with what it was before: the same change to something newer is another one
 * @param run gets the ids of earlier changes of the subject whose answers never came, too
 * @throws DomainError of the call
 */
export async function callOnce<T>(
  subject: string,
  change: unknown,
  run: (id: string, earlierIds: string[]) => Promise<T>,
): Promise<T> {
  const sent = JSON.stringify(change);
  const before = unanswered.get(subject);
  const repeatedId = before?.change === sent ? before.ids.at(-1) : undefined;
  const id = repeatedId ?? crypto.randomUUID();
  const earlierIds = (before?.ids ?? []).filter((other) => other !== id).slice(1 - MAX_IDS);
  unanswered.set(subject, { change: sent, ids: [...earlierIds, id] });
  let wasLost = repeatedId !== undefined;
  const forget = (ids: readonly string[]) => {
    if (unanswered.get(subject)?.ids.at(-1) !== id) return;
    if (ids.length === 0) unanswered.delete(subject);
    else unanswered.set(subject, { change: "", ids });
  };
  try {
    const answer = await run(id, earlierIds).catch((error: unknown) => {
      wasLost ||= isLost(error);
      if (!isLost(error) || !navigator.onLine) throw error;
      return run(id, earlierIds);
    });
    forget([]);
    return answer;
  } catch (error) {
    if (!wasLost) forget(earlierIds);
    throw error;
  }
}

function isLost(error: unknown): boolean {
  return error instanceof DomainError && LOST.includes(error.code);
}

import { DomainError, type ErrorCode } from "domain/shared/errors";

/** The functions' SDK says "internal" when the connection breaks. */
const LOST: readonly ErrorCode[] = ["internal", "unavailable", "deadline-exceeded"];

/** Ids of operations that may have been stored although no answer arrived, by what they change. */
const unanswered = new Map<string, string>();

/**
 * Runs a call that changes something once for each id. When its answer is lost, it is asked once more, and whoever asks
 * for the same change later asks with the same id.
 * @param change what is changed, with what it had before: the same change to something newer is another one
 * @throws DomainError of the call
 */
export async function callOnce<T>(change: unknown, run: (id: string) => Promise<T>): Promise<T> {
  const key = JSON.stringify(change);
  const id = unanswered.get(key) ?? crypto.randomUUID();
  unanswered.set(key, id);
  try {
    const answer = await run(id).catch((error: unknown) => {
      if (!isLost(error) || !navigator.onLine) throw error;
      return run(id);
    });
    unanswered.delete(key);
    return answer;
  } catch (error) {
    if (!isLost(error)) unanswered.delete(key);
    throw error;
  }
}

function isLost(error: unknown): boolean {
  return error instanceof DomainError && LOST.includes(error.code);
}

const SHARED_READ_MS = 2000;

/** Caches the answer of a read in this process; 0 caches nothing. */
export function cachedRead<Answer>(
  read: () => Promise<Answer>,
  lifeMs: () => number,
  now: () => number = Date.now,
): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Answer } | undefined;
  let pending: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return async () => {
    const at = now();
    // The clock may have been set back.
    const isYounger = (from: number, ms: number) => at >= from && at - from < ms;
    if (last && isYounger(last.at, lifeMs())) return last.answer;
    const sharedMs = Math.min(lifeMs(), SHARED_READ_MS);
    if (pending && isYounger(pending.at, sharedMs)) return pending.answer;
    const mine = { at, answer: read() };
    pending = mine;
    try {
      const answer = await mine.answer;
      last = { at, answer };
      return answer;
    } finally {
      if (pending === mine) pending = undefined;
    }
  };
}

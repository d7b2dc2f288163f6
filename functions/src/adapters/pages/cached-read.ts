/** Caches the answer of a read in this process; 0 caches nothing. */
export function cachedRead<Answer>(
  read: () => Promise<Answer>,
  lifeMs: () => number,
  now: () => number = Date.now,
): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Answer } | undefined;
  return async () => {
    const at = now();
    // The clock may have been set back.
    if (last && at >= last.at && at - last.at < lifeMs()) return last.answer;
    const answer = await read();
    last = { at, answer };
    return answer;
  };
}
